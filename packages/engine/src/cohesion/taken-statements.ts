import { findNounClass } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement, lasting } from '#cohesion/shell-nouns.ts';
import { areFamily } from '#cohesion/words.ts';

/** "Tracks", not "a track". */
export const areSeveral = ({ tag }: Token): boolean => /^NNP?S$/u.test(tag);

/** "This helped them. … this habit": what is done was told still further back. */
const isPassedOver = (noun: Token | undefined, before: CueSentence | undefined): boolean =>
  noun !== undefined &&
  (noun.lemma === 'habit' || findNounClass(noun.lemma) === 'practice') &&
  /^(?:this|that)$/u.test(before?.tokens[0]?.lower ?? '') &&
  /^VB[DZ]$/u.test(before?.tokens[1]?.tag ?? '') &&
  before?.tokens[1]?.lemma !== 'be';

/** "This view" takes up a sentence that tells one; of several any may be meant. */
export function pointToSuch(
  sentences: readonly CueSentence[],
  at: number,
  words: string,
  tellsSuch: (sentence: CueSentence) => boolean,
): Cue | undefined {
  const told = sentences.filter((sentence) => sentence.index !== at && tellsSuch(sentence));
  const before = told.filter(({ index }) => index < at);
  if (before.at(-1)?.index !== at - 1) return undefined;
  // "Such views" may be any of those that were told.
  if (before.length > 1 && /^such\b.*s$/iu.test(words)) return undefined;
  const antecedents = new Map(
    told.map(({ index }): [number, Antecedent] => [
      index,
      { words: '', fit: 1, strength: index === at - 1 ? 2 : 0 },
    ]),
  );
  return {
    type: 'demonstrative',
    words,
    relation: '',
    antecedents,
    lost: 1,
    far: before.length === 1 ? 1 : 0.5,
  };
}

/** "Such an experiment" may be what the whole text told of, "such distinctions" a list that stood earlier. */
const takesAnySuch = (words: string, noun: Token | undefined): boolean =>
  /^such\b/iu.test(words) && noun !== undefined && (areSeveral(noun) || lasting.test(noun.lemma));

/** "These duties" are more than one: the sentence before has to tell several. */
const isListless = (noun: Token, before: CueSentence | undefined): boolean =>
  areSeveral(noun) && !/, (?:[^,]+, )?(?:and|or)\b|;|\band\b.*\band\b/u.test(before?.text ?? '');

/** A bare pointer, or one with a noun by which the sentence before can be called. */
const namesStatement = (noun: Token | undefined, before: CueSentence | undefined): boolean =>
  noun === undefined || (canNameStatement(noun) && !isListless(noun, before));

/** "This custom" may be what the whole text is about, "this accident" what set it all off. */
const standing =
  /^(?:habit|custom|tradition|ritual|pattern|arrangement|job|work|role|experience|choice|skill|accident|incident|attack|event|disaster|promotion)$/u;

/** "This town", "that advisory" may be another word for something named long before. */
export const takesStatement = (
  noun: Token | undefined,
  words: string,
  before: CueSentence | undefined,
): boolean =>
  namesStatement(noun, before) &&
  !(noun && standing.test(noun.lemma) && !/^such\b/iu.test(words)) &&
  !takesAnySuch(words, noun) &&
  !isPassedOver(noun, before);

/** "Our temperature falls at night, and this drop …" takes up its own sentence, "this repeated experience" what was repeated further back. */
export function isToldElsewhere(sentences: readonly CueSentence[], at: number, words: string): boolean {
  const tokens = sentences[at]?.tokens ?? [];
  const [first = '', ...rest] = words.split(' ');
  const start = tokens.findIndex(({ text }, place) => text === first && tokens[place + 1]?.text === rest[0]);
  const ahead = tokens.slice(0, start);
  const isLate = ahead.some(
    ({ tag, lower }, place) =>
      (tag === 'CC' || /^[,:;]/u.test(tag) || lower === 'because' || lower === 'so') &&
      ahead.slice(0, place).some(({ tag: verb }) => /^(?:VB[DPZ]|MD)$/u.test(verb)),
  );
  const [near, ...far] = sentences.slice(0, at).reverse();
  const qualities = tokens.slice(start + 1, start + rest.length);
  const isMetIn = (sentence: CueSentence | undefined, quality: Token): boolean =>
    sentence?.content.some((token) => areFamily(token, quality)) === true;
  return (
    isLate ||
    qualities.some((quality) => !isMetIn(near, quality) && far.some((sentence) => isMetIn(sentence, quality)))
  );
}
