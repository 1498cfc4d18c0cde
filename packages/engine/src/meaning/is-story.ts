import type { PassageAnalysis } from '#passage/analysis.ts';

const minPersonShare = 0.03;
const minPastShare = 0.6;

/** A story about persons, told in the past: it has no point to argue, so lines about subjects do not suit it. */
export function isStory({ tokens }: PassageAnalysis): boolean {
  const words = tokens.filter(({ text }) => /\p{L}/u.test(text));
  const persons = words.filter(({ lower }) => /^(?:he|she|his|her|him|hers|i|my|me)$/u.test(lower)).length;
  const finite = words.filter(({ tag }) => /^VB[DPZ]$/u.test(tag));
  const past = finite.filter(({ tag }) => tag === 'VBD').length;
  return persons >= minPersonShare * words.length && past >= minPastShare * finite.length;
}

/** A story to its end: it does not close with what holds of others as well. */
export function isOnlyStory(analysis: PassageAnalysis): boolean {
  const last = analysis.sentences.at(-1);
  const words = analysis.tokens.slice(last?.firstToken, last?.endToken);
  const isGeneral =
    words.some(({ tag }) => /^(?:VB[PZ]|MD)$/u.test(tag)) &&
    !words.some(
      ({ tag, lower }) => tag.startsWith('NNP') || /\d|^(?:he|she|his|her|him|i|my|me)$/u.test(lower),
    );
  return isStory(analysis) && !isGeneral;
}
