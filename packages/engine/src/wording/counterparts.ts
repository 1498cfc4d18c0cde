import { findNounClass } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Swap } from '#wording/swap.ts';

const resultTokens = 8;

/** Whether a sentence sets two opposites against each other by its build, without a word of contrast. */
export function areCounterparts(
  analysis: PassageAnalysis,
  { token: word, lemma }: Swap,
  token: Token,
): boolean {
  if (word.sentence !== token.sentence || word.tag.slice(0, 2) !== token.tag.slice(0, 2)) return false;
  const [first, second] = word.index < token.index ? [word, token] : [token, word];
  const between = analysis.tokens.slice(first.index + 1, second.index);
  return (
    (first === word && turnsInto(between)) ||
    (token.lemma === lemma && areTwoPersons(analysis, first, second)) ||
    areTwoCases(analysis, first, second, between)
  );
}

/** "turn dreams into reality" */
const turnsInto = (between: readonly Token[]): boolean =>
  between.length > 0 && between.length <= resultTokens && between.some(({ lower }) => lower === 'into');

/** "The listener guesses what the speaker means": one person cannot be both. */
function areTwoPersons({ tokens }: PassageAnalysis, ...persons: readonly Token[]): boolean {
  return persons.every(
    ({ index, tag, lemma }) =>
      tag === 'NN' && tokens[index - 1]?.lower === 'the' && findNounClass(lemma) === 'people',
  );
}

/** "when the bowl was transparent … as when it was opaque" */
function areTwoCases(
  { tokens }: PassageAnalysis,
  first: Token,
  second: Token,
  between: readonly Token[],
): boolean {
  const arePredicates = [first, second].every(
    ({ index, tag }) => tag.startsWith('JJ') && tokens[index - 1]?.lemma === 'be',
  );
  return (
    arePredicates &&
    between.some(({ lower }, at) => lower === 'when' && /^(?:as|than)$/u.test(between[at - 1]?.lower ?? ''))
  );
}
