import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { infinitiveObjectVerbs } from '#grammar/verb-lists.ts';
import { isPerson } from '#syntax/persons.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { findPrepositionEnd } from '#syntax/slashes/phrase-slashes.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

/** Prepositions that tell when, how or why something happens, and that hardly any word asks for. */
const looseOpeners =
  /^(?:during|after|before|since|without|throughout|despite|until|instead|because|rather|among|amid|alongside|besides|unlike|such|due|along|within|through|across)$/u;
/** Prepositions that nearly always belong to the word before them. */
const heldPrepositions = /^(?:of|like|than|per|up|out|off|down|away|about|into|onto|upon|plus|versus)$/u;
/** Verbs that make one thing with their object and what follows: "lends weight to the line". */
const lightVerbs = /^(?:give|lend|pay|take|make|have|put|draw|set|keep|bring|lay|show|do|leave|throw|turn)$/u;
/** Nouns whose infinitive tells what they are: "the right to vote". */
const openNouns =
  /^(?:ability|attempt|chance|choice|decision|desire|duty|effort|freedom|need|opportunity|plan|power|promise|reason|right|tendency|time|way|willingness|wish|permission|failure|refusal|pressure|ambition|incentive|room|license)$/u;
/** What tells a time, wherever it stands in its phrase. */
const timeWord =
  /^(?:second|minute|hour|day|night|week|weekend|month|year|decade|century|morning|afternoon|evening|midnight|dawn|season|while|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|[12]\d{3})$/u;
const comparing = /^(?:fewer|more|less|rather|other|no)$/u;
const shortestPhrase = 4;
const longestTime = 6;
const governorReach = 6;

/** Pauses before a phrase; those before a clause, at a mark and behind a subject are asked for by the sentence. */
const phraseReasons = /^(?:전치사구|to부정사구|형용사구|분사구) 앞$/u;

/** A pause that only makes a long chunk shorter: no clause begins at it. */
export const isWeakCut = ({ reason, strength }: Slash): boolean =>
  phraseReasons.test(reason) || (reason === '등위접속사 앞' && strength < 1.8);

/** 0 wrong or doubtful, 0.5 only in a very long chunk, 1 in a long one, 2 where nothing speaks against it. */
export type Sureness = 0 | 0.5 | 1 | 2;

/** How sure a weak pause is, between the borders of its chunk: whether what stands before may ask for what follows. */
export function weighSureness(view: SentenceView, slash: Slash, left: number, right: number): Sureness {
  switch (slash.reason) {
    case '전치사구 앞':
      return weighPhrase(view, slash, left, right);
    case 'to부정사구 앞':
      return weighInfinitive(view, slash.before, right);
    case '분사구 앞':
      return isVerb(view.at(slash.before - 1)) && view.at(slash.before).tag !== 'VBG' ? 1 : 2;
    case '형용사구 앞':
      return 1;
    default:
      return slash.strength >= 1.5 ? 2 : 1;
  }
}

/** Words between the two places, marks not counted. */
export function countBetween(view: SentenceView, from: number, to: number): number {
  return view.tokens.slice(from, to).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;
}

function weighPhrase(view: SentenceView, { before, strength }: Slash, left: number, right: number): Sureness {
  const first = view.at(before);
  const previous = view.at(before - 1);
  if (first.lower === 'lest') return 2;
  // "not glasses / so much as a piece of metal", "bread / rather than cake"
  if (/^(?:than|so|rather|instead)$/u.test(first.lower)) return weighComparison(view, before, right);
  // "by closing the door", "after winning": a gerund has an object of its own.
  const isGerund =
    view.at(before + 1).tag === 'VBG' && /^(?:by|without|after|before|since)$/u.test(first.lower);
  // "in 2018 the wet meadows dried": the phrase ends before the subject.
  if (view.at(before + 1).tag === 'CD' && /^(?:DT|PRP\$?)$/u.test(view.at(before + 2).tag)) return 0;
  const isTime = isTimePhrase(view, before, right);
  const isLoose = looseOpeners.test(first.lower) || isGerund || isTime;
  const preposition = isAdverb(first) ? skipAdverbs(view, before) : before;
  const { lower } = view.at(preposition);
  if (countBetween(view, before, right) < shortestPhrase - (isLoose ? 1 : 0)) return 0;
  if (heldPrepositions.test(lower) && !isLoose) return 0;
  // "was full of creatures / until a careful man looked": a name that hides the verb of a clause.
  if (
    lower === 'until' &&
    view.at(before + 1).tag.startsWith('NNP') &&
    countBetween(view, before, right) > shortestPhrase
  )
    return 2;
  if (!isWholePhrase(view, preposition, right, isLoose)) return 0;
  // "regard silence on the page / as mere emptiness"
  if (lower === 'as') return strength >= 1.6 ? 1 : 0;
  if (isAdverb(previous)) return /ly$/u.test(previous.lower) || (isLoose && !isTime) ? 1 : 0;
  if (isHiddenParticiple(view, before - 1)) return 0;
  if (isVerb(previous)) return weighBehindVerb(view, preposition, isLoose);
  if (!isPlainNoun(view, before - 1)) return isLoose && !/^(?:IN|DT|CC|TO|RB)$/u.test(previous.tag) ? 1 : 0;
  if (!isTime && (takesPreposition(previous.lemma, lower) || isAskedByVerb(view, before, left, lower)))
    return 0;
  if (isWithComplement(view, before)) return 0;
  return isLoose || /^(?:in|at|by|over|under|around|near|behind)$/u.test(lower) ? 2 : 1;
}

/** "a better story / than years of patience", but "no more / than that" */
const weighComparison = (view: SentenceView, than: number, right: number): Sureness =>
  comparing.test(view.at(than - 1).lower) || countBetween(view, than, right) < shortestPhrase - 1 ? 0 : 1;

/** "for some fourteen hundred years", "on a Sunday afternoon" */
function isTimePhrase(view: SentenceView, preposition: number, right: number): boolean {
  if (!/^(?:in|on|at|for|by|until|from)$/u.test(view.at(preposition).lower)) return false;
  const end = findPrepositionEnd(view, preposition);
  if (end === undefined || end - preposition > longestTime || end > right) return false;
  return timeWord.test(view.at(end - 1).lemma.toLowerCase());
}

/** "was caused / by the effort of keeping still", "had arrived / before the first of the ships" */
function weighBehindVerb(view: SentenceView, preposition: number, isLoose: boolean): Sureness {
  const verb = view.at(preposition - 1);
  const { lower } = view.at(preposition);
  if (isBe(verb) || verb.tag === 'MD' || takesPreposition(verb.lemma, lower)) return 0;
  if (isLoose) return 1;
  let back = preposition - 2;
  while (isAdverb(view.at(back))) back -= 1;
  const isPassive = verb.tag === 'VBN' && isBe(view.at(back));
  if (!isPassive) return 0;
  return lower === 'by' ? 1 : /^(?:in|at|under|beyond|behind)$/u.test(lower) ? 0.5 : 0;
}

/** "a bright one burning for a month", "a student training to be a nurse": what is tagged a noun tells what one does. */
const isHiddenParticiple = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  /\p{L}{2}ing$/u.test(view.at(index).lower) &&
  (isPerson(view.at(index - 1)) || view.at(index - 1).lower === 'one');

/** A noun by all readings, or an object that is a pronoun. */
function isPlainNoun(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  if (token.tag === 'PRP' || token.tag === 'CD') return isVerb(view.at(index - 1)) || token.tag === 'CD';
  if (!isNoun(token)) return false;
  const isOpened = /^(?:DT|PRP\$|CD|JJ[RS]?|POS|NNP?S?)$/u.test(view.at(index - 1).tag);
  return token.isSure || isOpened;
}

/** "compare the one with …", "lend weight to …", "moved from one town to …" */
function isAskedByVerb(view: SentenceView, before: number, left: number, preposition: string): boolean {
  for (let back = before - 1; back >= Math.max(left, before - governorReach); back -= 1) {
    const token = view.at(back);
    if (token.lower === 'from' && preposition === 'to') return true;
    if (token.lower === 'between' || !isVerb(token)) continue;
    if (isBe(token) || token.tag === 'MD') return false;
    const isLight =
      before - back <= 3 && lightVerbs.test(token.lemma) && /^(?:to|on|for|with|from)$/u.test(preposition);
    return (
      isLight ||
      takesPreposition(token.lemma, preposition) ||
      takesBehindObject(token.lemma, preposition) ||
      // "sent them to …", "left Newark for …": where something goes is part of what is done.
      (preposition === 'to' && before - back <= 3)
    );
  }
  return false;
}

/** "with his back / to the ground" */
const isWithComplement = (view: SentenceView, before: number): boolean =>
  /^(?:with|without)$/u.test(view.at(findNounStart(view, before) - 1).lower);

/** The phrase ends where the chunk does, or before another phrase; nothing behind it makes it a part of a subject. */
function isWholePhrase(view: SentenceView, preposition: number, right: number, isLoose: boolean): boolean {
  const end = findPrepositionEnd(view, preposition);
  const stop = Math.min(findMark(view, preposition), right);
  // "by trying to name what it saw": a gerund rules all that follows.
  if (view.at(preposition + 1).tag === 'VBG') return isLoose;
  // "before the ships / sailed", "without him / knowing"
  if (end === undefined) return isLoose && !view.tokens.slice(preposition, stop).some(isFinite);
  if (end >= stop) return true;
  const next = skipAdverbs(view, end);
  if (next >= stop || view.at(next).text === '(') return true;
  if (!/^(?:IN|TO|CC|WDT|WP|WP\$|WRB|VBG|VBN)$/u.test(view.at(next).tag)) return false;
  // "loading cargo / in this way cost less": a verb behind the phrase has its subject before it.
  let owed = 0;
  for (let index = next; index < stop; index += 1) {
    const token = view.at(index);
    if (/^(?:WDT|WP|WRB)$/u.test(token.tag) || /^(?:that|because|if|when|while|than|as)$/u.test(token.lower))
      owed += 1;
    else if (isFinite(token)) owed -= 1;
  }
  return owed >= 0;
}

function weighInfinitive(view: SentenceView, to: number, right: number): Sureness {
  const previous = view.at(to - 1);
  const behind = view.at(to + 2);
  const words = countBetween(view, to, right);
  if (words < shortestPhrase - 1) return 0;
  if (view.at(to).lower !== 'to') return 1;
  // "then left to struggle", "from hand to hand", "that costs two dollars to make be sold"
  const isDoing = isVerb(previous) || isHiddenParticiple(view, to - 1);
  if (isDoing || view.at(to - 2).lower === 'from' || behind.tag === 'VB' || isFinite(behind)) return 0;
  // "much to be gained", "enough to eat"
  if (/^(?:much|little|more|less|enough|nothing|something|anything)$/u.test(previous.lower)) return 0;
  // "right about the age but wrong / to blame it"
  if (isAdjective(previous) && view.at(to - 2).tag === 'CC') return 0;
  if (!isNoun(previous) && previous.tag !== 'PRP') return 1;
  const first = findNounStart(view, to);
  // "too large for everyone to be watched"
  if (view.at(first - 1).lower === 'for' && !timeWord.test(previous.lemma)) return 0;
  // "asked the students to guess"
  if (infinitiveObjectVerbs.has(view.at(first - 1).lemma) || words < shortestPhrase) return 0.5;
  return openNouns.test(previous.lemma) || previous.tag === 'PRP' ? 1 : 2;
}

/** First word of the noun phrase that ends before `end`. */
function findNounStart(view: SentenceView, end: number): number {
  let first = end;
  while (/^(?:DT|PRP\$?|CD|JJ[RS]?|NN|NNS|NNPS?|POS|VB[GN])$/u.test(view.at(first - 1).tag)) first -= 1;
  return first;
}

/** Whether a pause of this sureness is worth its place in a stretch of so many words. */
export function isWorthIt({ reason }: Slash, sureness: Sureness, words: number, easy: number): boolean {
  if (sureness === 0) return false;
  // A participle shows its noun at once, so that its pause helps in a shorter stretch too.
  if (reason === '분사구 앞') return words > easy - 2;
  return words > easy + (sureness === 2 ? 0 : sureness === 1 ? 2 : 3);
}
