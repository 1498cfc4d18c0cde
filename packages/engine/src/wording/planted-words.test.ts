import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { canBePlanted } from '#wording/planted-words.ts';
import { findWordSpots, isStated } from '#wording/word-spots.ts';

/** The opposites that may be planted for a word. */
function listPlanted(text: string, word: string): string[] {
  const analysis = analysePassage({ id: 'p', text });
  const rivals = findWordSpots(analysis).find(({ token }) => token.text === word)?.rivals ?? [];
  return rivals.flatMap(({ swap }) => (canBePlanted(analysis, swap) ? [swap.lemma] : []));
}

describe('a planted word is one that is written in its place', () => {
  test('of two opposites the one that goes with things as well as with thoughts', () => {
    const planted = listPlanted('The water flows through a chain of shallow ponds.', 'shallow');
    expect(planted).toContain('deep');
    expect(planted).not.toContain('profound');
  });

  test('nothing good stands beside the name of something bad', () => {
    expect(listPlanted('The storm did terrible damage to the town.', 'terrible')).not.toContain('wonderful');
    expect(listPlanted('The storm led to a terrible result.', 'terrible')).toContain('wonderful');
  });

  test('nothing is only a big part, nor better endangered, nor does anybody want to be sad', () => {
    expect(listPlanted('The ice covers only a small part of the lake.', 'small')).toEqual([]);
    expect(listPlanted('The ice covers a small part of the lake.', 'small')).toContain('big');
    expect(listPlanted('The herd as a whole was better protected.', 'protected')).not.toContain('endanger');
    expect(listPlanted('Everyone wants to be happy in the end.', 'happy')).not.toContain('sad');
  });

  test('no adjective takes a preposition that only its opposite governs', () => {
    expect(listPlanted('The rule is indifferent between the two worlds.', 'indifferent')).toEqual([]);
  });

  test('what somebody lets a thing do is a deed', () => {
    expect(listPlanted('She could not let the thick clay dry.', 'dry')).toEqual([]);
  });
});

test('what is done only to come to something is no claim that it came', () => {
  const analysis = analysePassage({ id: 'p', text: 'He goes to the party only to feel happy.' });
  const rivals = findWordSpots(analysis).find(({ token }) => token.text === 'happy')?.rivals ?? [];
  expect(rivals.length).toBeGreaterThan(0);
  expect(rivals.some(({ swap }) => isStated(analysis, swap))).toBe(false);
});
