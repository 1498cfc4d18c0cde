import { expect, test } from 'vitest';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages);

test('four units hold 24 passages with ids of their own', () => {
  expect(sampleBook.units.map((unit) => unit.passages.length)).toEqual([6, 6, 6, 6]);
  expect(new Set(passages.map(({ source }) => source.id)).size).toBe(24);
});

test('every sentence border cuts out a whole sentence with a Korean line of its own', () => {
  for (const { source } of passages) {
    expect(source.translations).toHaveLength(source.sentences.length);
    for (const { start, end } of source.sentences) expect(source.text.slice(start, end)).toMatch(/^\S.*\S$/u);
    expect(source.sentences.at(-1)?.end).toBe(source.text.length);
    expect(source.translations.every((line) => /\p{Script=Hangul}/u.test(line))).toBe(true);
  }
});

test('every passage has topic, title, gist and summary', () => {
  for (const { source, title } of passages) {
    for (const line of [title, source.topic, source.title, source.gist, source.summary])
      expect(line).toMatch(/\S/u);
  }
});
