import { expect, test } from 'vitest';
import { analysePassage } from '#passage/analyse-passage.ts';
import { measureLevel } from '#passage/measure-level.ts';

const measure = (text: string) => measureLevel(analysePassage({ id: 't', text }));

test('words are counted without punctuation', () => {
  expect(measure('The cat sat on the mat.').wordCount).toBe(6);
});

test('a text of every-day words is easier than one of academic words', () => {
  const easy = measure('The boy went to school with his friend and ate bread.');
  const hard = measure('The hypothesis presupposes an empirical and inherently normative framework.');
  expect(easy.level).toBeGreaterThanOrEqual(1);
  expect(hard.level).toBeGreaterThan(easy.level);
  expect(hard.level).toBeLessThanOrEqual(4);
});

test('words that nobody glossed are told once each, names are not', () => {
  const { unknownLemmas } = measure('The zorblat saw another zorblat near London.');
  expect(unknownLemmas).toEqual(['zorblat']);
});

test('a text without words has no level', () => {
  expect(measure('12 + 3')).toMatchObject({ level: 0, unknownLemmas: [] });
});
