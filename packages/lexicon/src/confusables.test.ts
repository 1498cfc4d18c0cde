import { describe, expect, it } from 'vitest';

import { findConfusables } from './confusables.ts';

describe('findConfusables', () => {
  it('works both ways, with both meanings', () => {
    expect(findConfusables('suffer', 'v')).toContainEqual({
      word: 'offer',
      pos: 'v',
      meaning: '제공하다, 제안하다',
      ownMeaning: '고통받다',
    });
    expect(findConfusables('offer', 'v').find(({ word }) => word === 'suffer')?.meaning).toBe('고통받다');
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
