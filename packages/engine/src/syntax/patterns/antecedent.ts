import { numberOfVerb } from '#grammar/detectors/agreement.ts';
import { isPlaceFor } from '#grammar/antecedents.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  textOf,
} from '#grammar/sentence-view.ts';
import { ambiguousHeads, clauseVerbs, doubleObjectVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { isPerson } from '#syntax/persons.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';

const pronouns =
  /^(?:one|ones|something|anything|everything|nothing|someone|anyone|everyone|somebody|anybody|everybody|nobody|all)$/u;
const modifiers = /^(?:JJ|JJR|JJS|NN|NNS|NNP|NNPS|CD|POS|VBN|VBG)$/u;
const quantities = /^(?:most|many|few|fewer|several|some|any|no|every|each|both|other|another|such)$/u;

const measures =
  /^(?:none|one|two|three|half|all|both|most|many|some|few|several|each|either|neither|much)$/u;

/** The noun phrase that ends before `index`, as text; undefined where another noun might be meant. */
export function readAntecedent(view: SentenceView, index: number): string | undefined {
  const head = index - 1;
  if (view.at(head).lower === 'those') return view.at(head).text;
  // "guests, none of whom she knew": the measure is part of the clause.
  if (view.at(index).lower === 'of' && measures.test(view.at(head).lower)) return undefined;
  if (!isNoun(view.at(head)) && !pronouns.test(view.at(head).lower)) return undefined;
  const first = findStart(view, head);
  const opener = view.at(index).text === ',' ? index + 1 : index;
  // "look for danger where nobody is watching": the place of the deed.
  const isBare = first === head && view.at(head).tag === 'NN' && opener === index;
  // "one of the few in the city who", "one introduced by Senator Leahy that": another noun is meant.
  const relative = view.at(opener).lower;
  const isTime = /^(?:day|week|month|year|hour|night)$/u.test(view.at(head).lemma);
  if (relative === 'who' && (isTime || (!isPersonal(view, head) && isPlaceFor(view, head)))) return undefined;
  if (relative === 'that' && view.at(head).tag === 'NNP' && opener === index) return undefined;
  // "which comparison that will be"
  if (first !== undefined && /^(?:which|what)$/u.test(view.at(first - 1).lower)) return undefined;
  const isNoPlace = isBare || isPerson(view.at(head)) || !isPlaceFor(view, head);
  if (view.at(opener).lower === 'where' && isNoPlace) return undefined;
  if (first !== undefined && (mayTell(view, first, head, opener) || mayBeTwo(view, first, head)))
    return undefined;
  if (first === undefined || disagrees(view, head, index) || isPartOfMore(view, first, head, index))
    return undefined;
  return textOf(view, first, head + 1);
}

/** "an argument claims that", "the eyes report that": a verb that was read as a noun. */
const mayTell = (view: SentenceView, first: number, head: number, opener: number): boolean =>
  view.at(opener).lower === 'that' &&
  clauseVerbs.has(view.at(head).lemma) &&
  (first === head || isNoun(view.at(head - 1)));

/** "send the brain messages that": the receiver and what is sent. */
const mayBeTwo = (view: SentenceView, first: number, head: number): boolean =>
  view.at(head).tag === 'NNS' &&
  view.at(head - 1).tag === 'NN' &&
  /^(?:DT|PRP\$)$/u.test(view.at(first).tag) &&
  isVerb(view.at(first - 1)) &&
  doubleObjectVerbs.has(view.at(first - 1).lemma);

/** "those ahead of the intruder, who have": the verb of the clause wants another noun. */
function disagrees(view: SentenceView, head: number, index: number): boolean {
  const opener = view.at(index).text === ',' ? index + 1 : index;
  if (!/^(?:who|which|that)$/u.test(view.at(opener).lower)) return false;
  const number = numberOfVerb(view.at(skipAdverbs(view, opener + 1)));
  const { tag, lower } = view.at(head);
  if (number === undefined || !/^NNS?$/u.test(tag) || ambiguousHeads.has(lower)) return false;
  return (tag === 'NNS') !== (number === 'plural');
}

function findStart(view: SentenceView, head: number): number | undefined {
  // "can teach a nation something that"
  if (pronouns.test(view.at(head).lower) && isNoun(view.at(head - 1))) return head;
  const determiner = findDeterminer(view, head);
  // "we have all met works that": the verb of the clause.
  if (determiner !== undefined && view.at(determiner + 1).tag === 'VBN' && isHave(view.at(determiner - 1)))
    return undefined;
  if (determiner === undefined) return findBareStart(view, head);
  // "pointing out that everyone who": it opens a clause.
  const isOpener = view.at(determiner).lower === 'that' && opensBefore(view, head);
  if (isOpener) return isBrokenRun(view, determiner + 1, head) ? undefined : determiner + 1;
  return isBrokenRun(view, determiner + 1, head) ? undefined : determiner;
}

const opensBefore = (view: SentenceView, head: number): boolean =>
  pronouns.test(view.at(head).lower) || view.at(head).tag === 'NNS';

/** "the only small, less visible creatures": the article or possessive that opens the phrase. */
function findDeterminer(view: SentenceView, head: number): number | undefined {
  for (let index = head - 1; index >= Math.max(0, head - 8); index -= 1) {
    const token = view.at(index);
    if (/^(?:DT|PRP\$)$/u.test(token.tag)) return index;
    const isBetween =
      (token.text === ',' || token.tag === 'CC') &&
      isAdjective(view.at(index - 1)) &&
      (isAdjective(view.at(index + 1)) || isAdverb(view.at(index + 1)));
    if (!modifiers.test(token.tag) && !isAdverb(token) && !quantities.test(token.lower) && !isBetween)
      return undefined;
  }
  return undefined;
}

/** "people face important events", "the piles mark places": a clause that was read as one noun phrase. */
const isBrokenRun = (view: SentenceView, from: number, head: number): boolean =>
  view.tokens.slice(from, head).some((token, at) => {
    const next = view.at(from + at + 1);
    const isVerbLike = token.tag === 'NNS' && next.tag === 'NN' && getVerbForms(next.lower).isBase;
    // "the cat hunts mice that": a plural seldom stands before another noun.
    const isPresent =
      token.tag === 'NNS' && next.tag.startsWith('NN') && !/^(?:sports|arms)$/u.test(token.lower);
    return (
      isNoun(token) &&
      (isVerbLike || (isPresent && getVerbForms(token.lemma).isBase) || (!isNoun(next) && next.tag !== 'POS'))
    );
  });

function findBareStart(view: SentenceView, head: number): number | undefined {
  let first = head;
  while (first > 0 && (modifiers.test(view.at(first - 1).tag) || quantities.test(view.at(first - 1).lower)))
    first -= 1;
  if (isBrokenRun(view, first, head) || /^VB[GN]$/u.test(view.at(first).tag)) return undefined;
  const before = view.at(first - 1);
  // "adapt to surface gravity": a noun that was read as the verb of an infinitive.
  const isMisread =
    before.tag === 'VB' &&
    view.at(first - 2).tag === 'TO' &&
    takesPreposition(view.at(first - 3).lemma, 'to');
  // "a location-based app": a modifier that was read as something else.
  const isDoubtful = before.text.includes('-') && !before.isSure;
  // "brain scans show that trained listeners": a verb that was read as a noun.
  const noun = view.at(head);
  const isVerbLike =
    noun.tag === 'NN' &&
    getVerbForms(noun.lower).isBase &&
    (view.at(head - 1).tag === 'NNS' || (!noun.isSure && clauseVerbs.has(noun.lower)));
  // "heaps of bones and spoiled food that": one of two nouns.
  const isJoined = /ed$/u.test(before.lower) && view.at(first - 2).tag === 'CC';
  const isAdjectiveList =
    before.text === ',' && (isAdjective(view.at(first - 2)) || isAdjective(view.at(first)));
  const isLed = first < head && mayBeVerb(view, first);
  if (isMisread || isDoubtful || isVerbLike || isJoined || isAdjectiveList || isLed) return undefined;
  // "nearly two hundred soldiers"
  const isRounded =
    view.at(first).tag === 'CD' && /^(?:nearly|almost|about|roughly|over)$/u.test(before.lower);
  return isRounded ? first - 1 : first;
}

/** "leaping burn energy that", ", recording debts that", "by disturbing habits that": the first word may be a verb or a participle. */
const mayBeVerb = (view: SentenceView, first: number): boolean =>
  (/^(?:,|IN)$/u.test(view.at(first - 1).tag) && view.at(first).lower.endsWith('ing')) ||
  (isNoun(view.at(first)) &&
    getVerbForms(view.at(first).lemma).isBase &&
    (/^(?:NN|PRP$|RB|VBG|WP|WDT)/u.test(view.at(first - 1).tag) || !view.at(first).isSure));

/** Behind a preposition or a conjunction the clause may belong to the noun before. */
function isPartOfMore(view: SentenceView, first: number, head: number, index: number): boolean {
  const inner = isAdverb(view.at(first - 1)) && view.at(first - 2).tag === 'IN' ? first - 1 : first;
  const before = view.at(inner - 1);
  const beyond = view.at(inner - 2);
  if (before.tag === 'CC') return before.lower !== 'but';
  if (!(before.tag === 'IN' || before.lower === 'to') || isAdverb(beyond)) return false;
  const isNew = /^an?$/u.test(view.at(first).lower);
  // "softer than a ball that", "said that a team"; "responsible for the houses that".
  if ((isNew && /^(?:that|than|as|like)$/u.test(before.lower)) || isAdjective(beyond)) return false;
  const opener = view.at(index).text === ',' ? view.at(index + 1).lower : view.at(index).lower;
  // "landlords in England who": the name of a place.
  if (opener === 'who' && /^(?:in|at|near|from|across)$/u.test(before.lower) && view.at(head).tag === 'NNP')
    return true;
  const isOnlyPerson = isPersonal(view, head) && isNoun(beyond) && !isPersonal(view, inner - 2);
  // "the skin of a fruit that"; "nothing in a machine that" may be either.
  const isNewcomer =
    (opener === 'who' ? isOnlyPerson : isNew && isDefinite(view, inner - 2)) &&
    !isBehindPhrase(view, inner - 2);
  // "are divided into spearers, which": the passive of a clause is no participle behind a noun.
  const isVerbal = isVerb(beyond) && (beyond.tag !== 'VBN' || !isNoun(view.at(inner - 3)));
  const isSure = isNewcomer || isVerbal || agreesOnlyWith(view, { first, head, index });
  return !isSure && !/^(?:|,|;|:)$/u.test(beyond.text);
}

function isDefinite(view: SentenceView, noun: number): boolean {
  let at = noun;
  while (at > 0 && modifiers.test(view.at(at).tag)) at -= 1;
  return (
    isNoun(view.at(noun)) && /^(?:the|its|his|her|their|our|your|my|this|these)$/u.test(view.at(at).lower)
  );
}

/** A person, or a name behind a noun that is none: "dance with Lester Horton, who". */
const isPersonal = (view: SentenceView, noun: number): boolean =>
  isPerson(view.at(noun)) || view.at(noun).tag === 'NNP';

/** "the share of the differences within a group that": the noun before the preposition hangs on another noun itself. */
function isBehindPhrase(view: SentenceView, noun: number): boolean {
  if (!/^(?:of|within|among|between|across)$/u.test(view.at(noun + 1).lower)) return false;
  let at = noun;
  while (at > 0 && (/^(?:DT|PRP\$)$/u.test(view.at(at).tag) || modifiers.test(view.at(at).tag))) at -= 1;
  return at > 0 && view.at(at).tag === 'IN' && isNoun(view.at(at - 1));
}

/** The name of a place before a comma: in Boston, Massachusetts, where. */
export function readPlaceName(view: SentenceView, comma: number): string | undefined {
  const isName = (at: number): boolean => /^NNPS?$/u.test(view.at(at).tag);
  let first = comma;
  while (first > 0 && (isName(first - 1) || (view.at(first - 1).text === ',' && isName(first - 2))))
    first -= 1;
  const { lower } = view.at(first - 1);
  // "a base in Dahlgren, where": either of the two.
  const isPlace = lower === 'to' || (/^(?:in|at)$/u.test(lower) && !isNoun(view.at(first - 2)));
  return first < comma && isPlace ? textOf(view, first, comma) : undefined;
}

/** devices that allow: the verb of the clause fits this noun and not the one before the preposition. */
function agreesOnlyWith(
  view: SentenceView,
  { first, head, index }: { first: number; head: number; index: number },
): boolean {
  const number = numberOfVerb(view.at(skipAdverbs(view, index + 1)));
  const beyond = view.at(first - 2);
  if (number === undefined || !/^NNS?$/u.test(beyond.tag) || !/^NNS?$/u.test(view.at(head).tag)) return false;
  const fits = (tag: string): boolean => (tag === 'NNS') === (number === 'plural');
  return fits(view.at(head).tag) && !fits(beyond.tag);
}

/** ", which tells us much": a singular verb may speak of all that was said. */
export function meansWholeClause(view: SentenceView, index: number): boolean {
  const noun = view.at(index - 2);
  const verb = view.at(skipAdverbs(view, index + 1));
  // "The strike of a smasher, which": either of two nouns, where no clause is said yet.
  const isOpen = view.tokens
    .slice(0, index - 1)
    .some(
      (token, at) => token.text === ',' || isFinite(token) || (token.tag === 'IN' && isNoun(view.at(at - 1))),
    );
  if (view.at(index).lower !== 'which' || noun.tag.startsWith('NNP') || !isOpen) return false;
  // "was found among the men, which": persons are who.
  if (isPerson(noun)) return !/^(?:are|were|have)$/u.test(verb.lower);
  return !(noun.tag === 'NNS' && /^(?:VBP|MD)$/u.test(verb.tag)) && !/^(?:are|were|have)$/u.test(verb.lower);
}
