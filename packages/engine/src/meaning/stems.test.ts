import { expect, test } from 'vitest';

import { findPlaces, listBeginnings, namesAny, readStems } from '#meaning/stems.ts';

const names = (stems: string, text: string): boolean => namesAny(readStems(stems), listBeginnings(text));

test.each([
  ['migrat', 'Birds Migrating north'],
  ['age', 'the ages of man'],
  ['dry', '“Drying takes long.”'],
  ['ai', 'AI는 사람을 돕는다'],
  ['fine-art', 'a fine-art museum'],
  ['museum', 'an open-air-museum'],
  ['café', 'two cafés'],
])('%s stands in %s', (stems, text) => {
  expect(names(stems, text)).toBe(true);
});

test.each([
  ['age', 'an agent'],
  ['grat', 'migration'],
  ['fine-art', 'fine art'],
])('%s does not stand in %s', (stems, text) => {
  expect(names(stems, text)).toBe(false);
});

test('every word that begins with a stem has one place', () => {
  const text = 'A bell rings. Bells and belled cats ring.';
  expect([...findPlaces(readStems('bell bells ring'), listBeginnings(text))].sort((a, b) => a - b)).toEqual([
    2, 7, 14, 24, 36,
  ]);
});
