import { describe, expect, it } from 'vitest';

import { findConfusables } from './confusables.ts';

describe('findConfusables', () => {
  it('works both ways, with both meanings', () => {
    expect(findConfusables('adopt', 'v')).toContainEqual({
      word: 'adapt',
      pos: 'v',
      meaning: '적응시키다, 각색하다',
      ownMeaning: '채택하다, 입양하다',
    });
    expect(findConfusables('adapt', 'v').find(({ word }) => word === 'adopt')?.meaning).toBe(
      '채택하다, 입양하다',
    );
  });

  it('crosses parts of speech and keeps them apart in the look-up', () => {
    expect(findConfusables('affect', 'v').map(({ word, pos }) => `${word} ${pos}`)).toContain('effect n');
    expect(findConfusables('adopt', 'n')).toEqual([]);
  });

  it.each(['constructor', '__proto__', '', '사과'])('finds nothing for %j', (word) => {
    expect(findConfusables(word, 'n')).toEqual([]);
  });
});
