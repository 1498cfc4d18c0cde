import { compareCompany } from '@jadoo/lexicon';

import type { Field } from '#meaning/fields.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { inflect } from '#passage/inflect.ts';
import { listFramedPhrases, type FramedPhrase } from '#meaning/option-frames.ts';
import { areSynonyms } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import type { PhraseTag } from '#syntax/phrase-openings.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import rows from '../../data/option-phrases.json' with { type: 'json' };

/** A wrong phrase, written for this product. */
interface OptionPhrase {
  /** As it is printed: its verb in the form that the blank asks for. */
  text: string;
  /** Korean noun phrase; empty where the phrase is on a noun of the passage. */
  meaning: string;
  /** The noun of the passage of which it speaks. */
  noun?: string;
}

/** What stands in the blank: the doing of a person, an animal or a thing, what or how a thing is, what something depends on, a question; and its length in words. */
export interface PhraseShape {
  use: 'person' | 'creature' | 'thing' | 'noun' | 'factor' | 'state' | 'question';
  tag: PhraseTag;
  length: number;
  field: Field;
}

/** They say little of the matter. */
const smallWords = new Set(
  `about across after among and another any are ask back before between bring cause come could easy even every everyone far few for from give great
  group hard have help into keep large lead less life live long low make many matter more most much must next nobody nothing number one only open
  other others over part past people place possible power put question rather rule same share small stay still take tell than that the their
  them they thing those time too top true turn two use way weak well when which while whole with without work world year young`.split(
    /\s+/u,
  ),
);

/** "choices" and "choice" are one word. */
const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/(?<=[a-z]{3}[^s])s$/u, ''));

/** Every phrase, with the words that tell what it is about. */
export const optionPhrases = rows.map((row) => ({ ...row, words: listWords(row.text) }));
type Phrase = (typeof optionPhrases)[number];

const mostLengthGap = 3;
/** Beside a long phrase half its length will do. */
const shareOfLength = 0.5;

/** What phrases of the options may share neither with the passage nor with each other. */
interface Search {
  shape: PhraseShape;
  taken: Families;
  answer: readonly Token[];
}

/**
 * Phrases of one shape of which neither passage nor lines have a word, so that none of them can be the point of the
 * passage, and none near a word of the answer; about as long as the phrase left out. First those on nouns of the passage.
 */
export function drawOptionPhrases(
  { analysis, source }: { analysis: PassageAnalysis; source: PassageSource },
  shape: PhraseShape,
  answer: readonly Token[],
  { onMatter, inAll }: { onMatter: number; inAll: number },
  random: Random,
): OptionPhrase[] {
  const keys = listKeys(analysis);
  const search = { shape, answer, taken: addWords(new Map(), listWords(showAll(analysis, source))) };
  const framed = drawFramed(search, random.shuffle(listFramedPhrases(analysis, shape.use, answer)), onMatter);
  const drawn: OptionPhrase[] = [];
  for (const phrase of listFit(shape, answer, keys, random)) {
    if (framed.length + drawn.length >= inAll) break;
    const text = takePhrase(search, phrase.text, phrase.words);
    if (text !== undefined) drawn.push({ text, meaning: phrase.meaning });
  }
  return [...framed, ...drawn];
}

const mostOnNoun = 2;

/** At most two on one noun and as many nouns as there are. */
function drawFramed(search: Search, phrases: readonly FramedPhrase[], count: number): OptionPhrase[] {
  const drawn: OptionPhrase[] = [];
  const uses = new Map<string, number>();
  for (let most = 1; most <= mostOnNoun; most += 1)
    for (const { text, frame, noun } of phrases) {
      if (drawn.length >= count) break;
      if ((uses.get(noun) ?? 0) >= most || drawn.some((one) => one.noun === noun && one.text === text))
        continue;
      const filled = takePhrase(search, text, listWords(frame));
      if (filled === undefined) continue;
      uses.set(noun, (uses.get(noun) ?? 0) + 1);
      drawn.push({ text: filled, meaning: '', noun });
    }
  return drawn;
}

/** The phrase in its form, its words taken from then on; nothing where one of them is near what is said or asked. */
function takePhrase(
  { shape, taken, answer }: Search,
  phrase: string,
  words: readonly string[],
): string | undefined {
  const text = inflectHead(phrase, shape);
  if (text === undefined || words.some((word) => hasRelative(taken, word) || isNearAny(word, answer)))
    return undefined;
  addWords(taken, words);
  return text;
}

function showAll({ text }: PassageAnalysis, { topic = '', title = '', summary = '' }: PassageSource): string {
  return [text, topic, title, summary].join(' ');
}

const mostOfNature = 2;

const leastKeyLetters = 4;

/** What the passage speaks of and what it says of it. */
const listKeys = ({ tokens }: PassageAnalysis): string[] => [
  ...new Set(
    tokens
      .filter(({ tag, lemma }) => /^(?:NNS?|VB.?)$/u.test(tag) && lemma.length >= leastKeyLetters)
      .map(({ lemma }) => lemma),
  ),
];

/** How near the matter of a phrase lies to that of the passage: the mean of the two nearest words for each of its own. */
const weighNearness = ({ words }: Phrase, keys: readonly string[]): number =>
  words
    .map((word) => {
      let [first, second] = [0, 0];
      for (const key of keys) {
        const company = compareCompany(word, key) ?? 0;
        if (company > first) [first, second] = [company, first];
        else if (company > second) second = company;
      }
      return (first + second) / 2;
    })
    .reduce((sum, company) => sum + company, 0) / Math.max(1, words.length);

const mostNear = 5;
/** Phrases of wholly other matters fall short of it. */
const leastNearness = 0.42;

/** Phrases of this shape and length, those nearest to the matter of the passage first; before them a few of nature where nature is spoken of. */
function listFit(
  { use, length, field }: PhraseShape,
  answer: readonly Token[],
  keys: readonly string[],
  random: Random,
): Phrase[] {
  const gap = Math.max(mostLengthGap, shareOfLength * length);
  const isDefinite = (text: string | undefined) => text?.startsWith('the ') === true;
  const list = (name: Field) => {
    const rated = optionPhrases
      .filter(
        (phrase) =>
          phrase.field === name &&
          phrase.use === use &&
          Math.abs(phrase.text.split(' ').length - length) <= gap &&
          (use !== 'noun' || isDefinite(phrase.text) === isDefinite(`${answer[0]?.lower ?? 'the'} `)),
      )
      .map((phrase) => ({ phrase, nearness: weighNearness(phrase, keys) }))
      .filter(({ nearness }) => nearness >= leastNearness)
      .sort((a, b) => b.nearness - a.nearness)
      .map(({ phrase }) => phrase);
    return [...random.shuffle(rated.slice(0, mostNear)), ...rated.slice(mostNear)];
  };
  const own = field === 'nature' ? list('nature').slice(0, mostOfNature) : [];
  return [...own, ...list('any')];
}

function inflectHead(text: string, { tag }: PhraseShape): string | undefined {
  const [head = '', ...rest] = text.split(' ');
  const form = /^(?:NP|JJ|WH)$/u.test(tag) ? head : inflect(head, tag);
  return form === undefined ? undefined : [form, ...rest].join(' ');
}

const beginning = 3;
/** Words by their first letters: relatives begin alike. */
type Families = Map<string, string[]>;

function addWords(families: Families, words: readonly string[]): Families {
  for (const word of words) {
    const key = word.slice(0, beginning);
    families.set(key, [...(families.get(key) ?? []), word]);
  }
  return families;
}

const hasRelative = (families: Families, word: string): boolean =>
  families.get(word.slice(0, beginning))?.some((other) => isFamily(word, other)) === true;

/** Whether a word means about the same as one of the tokens: adapt beside adjust. */
const isNearAny = (word: string, tokens: readonly Token[]): boolean =>
  tokens.some((token) => {
    const pos = getWordClass(token);
    return pos !== undefined && areSynonyms(word, token.lemma, pos);
  });
