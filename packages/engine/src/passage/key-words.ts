import type { LexiconEntry } from '@jadoo/lexicon';

import type { Difficulty, PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getPosLabel, makeFootnoteWord } from '#passage/footnote-words.ts';
import { parseFootnotes, type Footnote } from '#passage/footnotes.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { listKeyPhrases, type KeyPhrase } from '#passage/key-phrases.ts';
import { isLoanword } from '#passage/loan-words.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import {
  getToldDoubt,
  isToldInHangul,
  printTold,
  putFirst,
  readFullyTold,
  settleEntry,
  type SettledEntry,
} from '#passage/sense-certainty.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import { turnPhrase } from '#passage/told-voice.ts';
import { isDoubtfulWord } from '#passage/word-certainty.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** A word of the passage worth learning, with its Korean meaning as used here. */
export interface KeyWord {
  lemma: string;
  /** Part of speech as Korean books print it (명, 동, 형, 부); empty when it cannot be told. */
  posLabel: string;
  senses: readonly string[];
  /** Those that the translation tells. */
  used?: readonly string[];
  band: number;
  rank: number;
  /** First place in the text; the end of the text for a footnote that the text does not hold. */
  start: number;
  end: number;
  /** Nothing around the word tells which of its senses is used. */
  isOpen?: boolean;
  /** Its part of speech or its meaning here is not certain; such words are taken only where there are not enough others. */
  isDoubtful?: boolean;
  /** The translation has none of its senses. */
  isUntold?: boolean;
  /** How easily the glossary could lack its meaning here. */
  doubt?: number;
  /** Several words that mean something together. */
  isPhrase?: boolean;
  /** The entry behind it; absent for a phrase and for a footnote of the teacher. */
  entry?: LexiconEntry;
}

/** Lowest and highest level band, 1–4. */
interface BandRange {
  min: number;
  max: number;
}

/** Parts of speech as Korean books print them. */
export const posLabels: Readonly<Record<string, string>> = { n: '명', v: '동', adj: '형', adv: '부' };
const phraseLabel = '구';
/** What the glossary says of a sense that only the plural has. */
const pluralMark = '(복수형) ';
/** Everyday words that stand in every passage, whatever their band. */
const everydayLemmas = new Set(
  `be have do get make go not one thing way lot kind people other such own many much little few good well bad far accord bear use
  mean let age nobody somebody everybody anybody none while else heavy quickly slowly bookstore grandparent grandfather grandmother clothes
  notebook making spotlight scan cabaret caricature dart ballet app arch`.split(/\s+/u),
);
/** second, eighth: numbers. */
export const ordinals =
  /^(?:first|second|third|\p{L}*(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th)$/u;

/** Footnotes the teacher gave and those written under the text. */
export function listFootnotes(source: PassageSource): Footnote[] {
  const written = parseFootnotes(source.text).footnotes;
  const given = source.footnotes ?? [];
  const known = new Set(given.map(({ word }) => word.toLowerCase()));
  return [...given, ...written.filter(({ word }) => !known.has(word.toLowerCase()))];
}

const wordsByRange = readPassageOnce(() => new Map<string, readonly KeyWord[]>());

/** Every word that could be listed, by first appearance; one entry a lemma, footnoted words with the teacher's meaning. */
export function listKeyWords(
  source: PassageSource,
  analysis: PassageAnalysis,
  range: BandRange,
): readonly KeyWord[] {
  const known = wordsByRange(source, analysis);
  const key = `${range.min}-${range.max}`;
  const words = known.get(key) ?? readKeyWords(source, analysis, range);
  known.set(key, words);
  return words;
}

function readKeyWords(source: PassageSource, analysis: PassageAnalysis, range: BandRange): KeyWord[] {
  const notes = listFootnotes(source).map((note) => makeFootnoteWord(note, analysis));
  const words = new Map<string, KeyWord>(notes.map((word) => [word.lemma.toLowerCase(), word]));
  const idioms = findIdiomTokens(analysis);
  const lines = alignTranslations({ analysis, source });
  const lineOf = ({ tokens: [first] }: KeyPhrase) => lines[first?.sentence ?? 0] ?? '';
  const found = listKeyPhrases(analysis).filter(
    (phrase) => !phrase.isOpen || isPlainlyTold(phrase, lineOf(phrase)),
  );
  // "agree" of a phrase that everybody knows is no word to learn either.
  const joined = new Set(found.flatMap(({ tokens }) => tokens));
  const phrases = found.filter((phrase) => isInRange(phrase.band, range) && isInOwnForm(phrase));
  const kernels = new Set<string>();
  for (const phrase of phrases) {
    const kernel = readKernel(phrase);
    const known = words.get(phrase.phrase.text);
    if (kernels.has(kernel) && known?.isUntold !== true) continue;
    kernels.add(kernel);
    const word = makePhraseWord(source, analysis, phrase, lineOf(phrase));
    if (phrase.phrase.kind === 'noun' && isLoanword({ ...word, pos: 'n' })) continue;
    if (isBetterTold(word, known)) words.set(word.lemma, word);
  }
  for (const token of analysis.tokens) {
    if (!isContentWord(analysis, token) || idioms.has(token.index) || joined.has(token)) continue;
    const entry = glossToken(analysis.tokens, token);
    if (entry === undefined) addUnknownWord(words, source, token);
    if (entry === undefined || !isListed(entry, range)) continue;
    const known = words.get(entry.lemma);
    if (known !== undefined && (!isOpenTo(known) || known.entry?.pos !== entry.pos)) continue;
    const isKnown = known !== undefined && known.isUntold !== true;
    if (!isKnown && isDoubtfulWord(analysis.tokens, token, entry)) continue;
    // A phrase of the list says what its chief word means.
    if (kernels.has(token.lemma)) continue;
    const settled = settleEntry(analysis.tokens, token, entry, lines[token.sentence] ?? '');
    if (isToldInHangul(settled)) continue;
    if (isKnown) words.set(entry.lemma, addUse(known, settled));
    else {
      const ownMeaning = findOwnMeaning(source, entry.lemma, posLabels[entry.pos] ?? '');
      const word = makeEntryWord(settled, token, ownMeaning);
      if (isBetterTold(word, known)) words.set(entry.lemma, word);
    }
  }
  return [...words.values()].sort((left, right) => left.start - right.start);
}

/** Another place may add a sense to it or tell what it means. */
const isOpenTo = ({ used, isUntold }: KeyWord): boolean => used !== undefined || isUntold === true;

/** The translation may tell at the second place what it does not tell at the first. */
const isBetterTold = (word: KeyWord, known: KeyWord | undefined): boolean =>
  known === undefined || (known.isUntold === true && word.isUntold !== true && word.isDoubtful !== true);

/** The translation has a meaning of the phrase as a whole. */
const isPlainlyTold = ({ phrase: { meaning } }: KeyPhrase, line: string): boolean =>
  readToldSenses(meaning.split(' / '), line).some(({ exact }) => exact !== undefined);

/** "grew used to" is no "be used to", which says that one is so already. */
const isInOwnForm = ({ phrase: { elements }, tokens: [first] }: KeyPhrase): boolean =>
  elements[0] !== 'be' || first?.lemma === 'be';

/** The longest word in its dictionary form: what `be filled with` and `fill ~ with` have in common. */
const readKernel = ({ tokens }: KeyPhrase): string =>
  tokens
    .map(({ lemma }) => lemma)
    .reduce((longest, lemma) => (lemma.length > longest.length ? lemma : longest));

/** A word that only the teacher has explained. */
function addUnknownWord(words: Map<string, KeyWord>, source: PassageSource, token: Token): void {
  const { lemma, tag, start, end } = token;
  const meaning = findOwnMeaning(source, lemma, getPosLabel(tag));
  if (meaning === undefined || words.has(lemma)) return;
  const rest = { band: 4, rank: Number.MAX_SAFE_INTEGER, start, end };
  words.set(lemma, { lemma, posLabel: getPosLabel(tag), senses: [meaning], ...rest });
}

function isContentWord({ sentences, tokens }: PassageAnalysis, token: Token): boolean {
  if (!/^(?:NN|NNS|VB[DGNPZ]?|JJ[RS]?|RB[RS]?)$/u.test(token.tag)) return false;
  if (/^[\p{Ll}-]{3,}$/u.test(token.text)) return true;
  const isOpening =
    token.index === sentences[token.sentence]?.firstToken ||
    /^[“"‘':]$/u.test(tokens[token.index - 1]?.text ?? '');
  return isOpening && /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) && token.lemma === token.lemma.toLowerCase();
}

function isListed(entry: LexiconEntry, range: BandRange): boolean {
  if (posLabels[entry.pos] === undefined || everydayLemmas.has(entry.lemma)) return false;
  if (ordinals.test(entry.lemma) || isLoanword(entry)) return false;
  return isInRange(entry.band, range) && /^\p{Ll}/u.test(entry.lemma);
}

const isInRange = (band: number, { min, max }: BandRange): boolean => band >= min && band <= max;

/** The teacher's own meaning of a word: that for its part of speech before one for every part. */
export function findOwnMeaning(
  { ownMeanings = {} }: PassageSource,
  lemma: string,
  posLabel: string,
): string | undefined {
  const word = lemma.toLowerCase();
  const key = [`${word} ${posLabel}`, word].find((name) => Object.hasOwn(ownMeanings, name));
  const meaning = key === undefined ? '' : ownMeanings[key]?.trim();
  return meaning === '' ? undefined : meaning;
}

function makeEntryWord(
  { entry, isOpen, isSure, isUntold = false, isHinted = false, doubt, allTold }: SettledEntry,
  token: Token,
  ownMeaning: string | undefined,
): KeyWord {
  const { band, rank } = entry;
  const isPlural = token.tag === 'NNS' && entry.senses[0]?.startsWith(pluralMark) === true;
  const lemma = isPlural ? token.lower : entry.lemma;
  // "dozens" stands in the list as such, so that what one dozen is does not belong there.
  const marked = entry.senses.filter(isOfPlural);
  const others = entry.senses.filter((sense) => !isOfPlural(sense));
  const glossed = isPlural ? marked : token.tag === 'NNS' || others.length === 0 ? entry.senses : others;
  const senses =
    ownMeaning === undefined ? glossed.map((sense) => sense.replace(pluralMark, '')) : [ownMeaning];
  return {
    lemma,
    posLabel: posLabels[entry.pos] ?? '',
    senses,
    band,
    rank,
    start: token.start,
    end: token.end,
    isOpen: isOpen && ownMeaning === undefined,
    isDoubtful: !isSure && !isHinted && ownMeaning === undefined,
    isUntold: isUntold && !isHinted,
    doubt: ownMeaning === undefined ? doubt : 0,
    entry,
    ...(allTold.length > 0 && ownMeaning === undefined && !isPlural ? { used: allTold } : {}),
  };
}

const isOfPlural = (sense: string): boolean => sense.startsWith(pluralMark);

/** A word with the sense that it has in a further place: earn money, earn a degree; 부채 and 빚 are one sense of debt. */
function addUse(word: KeyWord, { told }: SettledEntry): KeyWord {
  if (told === undefined) return word;
  const used = word.used ?? [];
  // "winds measured" beside "measure distance": 측정되다 is no other sense than 측정하다.
  if (told.endsWith('되다') && used.some((sense) => shareOne(sense, told.replace(/되다$/u, '하다'))))
    return word;
  const wholes = [told, ...(word.entry?.senses ?? [])].filter((sense) => shareOne(sense, told));
  const known = used.findIndex((sense) => wholes.some((whole) => shareOne(whole, sense)));
  if (known < 0) return { ...word, used: [...used, told] };
  return { ...word, used: used.map((sense, at) => (at === known ? joinUses(sense, told) : sense)) };
}

/** Two printings of one sense: 투표 and "표, 투표". */
function joinUses(left: string, right: string): string {
  const [longer, shorter] = right.length > left.length ? [right, left] : [left, right];
  return [...new Set([...longer.split(', '), ...shorter.split(', ')])].join(', ');
}

function shareOne(left: string, right: string): boolean {
  const others = right.split(', ');
  return left.split(', ').some((meaning) => others.includes(meaning));
}

function makePhraseWord(
  source: PassageSource,
  analysis: PassageAnalysis,
  { phrase, band, tokens }: KeyPhrase,
  line: string,
): KeyWord {
  const { text, meaning } = phrase;
  const ownMeaning = findOwnMeaning(source, text, phraseLabel);
  const senses = meaning.split(' / ');
  const [told] = readFullyTold(senses, line);
  return {
    lemma: text,
    posLabel: phraseLabel,
    senses: ownMeaning === undefined ? putFirst(senses, told) : [ownMeaning],
    ...(ownMeaning === undefined && told !== undefined
      ? { used: [turnPhrase(analysis.tokens, tokens.at(-1), senses, printTold(told))] }
      : {}),
    band,
    rank: Number.MAX_SAFE_INTEGER,
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    isPhrase: true,
    isDoubtful: ownMeaning === undefined && line !== '' && told === undefined,
    isUntold: line !== '' && told === undefined,
    doubt: getToldDoubt(phrase.kind === 'verb', told),
  };
}

/** 하 · 중 · 상 by the average level of the words. */
export function getDifficulty(words: readonly KeyWord[]): Difficulty {
  const average = words.reduce((sum, { band }) => sum + band, 0) / Math.max(1, words.length);
  if (average < 2) return 'low';
  return average < 3 ? 'middle' : 'high';
}
