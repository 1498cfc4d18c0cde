import { describe, expect, test } from 'vitest';

import { listNamedWords } from '#meaning/named-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const opening =
  'Many cooks throw away the water in which they have boiled vegetables. It looks dull and smells of nothing. A pan of it, however, holds much of what the vegetables have lost. Old cooks kept it for soup.';

function list(last: string, gist: string): string[] {
  const source = { id: last + gist, text: `${opening} ${last}`, gist };
  const analysis = analysePassageOnce(source);
  const context = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return listNamedWords(context).map(({ word }) => word.token.text);
}

const gist = '옛 요리사들의 습관은 가난처럼 보이지만 낭비에 대한 두려움이 아니라 지혜에서 나왔다.';

describe('words of the last sentence that the 요지 names', () => {
  test.each([
    ['What looks like poverty is in fact wisdom.', 'wisdom'],
    ['A good kitchen therefore has no place for fear.', 'fear'],
    ['The habit of old cooks therefore begins with wisdom.', 'wisdom'],
  ])('%s', (last, word) => {
    expect(list(last, gist)).toContain(word);
  });

  test.each([
    ['nothing without a 요지', 'What looks like poverty is in fact wisdom.', '', 'wisdom'],
    [
      'no noun that only points back',
      'Old cooks lived by that wisdom every day of the year.',
      gist,
      'wisdom',
    ],
    ['no word of a list', 'What cooks need is wisdom, and good pans on the stove.', gist, 'wisdom'],
    ['nothing said by the way', 'Old cooks, who lived in wisdom, wasted nothing at all.', gist, 'wisdom'],
  ])('%s', (_, last, line, word) => {
    expect(last).toContain(word);
    expect(list(last, line)).not.toContain(word);
  });
});
