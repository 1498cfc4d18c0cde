import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { mayDescribe } from '#grammar/attributive-ing.ts';
import type { GrammaticalNumber, NounPhrase } from '#grammar/noun-phrase.ts';
import { opensParticiple, opensThought } from '#grammar/opening-participles.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readOnce } from '#read-once.ts';

/** A subject and its finite verb, as far as the words in between can be read with certainty. */
export interface Subject {
  first: number;
  head: number;
  /** Finite verb. */
  verb: number;
  number: GrammaticalNumber | undefined;
  type: 'noun' | 'pronoun' | 'gerund' | 'what';
  /** A relative clause, participle or infinitive stands between head and verb. */
  hasClause: boolean;
  hasPreposition: boolean;
}

const maxLength = 32;
const relativeWords = /^(?:who|which|that)$/u;

const subjectsOf = readOnce<SentenceView, Map<number, Subject | undefined>>(() => new Map());

/** Reads a subject from its first word to its verb; undefined as soon as anything is doubtful. */
export function readSubject(view: SentenceView, start: number): Subject | undefined {
  const subjects = subjectsOf(view);
  if (!subjects.has(start)) subjects.set(start, readAfresh(view, start));
  return subjects.get(start);
}

function readAfresh(view: SentenceView, start: number): Subject | undefined {
  const first = view.at(start);
  if (first.tag === 'VBG' && first.isSure) return readIng(view, start);
  if (first.lower === 'what' && first.tag === 'WP') return readWhat(view, start);
  const phrase = readNounPhrase(view, start);
  if (!phrase || endsInItsVerb(view, phrase)) return undefined;
  const type = phrase.isPronoun ? 'pronoun' : 'noun';
  const subject = continueTo(
    view,
    { first: start, head: phrase.head, number: phrase.number, type },
    phrase.end,
    false,
  );
  return subject && (opensTimePhrase(view, subject) || isFrontedQuality(view, subject)) ? undefined : subject;
}

/** "a person causes harm", "water flows from": behind a singular noun a plural may be the verb. */
function endsInItsVerb(view: SentenceView, { first, head, end }: NounPhrase): boolean {
  const { tag, lemma } = view.at(head);
  if (tag !== 'NNS' || head === first || view.at(head - 1).tag !== 'NN' || !findEntry(lemma, 'v'))
    return false;
  const isOne = /^(?:an?|this|that|each|every|another)$/u.test(view.at(first).lower);
  return isOne || !isFinite(view.at(skipAdverbs(view, end)));
}

/** "Implicit in this image is the recognition": an adjective that looks like a noun, whose subject stands behind be. */
const isFrontedQuality = (view: SentenceView, { first, head, verb }: Subject): boolean =>
  first === head &&
  view.at(first + 1).tag === 'IN' &&
  isBe(view.at(verb)) &&
  startsNounPhrase(view.at(verb + 1)) &&
  findEntry(view.at(first).lower, 'adj') !== undefined;

/** "After five days of getting up early, many people make": what follows the comma is the subject. */
function opensTimePhrase(view: SentenceView, { first, head, verb }: Subject): boolean {
  if (!/^(?:after|before|since|until|than|as)$/u.test(view.at(first - 1).lower)) return false;
  return view.tokens
    .slice(head, verb)
    .some(
      ({ tag }, offset) =>
        tag === ',' &&
        skipAdverbs(view, readNounPhrase(view, skipAdverbs(view, head + offset + 1))?.end ?? verb + 1) ===
          verb,
    );
}

type Start = Pick<Subject, 'first' | 'head' | 'number' | 'type'>;

/** "Making maps takes time", but "Migrating birds follow rivers"; undefined where it may be either. */
function readIng(view: SentenceView, start: number): Subject | undefined {
  const gerund = continueTo(
    view,
    { first: start, head: start, number: 'singular', type: 'gerund' },
    start + 1,
    true,
  );
  const next = view.at(start + 1);
  const noun = isNoun(next) || isAdjective(next) ? readNounPhrase(view, start + 1) : undefined;
  if (noun?.number === 'plural') {
    const { head, end, number } = noun;
    const described = continueTo(view, { first: start, head, number, type: 'noun' }, end, false);
    if (described && isPlural(view.at(described.verb))) return described;
  }
  if (gerund && (opensThought(view, gerund) || opensParticiple(view, gerund))) return undefined;
  const isProven =
    gerund &&
    noun?.number === 'plural' &&
    /^(?:VBZ|is|was|has|does)$/u.test(showNumber(view.at(gerund.verb)));
  if (gerund && (opensParticipialPhrase(view, gerund.verb) || isFronted(view, gerund))) return undefined;
  return noun && !isProven && mayDescribe(view.at(start).lemma) ? undefined : gerund;
}

const placingParticiples =
  /^(?:underlying|accompanying|surrounding|following|facing|driving|adding|compounding|complicating|lying|standing|sitting|hanging|joining|leading|supporting|working|waiting|living|lurking|hiding|missing|helping|running|looming|emerging)$/u;

/** "Underlying this response is the belief", "Lying on the desk was a key": the subject stands behind be. */
const isFronted = (view: SentenceView, { first, verb }: Subject): boolean =>
  placingParticiples.test(view.at(first).lower) && isBe(view.at(verb)) && startsNounPhrase(view.at(verb + 1));

/** "Finding it too complicated, he gave up": an adjective read as a verb, whose clause comes behind the comma. */
function opensParticipialPhrase(view: SentenceView, verb: number): boolean {
  if (view.at(verb).tag !== 'VBD' || !/(?:ed|en)$/u.test(view.at(verb).lower)) return false;
  const comma = view.tokens.findIndex(({ tag }, index) => index > verb && tag === ',');
  const subject = comma < 0 || hasFinite(view, verb + 1, comma) ? undefined : readNounPhrase(view, comma + 1);
  return subject !== undefined && isFinite(view.at(skipAdverbs(view, subject.end)));
}

const showNumber = ({ tag, lower }: Token): string => (tag === 'VBZ' ? tag : lower);

const isPlural = ({ tag, lower, isSure }: Token): boolean =>
  /^(?:are|were|have|do)$/u.test(lower) || (tag === 'VBP' && isSure);

function readWhat(view: SentenceView, start: number): Subject | undefined {
  const end = readRelative(view, start);
  if (end === undefined) return undefined;
  return continueTo(view, { first: start, head: start, number: 'singular', type: 'what' }, end, true);
}

/** Reads on through modifiers until the finite verb. */
function continueTo(
  view: SentenceView,
  start: Start,
  from: number,
  isModified: boolean,
): Subject | undefined {
  let index = from;
  let takesObject = isModified;
  let hasClause = false;
  let hasPreposition = false;
  const limit = Math.min(view.length, start.first + maxLength);
  while (index < limit) {
    const token = view.at(index);
    if (isFinite(token))
      return disagrees(start, token) ||
        isOfPronoun(view, start, index) ||
        isOwned(view, index) ||
        (hasPreposition && isPluralNoun(view, index))
        ? undefined
        : { ...start, verb: index, hasClause, hasPreposition };
    if (isAdverb(token) || isSoMuch(view, index)) {
      index += 1;
      continue;
    }
    const next = readModifier(view, index, takesObject, index === from && start.type === 'noun');
    if (next === undefined) return undefined;
    if (token.tag === 'IN' && !relativeWords.test(token.lower)) hasPreposition = true;
    else if (token.tag !== 'IN' || relativeWords.test(token.lower)) hasClause = true;
    takesObject =
      token.tag === 'IN' && !relativeWords.test(token.lower) ? view.at(next - 1).tag === 'VBG' : true;
    index = next;
  }
  return undefined;
}

/** "Remembering the grammar he had been made to learn": the verb has another subject right before it. */
function isOfPronoun(view: SentenceView, { first, head }: Start, verb: number): boolean {
  let back = verb - 1;
  while (isAdverb(view.at(back))) back -= 1;
  return back > head && back > first && /^(?:he|she|we|they|i)$/u.test(view.at(back).lower);
}

/** "bought her finds": a noun that looks like a verb. */
const isOwned = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBZ' &&
  /^(?:her|my|our|your|their|its|whose)$/u.test(view.at(index - 1).lower) &&
  !/^(?:is|has|does)$/u.test(view.at(index).lower);

/** "After a day of video calls, people": a plural noun that looks like a verb, at the end of a phrase. */
const isPluralNoun = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBZ' &&
  isNoun(view.at(index - 1)) &&
  view.at(index + 1).tag === ',' &&
  findEntry(view.at(index).lemma, 'n') !== undefined;

/** "before an exam are": the verb belongs to another subject. */
function disagrees({ type, number }: Start, verb: Token): boolean {
  // "Finding words and choosing one are": only one of two.
  if (type === 'gerund') return isPlural(verb);
  if (type !== 'noun') return false;
  if (number === 'singular') return /^(?:are|have|do)$/u.test(verb.lower);
  return number === 'plural' && (/^(?:is|was|has|does)$/u.test(verb.lower) || verb.tag === 'VBZ');
}

/** End of the modifier at `index`, or undefined when it is none that can be read. */
function readModifier(
  view: SentenceView,
  index: number,
  takesObject: boolean,
  isAfterHead: boolean,
): number | undefined {
  const token = view.at(index);
  if (relativeWords.test(token.lower)) return readRelative(view, index);
  if (token.tag === 'IN' || (token.lower === 'to' && token.tag !== 'TO')) return readPreposition(view, index);
  // "the day ended": no participle, so that the subject has its verb already.
  if (token.tag === 'VBN' && neverReduced.has(token.lemma)) return undefined;
  if (token.tag === 'VBG' || token.tag === 'VBN') return index + 1;
  if (token.tag === 'TO' && view.at(skipAdverbs(view, index + 1)).tag === 'VB')
    return skipAdverbs(view, index + 1) + 1;
  if (token.tag === 'RP') return index + 1;
  if (token.tag === ',') return readParenthesis(view, index);
  // "Walking to school every day made him strong": no noun of the phrase before.
  if (token.lower === 'every' && /^(?:day|night|week|month|year|time)$/u.test(view.at(index + 1).lower))
    return index + 2;
  if (takesObject || isAdjective(token)) {
    const phrase = readNounPhrase(view, index);
    if (phrase && takesObject) return phrase.end;
    return isAdjective(token) && takesObject ? index + 1 : undefined;
  }
  if (isAfterHead && token.tag === 'PRP' && /^(?:i|you|he|she|we|they)$/u.test(token.lower))
    return readFiniteGroup(view, index + 1);
  return undefined;
}

const clauseStarters =
  /^(?:because|although|though|unless|whereas|while|if|when|whether|once|until|since|as|than)$/u;

function readPreposition(view: SentenceView, index: number): number | undefined {
  if (clauseStarters.test(view.at(index).lower)) return undefined;
  // "on which a plan collapses"
  if (view.at(index + 1).lower === 'which' || view.at(index + 1).lower === 'whom')
    return readRelative(view, index + 1);
  const phrase = readNounPhrase(view, index + 1);
  if (!phrase) return view.at(index + 1).tag === 'VBG' ? index + 2 : undefined;
  // "years after the war ended": a clause of its own.
  if (/^(?:after|before|until|since)$/u.test(view.at(index).lower) && isFinite(view.at(phrase.end)))
    return undefined;
  return readListEnd(view, phrase.end);
}

/** "in the US, UK and other countries": the end of the list whose first item ends at `end`. */
function readListEnd(view: SentenceView, end: number): number | undefined {
  let index = end;
  while (view.at(index).tag === ',') {
    const item = readNounPhrase(view, index + 1);
    if (!item || !/^(?:,|CC)$/u.test(view.at(item.end).tag)) return end;
    index = item.end;
  }
  if (view.at(index).tag === ',' && view.at(index + 1).tag === 'CC') index += 1;
  if (view.at(index).tag !== 'CC') return end;
  return readNounPhrase(view, index + 1)?.end;
}

/** End of the verb group of a relative clause; its objects are read by the caller. */
function readRelative(view: SentenceView, index: number): number | undefined {
  const next = skipAdverbs(view, index + 1);
  if (isFinite(view.at(next))) {
    const end = readFiniteGroup(view, next);
    if (end === undefined || view.at(end).tag !== 'CC') return end;
    return isFinite(view.at(end + 1)) ? readFiniteGroup(view, end + 1) : undefined;
  }
  const phrase = readNounPhrase(view, next);
  if (!phrase) return undefined;
  return readFiniteGroup(view, phrase.end);
}

/** End of the verb group whose finite verb stands at `index`, adverbs before it skipped. */
function readFiniteGroup(view: SentenceView, index: number): number | undefined {
  const start = skipAdverbs(view, index);
  if (!isFinite(view.at(start))) return undefined;
  return readVerbGroup(view, start).end;
}

/** A finite verb with what hangs on it: has been mastered. */
interface VerbGroup {
  first: number;
  end: number;
  main: number;
  isPassive: boolean;
}

/** Reads auxiliaries, adverbs and main verb from a finite verb on. */
export function readVerbGroup(view: SentenceView, first: number): VerbGroup {
  let main = first;
  for (let index = first + 1; index < view.length; index += 1) {
    const token = view.at(index);
    // "has since saved"
    const isSince = token.lower === 'since' && isHave(view.at(index - 1)) && view.at(index + 1).tag === 'VBN';
    if (isAdverb(token) || isSince || token.lower === 'not' || isSoMuch(view, index)) continue;
    if (!isVerb(token) || !canFollow(view, main, index)) break;
    main = index;
  }
  const isPassive = main > first && view.at(main).tag === 'VBN' && isBe(view.at(previousVerb(view, main)));
  return { first, end: main + 1, main, isPassive };
}

/** "we pull out so eagerly": the adverb of degree before an adverb. */
const isSoMuch = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'so' && isAdverb(view.at(index + 1));

function previousVerb(view: SentenceView, index: number): number {
  let back = index - 1;
  while (back > 0 && !isVerb(view.at(back))) back -= 1;
  return back;
}

function canFollow(view: SentenceView, auxiliary: number, index: number): boolean {
  const before = view.at(auxiliary);
  const { tag } = view.at(index);
  if (before.tag === 'MD') return tag === 'VB';
  if (isBe(before)) return tag === 'VBN' || tag === 'VBG';
  if (isHave(before)) return tag === 'VBN';
  // "What they do have is": the infinitive is sometimes read as a present.
  // Behind an adverb it is one: "what they do often differs".
  return before.lemma === 'do' && (tag === 'VB' || (tag === 'VBP' && index === auxiliary + 1));
}

/** ", in turn," or ", therefore,": up to the second comma when the verb follows it. */
function readParenthesis(view: SentenceView, index: number): number | undefined {
  for (let close = index + 2; close <= index + 14; close += 1) {
    if (view.at(close).tag !== ',') continue;
    // ", they say,"
    if (
      view.at(index + 1).tag === 'PRP' &&
      close <= index + 4 &&
      isFinite(view.at(skipAdverbs(view, close + 1)))
    )
      return close + 1;
    return isFinite(view.at(skipAdverbs(view, close + 1))) && !hasFinite(view, index + 1, close)
      ? close + 1
      : readClauseParenthesis(view, index, close);
  }
  return undefined;
}

function hasFinite(view: SentenceView, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (isFinite(view.at(index))) return true;
  return false;
}

/** ", which lawyers call a rule," */
function readClauseParenthesis(view: SentenceView, index: number, close: number): number | undefined {
  if (!/^(?:who|which|when|where|although|though|if|because)$/u.test(view.at(index + 1).lower))
    return undefined;
  return isFinite(view.at(skipAdverbs(view, close + 1))) ? close + 1 : undefined;
}
