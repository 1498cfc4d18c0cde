import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { explainResemblance } from '#wording/explain-word.ts';
import { findWordSpots } from '#wording/word-spots.ts';

/** What the explanation of a look-alike quotes. */
function quote(text: string, word: string): string | undefined {
  const analysis = analysePassage({ id: 't', text });
  const swap = findWordSpots(analysis)
    .find(({ token }) => token.text === word)
    ?.rivals.map((rival) => rival.swap)
    .find(({ source }) => source === 'confusable');
  const line = swap && explainResemblance(analysis, swap, false);
  return line && /며, (?:‘(.*?)’)?/u.exec(line)?.[1];
}

describe('a look-alike is explained by the clause in which it stands', () => {
  test.each([
    [
      'The old baker kept the recipe in a small box.',
      'recipe',
      'The old baker kept the recipe in a small box',
    ],
    [
      'The letter from the college arrived in the spring.',
      'college',
      'The letter from the college arrived in the spring',
    ],
  ])('%s', (text, word, clause) => {
    expect(quote(text, word)).toBe(clause);
  });
});
