import { describe, expect, it } from 'vitest';

import {
  isCollocation,
  listCollocatesAfter,
  listCollocatesBefore,
  readCollocationLink,
} from '#collocations.ts';

describe('isCollocation', () => {
  it.each([
    ['empty', '', 'space'],
    ['stable', '', 'price'],
    ['protect', 'the', 'environment'],
    ['source', 'of', 'pleasure'],
    ['deliberately', '', 'mislead'],
  ] as const)('knows that English says %s %s %s', (first, link, second) => {
    expect(isCollocation(first, link, second)).toBe(true);
  });

  it.each([
    ['full', '', 'space'],
    ['partial', '', 'number'],
    ['rare', '', 'background'],
    ['failure', 'of', 'disciple'],
    ['unheard-of', '', 'space'],
  ] as const)('knows nothing of %s %s %s', (first, link, second) => {
    expect(isCollocation(first, link, second)).toBe(false);
  });
});

describe('the lists of collocates', () => {
  it('say both ways what isCollocation says', () => {
    const before = listCollocatesBefore('', 'evidence');
    expect(before).toContain('scientific');
    for (const first of before) expect(isCollocation(first, '', 'evidence')).toBe(true);
    const after = listCollocatesAfter('scientific', '');
    expect(after).toContain('evidence');
    expect(listCollocatesBefore('', 'unheard-of')).toEqual([]);
  });
});

describe('readCollocationLink', () => {
  it('knows the common prepositions only', () => {
    expect(readCollocationLink('of')).toBe('of');
    expect(readCollocationLink('despite')).toBeUndefined();
  });
});
