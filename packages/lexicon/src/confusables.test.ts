import { describe, expect, it } from 'vitest';

import { findConfusables } from './confusables.ts';

describe('findConfusables', () => {
  it('works both ways, with both meanings', () => {
    expect(findConfusables('suffer', 'v')).toContainEqual({
      word: 'offer',
      pos: 'v',
      meaning: '제공하다, 제안하다',
      ownMeaning: '고통받다',
      isTaught: false,
      isNear: false,
    });
    expect(findConfusables('offer', 'v').find(({ word }) => word === 'suffer')?.meaning).toBe('고통받다');
  });

  it('tells the pairs that are taught, and of these the ones that belong to one kind of text', () => {
    const find = (word: string, other: string) =>
      findConfusables(word, 'adj').find((one) => one.word === other);
    expect(find('considerate', 'considerable')).toMatchObject({ isTaught: true, isNear: true });
    expect(find('scared', 'sacred')).toMatchObject({ isTaught: true, isNear: false });
    expect(find('reasonable', 'seasonal')).toMatchObject({ isTaught: false });
  });

  it('keeps parts of speech apart', () => {
    expect(findConfusables('attribute', 'v').map(({ word }) => word)).toContain('distribute');
    expect(findConfusables('attribute', 'n').map(({ word }) => word)).toEqual(['tribute']);
    expect(findConfusables('inflate', 'n')).toEqual([]);
  });

  it.each(['constructor', '__proto__', '', '사과'])('finds nothing for %j', (word) => {
    expect(findConfusables(word, 'n')).toEqual([]);
  });
});
