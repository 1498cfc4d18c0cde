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
