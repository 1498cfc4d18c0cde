import { describe, expect, it } from 'vitest';

import { findPoles } from './axes.ts';

const sideOf = (lemma: string, pos: 'n' | 'v' | 'adj' | 'adv', axis: string) =>
  findPoles(lemma, pos).find((pole) => pole.axis === axis)?.side;

describe('findPoles', () => {
  it('puts words of different parts of speech on one scale', () => {
    expect(sideOf('growth', 'n', '증가–감소')).toBe(1);
    expect(sideOf('increase', 'v', '증가–감소')).toBe(1);
    expect(sideOf('shrink', 'v', '증가–감소')).toBe(-1);
  });

  it('keeps a word to the part of speech it is listed for', () => {
    expect(sideOf('lack', 'v', '존재–부재')).toBe(-1);
    expect(findPoles('patient', 'n').some(({ axis }) => axis === '인내–조급')).toBe(false);
    expect(sideOf('patient', 'adj', '인내–조급')).toBe(1);
  });

  it.each(['constructor', '__proto__', '', '사과'])('finds nothing for %j', (word) => {
    expect(findPoles(word, 'n')).toEqual([]);
  });
});
