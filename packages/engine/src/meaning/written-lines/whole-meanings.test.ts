import { describe, expect, test } from 'vitest';

import { isWhole, standsIn } from '#meaning/written-lines/whole-meanings.ts';

describe('a meaning that a line has as a whole', () => {
  test.each([
    ['표면은', '표면'],
    ['길은', '길'],
    ['줄여', '줄이다'],
    ['차이가 난다', '차이가 나다'],
  ])('%s has %s', (said, meaning) => {
    expect(isWhole(said, meaning)).toBe(true);
  });

  test.each([
    ['표면적은', '표면'],
    ['시간제한', '제한'],
    ['살피고', '살다'],
    ['주는', '주'],
    ['서로', '서 있다'],
    ['원인이', '원인이 되는'],
    ['즐거움은', '즐거운'],
    ['가능성을', '가능한'],
  ])('%s has no %s', (said, meaning) => {
    expect(isWhole(said, meaning)).toBe(false);
  });

  test('a compound of a translation is another thing, its products are not', () => {
    expect(standsIn('투표용지를', '투표')).toBe(false);
    expect(standsIn('그림자극을', '그림자')).toBe(false);
    expect(standsIn('발명품에', '발명')).toBe(true);
    expect(standsIn('작곡가였다', '작곡가')).toBe(true);
    expect(standsIn('', '투표')).toBe(false);
  });
});
