import { findAntonyms, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { inflect } from '#passage/inflect.ts';
import { findSetTokens } from '#passage/set-phrases.ts';
import { readOnce } from '#read-once.ts';
import { areSynonyms } from '#meaning/same-sense.ts';
import { takesAn } from '#wording/swap-form.ts';

/** A word that can be left out, with what can stand wrongly in its place. */
export interface BlankWord {
  token: Token;
  pos: PartOfSpeech;
  /** Whether a verb has an object here. */
  frame: 't' | 'i' | '-';
  /** "a" or "an" in front, with which every option agrees. */
  article: string | undefined;
  /** Behind "every" or "each", where only what can be counted stands. */
  isOneOfMany: boolean;
  /** Opposites in the form of the word, best first. */
  opposites: readonly OptionWord[];
  /** Those among them that are opposites in every text, not only in some. */
  fullOpposites: readonly OptionWord[];
}

export interface OptionWord {
  lemma: string;
  /** As it is printed. */
  text: string;
}

const positions: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^NNS?$/u, 'n'],
  [/^VB[DGNPZ]?$/u, 'v'],
  [/^JJ$/u, 'adj'],
  [/^RB$/u, 'adv'],
];
/** Where a word may be left out. */
interface BlankRules {
  minLetters: number;
  /** After "a" or "an" every option must agree with it. */
  mayFollowArticle: boolean;
  /** What may stand in its place has been read word by word, with what it takes behind it. */
  isReviewed?: boolean;
}

const lineRules: BlankRules = { minLetters: 5, mayFollowArticle: false };
/** In a passage there are fewer words to choose from than fit. */
const passageRules: BlankRules = { minLetters: 4, mayFollowArticle: true };
/** Words too general to carry the point of a text. */
export const emptyLemmas = new Set(
  `moment fact however therefore moreover nevertheless furthermore otherwise meanwhile instead indeed likewise similarly consequently
  accordingly whenever wherever perhaps especially particularly begin start become remain seem appear thing people other another early late long short large small great little first last often always
  never rather really actually usually probably simply already almost enough different same certain general whole early later longer give
  take make begin question answer question think know right wrong young front inside outside upper lower night above below little day
  child woman mother father brother sister north south east west spring winter summer autumn question allow permit`.split(
    /\s+/u,
  ),
);

/** Words whose opposite is only that of one sense, or that may have a complement which the opposite has not. */
const ambiguousLemmas = new Set(
  `leave present enable consider reflect reality share form keep find help call regard believe view see hold set raise ground patient
  content subject object cover bear charge treat address spring current light fine fair kind mean sound still close live lead draw direct
  like serve meet issue state order note mark case figure point expect intend prefer tend continue stop suggest appreciate reflect claim
  community individual society produce show offer tell send bring lend teach ask count cause remember forget notice observe admit deny`.split(
    /\s+/u,
  ),
);

const wordsOf = readOnce<PassageAnalysis, Map<Token, BlankWord | undefined>>(() => new Map());

/** The same of a word of a passage, read once. */
export function readPassageWord(analysis: PassageAnalysis, token: Token): BlankWord | undefined {
  const words = wordsOf(analysis);
  if (!words.has(token)) words.set(token, readBlankWord(analysis, token, passageRules));
  return words.get(token);
}

/** The word as something to leave out; `opposites` is empty where none fits for sure. */
export function readBlankWord(
  analysis: PassageAnalysis,
  token: Token,
  { minLetters, mayFollowArticle, isReviewed = false }: BlankRules = lineRules,
): BlankWord | undefined {
  const pos = positions.find(([pattern]) => pattern.test(token.tag))?.[1];
  if (
    pos === undefined ||
    !(token.isSure || (isReviewed && hasOneClass(token.lemma, pos))) ||
    !/^\p{Ll}+$/u.test(token.text)
  )
    return undefined;
  if (findSetTokens(analysis).has(token.index)) return undefined;
  if (
    token.text.length < minLetters ||
    (!isReviewed && (emptyLemmas.has(token.lemma) || ambiguousLemmas.has(token.lemma))) ||
    findEntry(token.lemma, pos) === undefined
  )
    return undefined;
  const before = analysis.tokens[token.index - 1];
  const after = analysis.tokens[token.index + 1];
  // A clitic or the half of a compound would be torn off.
  if (/^['’]/u.test(after?.text ?? '') || /-$/u.test(before?.text ?? '')) return undefined;
  const frame = pos === 'v' ? (readFrame(analysis, token) ?? (isReviewed ? '-' : undefined)) : '-';
  if (frame === undefined) return undefined;
  // "the poor": other adjectives seldom stand for people.
  if (pos === 'adj' && before?.lower === 'the' && !/^(?:NN|JJ|VBG|CC|,)/u.test(after?.tag ?? ''))
    return undefined;
  // "shift their courses" and "report less anxiety" are no nouns, "from abroad" no adverb.
  if (pos === 'n' && /^(?:DT|PRP\$?|JJ[RS]?|RBR)$/u.test(after?.tag ?? '')) return undefined;
  if (pos === 'adv' && before?.tag === 'IN') return undefined;
  const article = /^an?$/u.test(before?.lower ?? '') ? before?.lower : undefined;
  if (article !== undefined && !mayFollowArticle) return undefined;
  const listOpposites = (strength?: 'full') =>
    findAntonyms(token.lemma, pos).flatMap((antonym): OptionWord[] => {
      if (strength !== undefined && antonym.strength !== strength) return [];
      if (pos === 'v' && !antonym.frame.includes(frame)) return [];
      // "certain events" may be some events.
      if (antonym.word === 'certain') return [];
      const isMass = findEntry(antonym.word, pos)?.flags.includes('u') === true;
      if (token.tag === 'NNS' && isMass) return [];
      const text = inflect(antonym.word, token.tag);
      return text !== undefined && fitsArticle(article, text) ? [{ lemma: antonym.word, text }] : [];
    });
  return {
    token,
    pos,
    frame,
    article,
    isOneOfMany: isOneOfMany(before, analysis.tokens[token.index - 2]),
    opposites: listOpposites(),
    // "dishonesty" before "corruption": what is made of the word itself denies nothing but the word.
    fullOpposites: listOpposites('full').sort(
      (a, b) => Number(denies(b.lemma, token.lemma)) - Number(denies(a.lemma, token.lemma)),
    ),
  };
}

const classes: readonly PartOfSpeech[] = ['n', 'v', 'adj', 'adv'];

/** A word that the taggers do not know together is sure all the same where the dictionary has it under one part of speech. */
const hasOneClass = (lemma: string, pos: PartOfSpeech): boolean =>
  classes.every((one) => (findEntry(lemma, one) !== undefined) === (one === pos));

/** Whether one word denies the other: honesty and dishonesty. */
export const denies = (left: string, right: string): boolean => {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return long.endsWith(short) && /^(?:un|in|im|il|ir|dis|non)$/u.test(long.slice(0, -short.length));
};

const isOneOfMany = (...before: (Token | undefined)[]): boolean => {
  const [near, far] = before;
  const determiner = /^JJ/u.test(near?.tag ?? '') ? far : near;
  return /^(?:every|each|another|one|an?)$/u.test(determiner?.lower ?? '');
};

/** One word in small letters that needs no other article. */
const fitsArticle = (article: string | undefined, text: string): boolean =>
  /^\p{Ll}+$/u.test(text) && (article === undefined || takesAn(text) === (article === 'an'));

/** Whether the verb has an object here; undefined where a preposition or clause belongs to it. */
function readFrame(analysis: PassageAnalysis, token: Token): 't' | 'i' | undefined {
  const after = analysis.tokens.slice(token.index + 1).find(({ tag }) => !tag.startsWith('RB'));
  if (after === undefined) return 'i';
  const before = analysis.tokens
    .slice(Math.max(0, token.index - 3), token.index)
    .findLast(({ tag }) => !tag.startsWith('RB'));
  const isPassive = token.tag === 'VBN' && before?.lemma === 'be';
  if (isPassive) return /^(?:IN|TO)$/u.test(after.tag) && after.lower !== 'by' ? undefined : 't';
  if (token.tag === 'VBN' || /^(?:IN|TO|RP|WDT|WP|WRB)$/u.test(after.tag)) return undefined;
  if (/^(?:DT|PRP\$?|NNS?|JJ|CD|VBG)$/u.test(after.tag)) return after.lower === 'that' ? undefined : 't';
  // "something for others to finish": the object stands in front.
  const isShortOfObject = before?.tag === 'TO';
  return /^[.,;:]$/u.test(after.text) && !isShortOfObject ? 'i' : undefined;
}

/** Glosses of a word under one part of speech. */
export function sensesOf(lemma: string, pos: PartOfSpeech): readonly string[] {
  return findEntry(lemma, pos)?.senses ?? [];
}

/** Two words of one family or one meaning cannot stand side by side among options. */
export function areNear(left: string, right: string, pos: PartOfSpeech): boolean {
  return isOneFamily(left, right) || areSynonyms(left, right, pos, allSenses);
}

const allSenses = 3;
const familyLength = 5;

/** Words of one family begin alike, or one denies the other. */
function isOneFamily(left: string, right: string): boolean {
  const head = Math.min(familyLength, left.length, right.length);
  return left.slice(0, head) === right.slice(0, head) || denies(left, right);
}
