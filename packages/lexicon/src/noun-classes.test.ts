import { describe, expect, it } from 'vitest';

import { findNounClass } from '#noun-classes.ts';

describe('findNounClass', () => {
  it.each([
    ['gull', 'nature'],
    ['lake', 'land'],
    ['museum', 'place'],
    ['teacher', 'people'],
    ['soap', 'stuff'],
    ['typewriter', 'thing'],
    ['footnote', 'text'],
    ['tolerance', 'idea'],
    ['trade', 'practice'],
    ['brain', undefined],
  ])('%s: %s', (noun, expected) => {
    expect(findNounClass(noun)).toBe(expected);
  });
});
