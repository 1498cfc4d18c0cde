import { rankFields, type Field } from '#meaning/fields.ts';
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

/** What stands in the blank: the doing of a person or of a thing, what or how a thing is, a question; and its length in words. */
export interface PhraseShape {
  use: 'person' | 'thing' | 'noun' | 'state' | 'question';
  tag: PhraseTag;
  length: number;
}

/** They say little of the matter. */
const smallWords = new Set(
  `about across after among and another any are ask back before between bring cause come could easy even every far few for from give great
  group hard have help into keep large lead less life live long low make many matter more most much must next nothing number one only open
  other over part past people place possible power put question rather rule same share small stay still take tell than that the their
  them they thing those time top true turn two use way weak well when which while whole with without work world year young`.split(
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
 * passage, and none near a word of the answer; those from its fields first, about as long as the phrase left out.
 */
export function drawOptionPhrases(
  { analysis, source }: { analysis: PassageAnalysis; source: PassageSource },
  shape: PhraseShape,
  answer: readonly Token[],
  count: number,
  random: Random,
): OptionPhrase[] {
  const shown = showAll(analysis, source);
  const near = analysis.sentences[answer[0]?.sentence ?? 0]?.text ?? '';
  const taken = addWords(new Map(), listWords(shown));
  const drawn: OptionPhrase[] = [];
  for (const phrase of listFit(chooseFields(shown, near, shape), shape, random)) {
    if (drawn.length === count) break;
    const text = inflectHead(phrase.text, shape);
    if (
      text === undefined ||
      phrase.words.some((word) => hasRelative(taken, word) || isNearAny(word, answer))
    )
      continue;
    addWords(taken, phrase.words);
    drawn.push({ text, meaning: phrase.meaning });
  }
  return drawn;
}

function showAll({ text }: PassageAnalysis, { topic = '', title = '', summary = '' }: PassageSource): string {
  return [text, topic, title, summary].join(' ');
}

/** Whether a sentence has words of a field, so that wrong phrases from that field sound like it. */
export const hasOwnField = (sentence: string): boolean => rankFields(sentence).length > 0;

const mostFields = 2;

/** The fields of its own sentence, then of the whole passage; what a thing does outside its field cannot be. */
function chooseFields(shown: string, near: string, { use }: PhraseShape): Field[] {
  const own = rankFields(near);
  const fields = use === 'thing' ? own : [...own, ...rankFields(shown)];
  return [...new Set(fields)].slice(0, mostFields);
}

/** Phrases of this shape and length, those of the fields first. */
function listFit(fields: readonly Field[], { use, length }: PhraseShape, random: Random): Phrase[] {
  const gap = Math.max(mostLengthGap, shareOfLength * length);
  const isFit = (phrase: Phrase) =>
    phrase.use === use && Math.abs(phrase.text.split(' ').length - length) <= gap;
  return [...fields, 'any'].flatMap((name) =>
    random.shuffle(optionPhrases.filter((phrase) => phrase.field === name && isFit(phrase))),
  );
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
