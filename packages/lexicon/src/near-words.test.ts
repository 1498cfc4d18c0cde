import { describe, expect, it } from 'vitest';

import { areNearWords } from '#near-words.ts';

describe('areNearWords', () => {
  it.each([
    ['ensure', 'secure'],
    ['impressive', 'remarkable'],
    ['smug', 'pompous'],
    ['economically', 'efficiently'],
    ['nearly', 'closely'],
    ['sensible', 'conscious'],
    ['dip', 'plunge'],
    ['pontiff', 'prelate'],
    ['unrelenting', 'adamant'],
    ['renew', 'upgrade'],
  ])('%s and %s could be taken for each other, whichever comes first', (left, right) => {
    expect(areNearWords(left, right)).toBe(true);
    expect(areNearWords(right, left)).toBe(true);
  });

  it.each([
    ['ensure', 'bathe'],
    ['impressive', 'hollow'],
    ['smug', 'coastal'],
    ['efficiently', 'apart'],
    ['pontiff', 'dough'],
    ['dip', 'merchant'],
  ])('%s and %s have nothing to do with each other', (left, right) => {
    expect(areNearWords(left, right)).toBe(false);
  });

  it('says nothing of words that it does not know', () => {
    expect(areNearWords('zzyzx', 'ensure')).toBe(false);
  });
});
