import { describe, expect, test } from 'vitest';

import frames from '../../data/aspect-frames.json' with { type: 'json' };
import groups from '../../data/subject-groups.json' with { type: 'json' };
import { findSubjectGroup } from '#meaning/subject-groups.ts';

const groupOfFrames = new Set(frames.flatMap(({ classes }) => classes.split(' ')));

describe('groups of nouns', () => {
  test.each([
    ['gull', 'animal'],
    ['dog', 'pet'],
    ['algae', 'moss'],
    ['fog', 'weather'],
    ['river', 'landscape'],
    ['train', 'vehicle'],
    ['lighthouse', 'structure'],
    ['typewriter', 'antique'],
    ['umbrella', 'thing'],
    ['office', 'room'],
    ['road', 'road'],
    ['garden', 'ground'],
    ['ritual', 'behavior'],
    ['nostalgia', 'feeling'],
    ['memory', 'faculty'],
    ['cholera', 'disease'],
    ['hieroglyph', 'relic'],
    ['museum', 'place'],
    ['resource', 'resource'],
    ['bravery', 'concept'],
  ])('%s: %s', (noun, group) => {
    expect(findSubjectGroup(noun)).toBe(group);
  });

  test.each(['receiver', 'way', 'perspective', 'trunk', 'basement', 'diversity', 'wug'])(
    '%s names too much or too little to stand in one',
    (noun) => {
      expect(findSubjectGroup(noun)).toBeUndefined();
    },
  );

  test('no noun stands in two', () => {
    const nouns = groups.flatMap((row) => row.nouns.split(' '));
    const twice = nouns.filter((noun, index) => nouns.indexOf(noun) !== index);
    expect(twice).toEqual([]);
  });

  test('none has a side twice, and no side is of a group that is not there', () => {
    const named = new Set([...groups.map(({ group }) => group), 'animal', 'thing', 'concept', 'place']);
    named.delete('none');
    for (const group of named) {
      const sides = frames.filter(({ classes }) => classes.split(' ').includes(group));
      expect(new Set(sides.map(({ aspect }) => aspect)).size, group).toBe(sides.length);
    }
    expect([...groupOfFrames].filter((group) => !named.has(group))).toEqual([]);
  });

  test('every side names its noun once in each line', () => {
    for (const { topic, title, gist, lead } of frames) {
      expect(topic.split('{x}')).toHaveLength(2);
      expect(title.split('{X}')).toHaveLength(2);
      if (lead !== undefined) expect(lead).toMatch(/^[가-힣 ]+(?:, [가-힣 ]+)*,$/u);
      expect(gist.match(/\{k:[가-힣]+\}/gu)).toHaveLength(1);
    }
  });
});
