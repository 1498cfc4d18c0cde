import { describe, expect, test } from 'vitest';
import { hasFinalConsonant, withParticle } from '#korean.ts';

describe('Korean particles', () => {
  test.each([
    ['지문', true],
    ['자료', false],
    ['team', true],
    ['table', true],
    ['map', true],
    ['job', true],
    ['climb', false],
    ['look', true],
    ['keep', true],
    ['cheap', true],
    ['bag', true],
    ['good', true],
    ['food', false],
    ['plant', false],
    ['plants', false],
    ['water', false],
    ['extreme', true],
    ['quick', true],
    ['quit', true],
    ['out', true],
    ['queue', false],
    ['③', true],
    ['②', false],
  ])('%s ends in a consonant: %s', (word, expected) => {
    expect(hasFinalConsonant(word)).toBe(expected);
  });

  test.each([
    ['지문', '을', '지문을'],
    ['자료', '을', '자료를'],
    ['‘these plants’', '은', '‘these plants’는'],
    ['‘team’', '이', '‘team’이'],
    ['서울', '으로', '서울로'],
    ['‘the signal’', '으로', '‘the signal’로'],
    ['부산', '으로', '부산으로'],
  ] as const)('%s + %s = %s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected);
  });
});
