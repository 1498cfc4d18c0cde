import { expect, test } from 'vitest';

import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { standsOnce } from '#passage/occurrences.ts';

const text =
  'We rest. The well is deep. They know it well, and “the well is deep” they say. Wellness counts.';
const analysis = analysePassageOnce({ id: 'p', text });
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

test.each([
  ['We rest.', true],
  ['The well is deep.', false],
  ['well', false],
  ['Wellness', true],
  ['rest', true],
])('%s stands once: %s', (words, isOnce) => {
  expect(standsOnce(analysis, spanOf(words))).toBe(isOnce);
});
