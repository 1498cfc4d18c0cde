import { expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { readOnce, readWordOnce } from '#read-once.ts';

test('an object is read once, another one like it anew', () => {
  const read: object[] = [];
  const count = readOnce((key: { name: string }) => {
    read.push(key);
    return read.length;
  });
  const [one, other] = [{ name: 'a' }, { name: 'a' }];
  expect([count(one), count(one), count(other), count(one)]).toEqual([1, 1, 2, 1]);
  expect(read).toEqual([one, other]);
});

test('a reading that finds nothing is kept like any other', () => {
  const read: object[] = [];
  const find = readOnce((key: object): string | undefined => {
    read.push(key);
    return undefined;
  });
  const key = {};
  expect([find(key), find(key)]).toEqual([undefined, undefined]);
  expect(read).toEqual([key]);
});

test('more words than are kept are read rightly', () => {
  const measure = readWordOnce((word: string) => word.length);
  const words = Array.from({ length: 20_001 }, (_, at) => 'x'.repeat(at % 40) + String(at));
  for (const word of words) expect(measure(word)).toBe(word.length);
  expect(measure(words[0] ?? '')).toBe(words[0]?.length);
});

test('a passage is read anew when it was analysed anew', () => {
  const source = { id: 'p', text: 'It rained all day. We stayed at home.' };
  const readSentences = readPassageOnce((_, analysis) => analysis.sentences);
  const [first, second] = [analysePassage(source), analysePassage(source)];
  expect(readSentences(source, first)).toBe(first.sentences);
  expect(readSentences(source, first)).toBe(first.sentences);
  expect(readSentences(source, second)).toBe(second.sentences);
});
