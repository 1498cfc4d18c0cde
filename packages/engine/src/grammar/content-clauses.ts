import { isVerb } from '#grammar/sentence-view.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';

/** Nouns that take such a clause as well as a relative one: the sense that …, a rule that … */
export const thoughtNouns =
  /^(?:sense|judge?ment|rule|recognition|discovery|objection|awareness|confidence|complaint|certainty|understanding|insight|lesson|truth|charge|accusation|observation|intuition|reminder|rumou?r|myth|illusion|perception|requirement|guarantee|threat|suspicion|worry|anxiety|admission|faith|trust|prediction|consensus|probability|presumption|explanation|reassurance|assurance|warning|knowledge|forecast|estimate|insistence|allegation|verdict|finding|confession|boast|excuse|pretext|guess|instinct|premise|provision|thesis|revelation|superstition|stereotype|prejudice|misconception|delusion|fantasy|vow|pledge|legend)s?$/u;

/** "water that flows from", "danger that presses closely": a verb that looks like a plural noun. */
export const opensWithVerb = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NNS' && /^(?:IN|RB|TO)$/u.test(view.at(index + 1).tag);

/** Verbs with two objects, the second of which may be a what-clause: tell them what … */
const tellingVerbs =
  /^(?:tell|ask|show|teach|give|remind|inform|offer|cost|grant|bring|send|make|call|pay|deny|buy|hand|owe|lend|explain|promise|warn|assure|convince|persuade|notify|advise|instruct|satisfy)$/u;

/** Whether a verb with two objects governs the noun phrase that ends before `index`. */
export function isToldTo(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 8); back -= 1) {
    if (isVerb(view.at(back))) return tellingVerbs.test(view.at(back).lemma);
    if (view.at(back).tag === 'IN') return false;
  }
  return false;
}

/** Besides those that only think: "wrote at the bottom of the form that she would trust any number he gave her". */
const writingVerbs =
  /^(?:write|state|reply|answer|complain|propose|record|confess|mention|warn|whisper|shout)$/u;

/** "bear in mind that", "discover to their surprise that", "she found in the end that", "reasoning that": the clause is said, and modifies no noun. */
export function isSaid(view: SentenceView, that: number): boolean {
  const noun = view.at(that - 1);
  const isDescribed = /^(?:DT|JJ|JJS|PRP\$|POS|NN)$/u.test(view.at(that - 2).tag);
  if (/[^h]ing$/u.test(noun.lower) && !isDescribed && /^(?:,|CC|IN)$/u.test(view.at(that - 2).tag))
    return true;
  if (noun.lower === 'mind' && view.at(that - 2).lower === 'in') return true;
  let verb = that - 1;
  while (/^(?:NN|NNS|NNP|JJ|DT|PRP\$|CD|IN|TO)$/u.test(view.at(verb).tag)) verb -= 1;
  // "worked out on scraps of paper that"
  if (view.at(verb).tag === 'RP' && isVerb(view.at(verb - 1))) return true;
  if (isVerb(view.at(verb)) && /^(?:out|up|down)$/u.test(view.at(verb + 1).lower)) return true;
  return (
    /^(?:in|at|on|by|to|from|during|after|without|beyond)$/u.test(view.at(verb + 1).lower) &&
    isVerb(view.at(verb)) &&
    (clauseVerbs.has(view.at(verb).lemma) || writingVerbs.test(view.at(verb).lemma))
  );
}

/** "so heavy that", "such a crowd that": a clause of result. */
export function isSoThat(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    if (/^[;:]$/u.test(view.at(back).lower)) return false;
    if (/^(?:so|such)$/u.test(view.at(back).lower) && !/^(?:as|that|,)$/u.test(view.at(back + 1).lower))
      return true;
  }
  return false;
}
