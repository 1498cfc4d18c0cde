import { areNearWords } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Swap } from '#wording/swap.ts';

/** Words on either side that are read together with the wrong word. */
const reach = 4;
const leastStem = 3;

/**
 * Whether the wrong word shows itself before anything is read: "solves this solution", "a rough ball flies farther than
 * a rough one".
 */
export function isGivenAway({ tokens }: PassageAnalysis, { token, lemma }: Swap): boolean {
  const sentence = tokens.filter((one) => one.sentence === token.sentence && one.index !== token.index);
  const isBeside = (one: Token) => Math.abs(one.index - token.index) <= reach;
  return sentence.some((one) => one.lemma === lemma || (isBeside(one) && isOfOneFamily(one.lemma, lemma)));
}

/** solve and solution, strong and strength */
function isOfOneFamily(left: string, right: string): boolean {
  const isOfStem = left.slice(0, leastStem) === right.slice(0, leastStem);
  return left === right || (isOfStem && left.length > leastStem && areNearWords(left, right));
}
