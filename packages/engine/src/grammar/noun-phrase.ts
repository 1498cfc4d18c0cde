import { findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isNoun, textOf } from '#grammar/sentence-view.ts';
import { ambiguousHeads } from '#grammar/verb-lists.ts';

export type GrammaticalNumber = 'singular' | 'plural';

/** A base noun phrase, `[first, end)`, with the number of its head where that is certain. */
export interface NounPhrase {
  first: number;
  end: number;
  head: number;
  number: GrammaticalNumber | undefined;
  isPronoun: boolean;
}

const singularWords = new Set(
  'this that each another everything something nothing anything everyone someone anyone everybody somebody it he she one'.split(
    ' ',
  ),
);
const pluralWords = new Set('these those many both few several others we they you i'.split(' '));
const determiner = /^(?:DT|PDT|PRP\$|WP\$|CD)$/u;
const modifier = /^(?:JJ|JJR|JJS|VBN|VBG|RB|RBR|RBS|CD)$/u;

/** "Every year hundreds of people walk": a time before the subject is a phrase of its own. */
const isTime = (view: SentenceView, index: number): boolean =>
  /^(?:every|each|this|last|next|that)$/u.test(view.at(index - 1).lower) &&
  /^(?:day|night|week|month|season|year|morning|evening|afternoon|summer|winter|spring|autumn)$/u.test(
    view.at(index).lower,
  );

/**
 * The phrase in brackets, for a line that names it; nothing where its last noun may be a verb or an adjective that goes
 * with what follows: "guide a new technology face great risks", "raise a single hair upright".
 */
export function quotePhrase(view: SentenceView, { first, head, end }: NounPhrase): string {
  const { lower, lemma } = view.at(head);
  const mayBeOther = findEntry(lemma, 'v') !== undefined || findEntry(lower, 'adj') !== undefined;
  const isCompound = head > first && isNoun(view.at(head - 1));
  // "spent many years teaching deaf children": what follows a plural goes with the verb.
  const holdsPlural = view.tokens.slice(first, head).some(({ tag }) => tag === 'NNS');
  // "circling the planet everything is in free fall": a clause begins.
  const isCut = head > first && /^(?:every|some|any|no)(?:thing|one|body)$/u.test(lower);
  return (mayBeOther && isCompound) || holdsPlural || isCut ? '' : `(${textOf(view, first, end)})`;
}

/** Reads the noun phrase that starts at `start`; undefined when there is none. */
export function readNounPhrase(view: SentenceView, start: number): NounPhrase | undefined {
  const first = view.at(start);
  if (first.tag === 'PRP' || first.tag === 'EX') {
    const number = first.tag === 'EX' ? undefined : numberOfWord(first.lower);
    return { first: start, end: start + 1, head: start, number, isPronoun: true };
  }
  // "Today hundreds of people enjoy": an adverb before the subject.
  const isDay = /^(?:today|tonight|yesterday|tomorrow)$/u.test(first.lower);
  if (isDay && /^(?:DT|PRP\$|CD|JJ|NNS?)$/u.test(view.at(start + 1).tag)) return undefined;
  if (first.lower === 'that' && isConjunction(view, start)) return undefined;
  let index = start;
  while (isDeterminer(view.at(index), index > start)) index += 1;
  const hasDeterminer = index > start;
  const head = findHead(view, index, hasDeterminer);
  // "those writing by hand": the participle looks like a noun.
  const isAlone = /^(?:those|these)$/u.test(first.lower) && view.at(head).tag === 'NN';
  if (isAlone && !ambiguousHeads.has(view.at(head).lower)) {
    const word = readWordHead(view, start, start + 1);
    const isPresent = view.at(start + 1).lower === 'present';
    return word && isPresent ? { ...word, end: start + 2 } : word;
  }
  if (head < 0) return readWordHead(view, start, index);
  if (view.at(head + 1).tag === 'POS') {
    const owned = findHead(view, head + 2, true);
    if (owned < 0) return undefined;
    return {
      first: start,
      end: owned + 1,
      head: owned,
      number: numberOfNoun(view, start, owned),
      isPronoun: false,
    };
  }
  return {
    first: start,
    end: skipElse(view, head + 1),
    head,
    number: numberOfNoun(view, start, head),
    isPronoun: false,
  };
}

/** "those whose houses": the relative opens a clause. */
const isDeterminer = ({ tag, lower }: Token, isInside: boolean): boolean =>
  (determiner.test(tag) && !(isInside && tag === 'WP$')) || lower === 'such';

/** everybody else */
const skipElse = (view: SentenceView, end: number): number => (view.at(end).lower === 'else' ? end + 1 : end);

/** "That hardly anyone minds", "that nobody came", "a light that spreads": no determiner. */
function isConjunction(view: SentenceView, that: number): boolean {
  const next = view.at(that + 1);
  return /^(?:RB|PRP|NNS$)/u.test(next.tag) || /^(?:every|any|some|no)(?:one|body|thing)$/u.test(next.lower);
}

/** those, each, many, one … without a noun */
function readWordHead(view: SentenceView, start: number, index: number): NounPhrase | undefined {
  const single =
    index === start &&
    /^(?:many|few|several|others|something|nothing|everything|anything)$/u.test(view.at(start).lower)
      ? start
      : index - 1;
  if (single < start) return undefined;
  const { lower } = view.at(single);
  if (lower === 'each' && view.at(single + 1).lower === 'other')
    return { first: start, end: single + 2, head: single + 1, number: undefined, isPronoun: false };
  if (/^(?:the|a|an|its|their|our|his|my|your)$/u.test(lower)) return undefined;
  // "This inside path carries", "This tuning is": what follows is no modifier of the pronoun.
  const after = view.at(single + 1);
  if (/^(?:this|these)$/u.test(lower) && /^(?:IN|VBG|VBN)$/u.test(after.tag) && after.lower !== 'of')
    return undefined;
  return { first: start, end: single + 1, head: single, number: numberOfWord(lower), isPronoun: false };
}

function numberOfWord(lower: string): GrammaticalNumber | undefined {
  if (singularWords.has(lower)) return 'singular';
  return pluralWords.has(lower) ? 'plural' : undefined;
}

/** "whose route home", "the long walk home": the adverb is no head. */
const waysHome = /^(?:way|route|road|trip|journey|walk|ride|drive|flight|voyage|return|letter)$/u;

/** Last noun of a run of modifiers and nouns, or -1. */
function findHead(view: SentenceView, start: number, hasDeterminer: boolean): number {
  let head = -1;
  for (let index = start; index < view.length; index += 1) {
    const token = view.at(index);
    // "Critics point out": after a plural a doubtful noun is more likely a verb.
    if (head >= 0 && view.at(head).tag === 'NNS' && token.tag === 'NN' && !token.isSure) break;
    if (head >= 0 && token.tag === 'NNS' && isTime(view, head)) break;
    if (head >= 0 && token.lower === 'home' && waysHome.test(view.at(head).lemma)) break;
    if (isNoun(token)) {
      head = index;
      continue;
    }
    if (head >= 0) {
      // "one country's side"
      if (token.tag === 'POS' && isNoun(view.at(index + 1))) continue;
      break;
    }
    const isJoint =
      (token.tag === ',' || token.tag === 'CC') &&
      isAdjective(view.at(index - 1)) &&
      (isAdjective(view.at(index + 1)) ||
        (view.at(index + 1).tag === 'RB' && isAdjective(view.at(index + 2))));
    if (!modifier.test(token.tag) && !isJoint) break;
    if (!hasDeterminer && index === start && /^(?:VBN|VBG|RB)/u.test(token.tag)) break;
  }
  return head;
}

function numberOfNoun(view: SentenceView, start: number, head: number): GrammaticalNumber | undefined {
  const token = view.at(head);
  const determinerWord = view.at(start).lower;
  if (ambiguousHeads.has(token.lower) || ambiguousHeads.has(token.lemma)) {
    return token.lower === 'number' && determinerWord === 'the' ? 'singular' : undefined;
  }
  if (
    /^(?:all|some|most|half|any|no|enough|more|less|what|plenty)$/u.test(determinerWord) &&
    token.tag !== 'NNS'
  )
    return undefined;
  if (token.tag === 'NNS')
    return token.lower.endsWith('s') || knownPlurals.has(token.lower) ? 'plural' : undefined;
  if (/^(?:these|those|many|several|few|both)$/u.test(determinerWord)) return 'plural';
  // "gentlemen", "clothes": plurals that look like singulars.
  if (token.tag === 'NN') return /(?:[^aeiou]men|(?<!s|u|i)s)$/u.test(token.lower) ? undefined : 'singular';
  return undefined;
}

const knownPlurals = new Set(
  'people men women children mice teeth feet fungi phenomena criteria bacteria'.split(' '),
);

/** Where a noun phrase ends with the of-phrases that hang on it: the size of the garden. */
export function skipOfPhrases(view: SentenceView, end: number): number {
  const next = view.at(end).lower === 'of' ? readNounPhrase(view, end + 1) : undefined;
  return next ? skipOfPhrases(view, next.end) : end;
}

/** "the odd wish to squeeze": what was read as a verb stands behind a determiner or a quality, and is a noun. */
export const standsAsNoun = (view: SentenceView, index: number): boolean =>
  /^(?:DT|JJ|PRP\$|POS)$/u.test(view.at(index - 1).tag);
