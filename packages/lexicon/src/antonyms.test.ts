import { describe, expect, it } from 'vitest';

import { findAntonyms } from './antonyms.ts';

const wordsOf = (lemma: string, pos: 'n' | 'v' | 'adj' | 'adv') =>
  findAntonyms(lemma, pos).map(({ word }) => word);

describe('findAntonyms', () => {
  it('works both ways', () => {
    expect(wordsOf('abrupt', 'adj')).toContain('gradual');
    expect(wordsOf('gradual', 'adj')).toContain('abrupt');
  });

  it('keeps parts of speech apart', () => {
    expect(wordsOf('increase', 'n')).toContain('reduction');
    expect(wordsOf('abrupt', 'n')).toEqual([]);
  });

  it('gives full opposites before near ones', () => {
    const strengths = findAntonyms('abundant', 'adj').map(({ strength }) => strength);
    expect(strengths).toEqual([...strengths].sort());
    expect(strengths[0]).toBe('full');
  });

  it('knows whether a verb takes an object', () => {
    expect(findAntonyms('swell', 'v').find(({ word }) => word === 'shrink')?.frame).toBe('i');
  });

  it('finds nothing for names of object members', () => {
    expect(findAntonyms('constructor', 'n')).toEqual([]);
  });
});
