import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { Field } from '#meaning/fields.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { inflect } from '#passage/inflect.ts';
import { areSynonyms } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import type { PhraseTag } from '#syntax/phrase-openings.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import rows from '../../data/option-phrases.json' with { type: 'json' };

/** A phrase on a matter of its own, written for this product. */
interface OptionPhrase {
  /** As it is printed: its verb in the form that the blank asks for. */
  text: string;
  /** Korean noun phrase. */
  meaning: string;
}

/** What stands in the blank: the doing of a person, an animal or a thing, what or how a thing is, a question; and its length in words. */
export interface PhraseShape {
  use: 'person' | 'creature' | 'thing' | 'noun' | 'state' | 'question';
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

const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/gu) ?? []).filter((word) => !smallWords.has(word));

/** Every phrase, with the words that tell what it is about. */
export const optionPhrases = rows.map((row) => ({ ...row, words: listWords(row.text) }));
type Phrase = (typeof optionPhrases)[number];

const mostLengthGap = 3;
/** Beside a long phrase half its length will do. */
const shareOfLength = 0.5;

/**
 * Phrases of one shape of which neither passage nor lines have a word, so that none of them can be the point of the
 * passage, and none near a word of the answer; about as long as the phrase left out.
 */
export function drawOptionPhrases(
  { analysis, source }: { analysis: PassageAnalysis; source: PassageSource },
  shape: PhraseShape,
  answer: readonly Token[],
  count: number,
  random: Random,
): OptionPhrase[] {
  const shown = showAll(analysis, source);
  const taken = addWords(new Map(), listWords(shown));
  let people = shape.use === 'thing' ? findPeople(analysis, answer) : undefined;
  const drawn: OptionPhrase[] = [];
  for (const phrase of listFit(shape, random)) {
    if (drawn.length === count) break;
    const text = inflectHead(phrase.text, shape);
    if (
      text === undefined ||
      phrase.words.some((word) => hasRelative(taken, word) || isNearAny(word, answer))
    )
      continue;
    addWords(taken, phrase.words);
    const isOnPeople = phrase.meaning.includes('사람들');
    drawn.push(speakOf(isOnPeople ? people : undefined, { text, meaning: phrase.meaning }));
    // A word that every wrong phrase had would give the right one away.
    if (isOnPeople) people = undefined;
  }
  return drawn;
}

function showAll({ text }: PassageAnalysis, { topic = '', title = '', summary = '' }: PassageSource): string {
  return [text, topic, title, summary].join(' ');
}

const mostOfNature = 2;

/** Phrases of this shape and length; a few of nature first where nature is spoken of. */
function listFit({ use, length, field }: PhraseShape, random: Random): Phrase[] {
  const gap = Math.max(mostLengthGap, shareOfLength * length);
  const list = (name: Field) =>
    random.shuffle(
      optionPhrases.filter(
        (phrase) =>
          phrase.field === name &&
          phrase.use === use &&
          Math.abs(phrase.text.split(' ').length - length) <= gap,
      ),
    );
  const own = field === 'nature' ? list('nature').slice(0, mostOfNature) : [];
  return [...own, ...list('any')];
}

/** The people of whom a passage speaks, in plural, and what they are called in Korean. */
interface People {
  text: string;
  meaning: string;
}

const leastNamed = 2;

/** Those named most often, unless the sentence of the blank names them already. */
function findPeople({ tokens }: PassageAnalysis, answer: readonly Token[]): People | undefined {
  const counts = new Map<string, number>();
  for (const { tag, lower, index } of tokens)
    if (tag === 'NNS' && !/^NN/u.test(tokens[index + 1]?.tag ?? ''))
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
  const near = new Set(
    tokens.filter(({ sentence }) => sentence === answer[0]?.sentence).map(({ lower }) => lower),
  );
  const [people] = tokens
    .filter(({ lower, lemma }) => (counts.get(lower) ?? 0) >= leastNamed && findNounClass(lemma) === 'people')
    .filter(({ lower }) => lower !== 'people' && !near.has(lower))
    .sort((a, b) => (counts.get(b.lower) ?? 0) - (counts.get(a.lower) ?? 0));
  const meaning = people && findEntry(people.lemma, 'n')?.senses[0]?.split(',')[0]?.trim();
  return people !== undefined && meaning !== undefined && /^[가-힣]+$/u.test(meaning)
    ? { text: people.lower, meaning: `${meaning}들` }
    : undefined;
}

/** A phrase on people in general, said of those of the passage. */
const speakOf = (people: People | undefined, { text, meaning }: OptionPhrase): OptionPhrase =>
  people === undefined
    ? { text, meaning }
    : {
        text: text.replace(/\bpeople\b/u, people.text),
        meaning: meaning.replace('사람들', people.meaning),
      };

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
