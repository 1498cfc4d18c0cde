import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listTokenSigns } from '#syntax/pauses/token-signs.ts';

function signsOf(text: string): string[][] {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return listTokenSigns(viewSentence(analysis, sentence));
}

describe('listTokenSigns', () => {
  it('tells small words by name and others by their class only', () => {
    const [one, other] = ['The old baker sold bread.', 'The old painter sold bread.'].map(signsOf);
    const words = (signs: string[][] | undefined) =>
      signs?.flat().filter((sign) => /^(?:tag|word) /u.test(sign));
    expect(words(one)).toEqual(words(other));
    expect(one?.[0]).toContain('word the');
  });

  it('tells where a clause opens, and the verb that ends a long subject', () => {
    const signs = signsOf('The crew that repaired the old roof left before the storm came.');
    const at = (index: number) => signs[index]?.join(' ');
    expect(at(2)).toMatch(/open:relative/u);
    expect(at(7)).toMatch(/verb:/u);
    expect(at(8)).toMatch(/open:adverbial/u);
  });

  it('tells the second word of a phrase from the first', () => {
    const signs = signsOf('They gave up the plan in spite of the cost.');
    expect(signs[6]).toContain('bound');
    expect(signs[5]).not.toContain('bound');
  });

  it('tells a preposition that the word before governs', () => {
    expect(signsOf('The price depends on the weather.')[3]).toContain('governed');
    expect(signsOf('The price changes in the summer.')[3]).not.toContain('governed');
  });
});
