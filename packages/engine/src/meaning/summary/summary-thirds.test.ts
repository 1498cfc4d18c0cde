import { expect, test } from 'vitest';

import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import rows from '../../../data/summary-thirds.json' with { type: 'json' };
import { findThirdWords } from '#meaning/summary/summary-thirds.ts';

test('every third word is in the dictionary, and none stands beside itself', () => {
  for (const { place, words, thirds } of rows) {
    const pos = (place.startsWith('v') ? 'v' : place) as PartOfSpeech;
    for (const third of thirds.split(' ')) {
      expect(findEntry(third, pos), `${place} ${third}`).toBeDefined();
      expect(words.split(' ')).not.toContain(third);
    }
  }
});

test('a word of no row has none', () => {
  expect(findThirdWords('reveal', 'vt')).toEqual(['distort']);
  expect(findThirdWords('mill', 'n')).toEqual([]);
});
