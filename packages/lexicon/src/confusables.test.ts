import { describe, expect, it } from 'vitest';

import { findConfusables } from './confusables.ts';

describe('findConfusables', () => {
  it('works both ways, with both meanings', () => {
    expect(findConfusables('suffer', 'v')).toContainEqual({
      word: 'suffice',
      pos: 'v',
      meaning: '충분하다',
      ownMeaning: '고통받다',
    });
    expect(findConfusables('suffice', 'v').find(({ word }) => word === 'suffer')?.meaning).toBe('고통받다');
  });

  it('keeps parts of speech apart', () => {
    expect(findConfusables('attribute', 'v').map(({ word }) => word)).toContain('contribute');
    expect(findConfusables('attribute', 'n').map(({ word }) => word)).toEqual(['tribute']);
    expect(findConfusables('suffice', 'n')).toEqual([]);
  });

  it.each(['constructor', '__proto__', '', '사과'])('finds nothing for %j', (word) => {
    expect(findConfusables(word, 'n')).toEqual([]);
  });
});
