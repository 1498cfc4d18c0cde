import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { takeApart } from '#syntax/word-order-task.ts';

function cut(text: string): readonly string[] | undefined {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && takeApart(viewSentence(analysis, sentence), 12)?.units;
}

describe('openings of a sentence', () => {
  it.each([
    ['Therefore, for several years, the nurses who came asked the town to build a school.', 'therefore,'],
    ['In small towns, however, the farmers who came asked the owner to sell the field.', 'in small towns,'],
    ['For a while, then, the birds behave like soldiers who follow different leaders.', 'for a while,'],
  ])('stand in one unit where they could change places: %s', (text, opening) => {
    const [first = ''] = cut(text) ?? [];
    expect(first.startsWith(opening)).toBe(true);
    expect(first.match(/,/gu)).toHaveLength(2);
  });

  it('take the conjunction behind them along', () => {
    const [first] =
      cut('In later years, once the nurses had left, the town asked the owner to sell it.') ?? [];
    expect(first).toMatch(/^in later years, once/u);
  });

  it.each([
    ['However, the farmers who came asked the owner to sell the field.', 'however,'],
    ['In small towns, the farmers who came asked the owner to sell the field.', 'in small towns,'],
    ['The farmers, who came late, asked the owner to sell the wet field.', 'the farmers,'],
  ])('stay alone where nothing stands beside them: %s', (text, opening) => {
    expect(cut(text)?.[0]).toBe(opening);
  });

  it('leave no lone that beside a lone so', () => {
    const units = cut('The trouble was that the old bells rang together, so no one could hear them.') ?? [];
    expect(units).toContain('so');
    expect(units.some((unit) => unit.startsWith('that '))).toBe(true);
  });
});
