import { describe, expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { findBacking } from '#meaning/backing.ts';
import { readClaim } from '#meaning/claims.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function viewAll(text: string) {
  const analysis = analysePassageOnce({ id: 'p', text });
  return analysis.sentences.map((sentence) => viewSentence(analysis, sentence));
}
const readFirst = (text: string) => viewAll(text).map(readClaim)[0];

describe('what a sentence does', () => {
  test.each([
    'Therefore, a rule needs reasons.',
    'Silence, in other words, is an answer.',
    'The lesson is that haste costs time.',
    'A good host is not a servant but a guide.',
    'However, the smell fades within a day.',
  ])('it makes a point: %s', (text) => {
    expect(readFirst(text)).toMatchObject({ isMarked: true, isCase: false, isPast: false });
  });

  test.each([
    ['isCase', 'For example, bakers rise early.'],
    ['isCase', 'In one study, students write letters.'],
    ['isCase', 'Some farmers keep geese.'],
    ['isPast', 'The bakers opened the shop at dawn.'],
    ['isReport', 'The bread of Vienna tastes sweet.'],
    ['isReport', 'The shop sells 200 loaves a day.'],
  ] as const)('it is less (%s): %s', (key, text) => {
    expect(readFirst(text)?.[key]).toBe(true);
  });

  test('some of what we do is no case', () => {
    expect(readFirst('Some of what we call luck is practice.')?.isCase).toBe(false);
  });
});

describe('the sentence that backs another one', () => {
  const backingOf = (text: string, word: string) => {
    const view = viewAll(text).at(-1);
    const asked = new Set(view?.tokens.filter(({ lower }) => lower === word));
    return view && findBacking(view, asked);
  };

  test('is the one to whose words it answers', () => {
    const text =
      'Generous guests fill a house. The table is round. Rain falls at night. Their generosity fills the house.';
    expect(backingOf(text, 'generosity')).toMatchObject({ words: 1, sentence: { index: 0 } });
  });

  test('is the one before where no word comes back', () => {
    const text = 'The table is round. Rain falls at night. Envy can serve as a map.';
    expect(backingOf(text, 'map')).toMatchObject({ words: 0, sentence: { index: 1 } });
  });
});
