import { findField, type Field } from '#meaning/fields.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { inflect } from '#passage/inflect.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import type { PhraseTag } from '#syntax/blankable-phrases.ts';
import { isFamily } from '#wording/concepts.ts';
import rows from '../../data/option-phrases.json' with { type: 'json' };

/** A phrase on a matter of its own, written for this product. */
interface OptionPhrase {
  /** As it is printed: its verb in the form that the blank asks for. */
  text: string;
  /** Korean noun phrase. */
  meaning: string;
}

/** What stands in the blank: the doing of a person or of a thing, or what a thing is; and its length in words. */
export interface PhraseShape {
  use: 'person' | 'thing' | 'noun';
  tag: PhraseTag | 'NP';
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
 * passage; those from its field first, about as long as the phrase left out.
 */
export function drawOptionPhrases(
  { analysis, source }: { analysis: PassageAnalysis; source: PassageSource },
  shape: PhraseShape,
  count: number,
  random: Random,
): OptionPhrase[] {
  const { topic = '', title = '', summary = '' } = source;
  const lines = [topic, title, summary].join(' ');
  const taken = new Set(listWords(`${analysis.text} ${lines}`));
  const field = findField(`${analysis.text} ${lines}`);
  const drawn: OptionPhrase[] = [];
  for (const phrase of order(random.shuffle(optionPhrases), field)) {
    const text = fill(phrase, shape);
    if (drawn.length === count || text === undefined || phrase.words.some((word) => isKnown(word, taken)))
      continue;
    for (const word of phrase.words) taken.add(word);
    drawn.push({ text, meaning: phrase.meaning });
  }
  return drawn;
}

const order = (shuffled: readonly Phrase[], field: Field | undefined): Phrase[] => [
  ...shuffled.filter((phrase) => phrase.field === field),
  ...shuffled.filter((phrase) => phrase.field === 'any'),
];

const isKnown = (word: string, taken: ReadonlySet<string>): boolean =>
  taken.has(word) || [...taken].some((other) => isFamily(word, other));

function fill({ use, text }: Phrase, shape: PhraseShape): string | undefined {
  const [head = '', ...rest] = text.split(' ');
  const form = shape.tag === 'NP' ? head : inflect(head, shape.tag);
  const gap = Math.max(mostLengthGap, shareOfLength * shape.length);
  const isFit = use === shape.use && Math.abs(rest.length + 1 - shape.length) <= gap;
  return isFit && form !== undefined ? [form, ...rest].join(' ') : undefined;
}
