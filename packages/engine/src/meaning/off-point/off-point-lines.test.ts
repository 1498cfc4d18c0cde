import { expect, test } from 'vitest';
import { offPointLines } from '#meaning/off-point/off-point-lines.ts';
import { listBeginnings, namesAny } from '#meaning/stems.ts';

test.each(offPointLines.map((line): [string, typeof line] => [line.label, line]))(
  '%s: the sentence stands alone and names every subject it is kept under',
  (_, { text, keys }) => {
    expect(text).toMatch(/^\p{Lu}[^{}?!]*\.$/u);
    expect(text).not.toMatch(/^(?:However|But|This|These|It|They|He|She|Another|Others)\b/u);
    for (const key of keys)
      expect(text.toLowerCase()).toMatch(
        new RegExp(
          String.raw`\b(?:${key}|${key.replace(/y$/u, 'ie')}|${key.replace(/f$/u, 've')})(?:s|es)?\b`,
          'u',
        ),
      );
  },
);

test('no two sentences are the same, and no label is', () => {
  expect(new Set(offPointLines.map(({ text }) => text)).size).toBe(offPointLines.length);
  expect(new Set(offPointLines.map(({ label }) => label)).size).toBe(offPointLines.length);
});

test('a sentence does not touch itself by its own subject', () => {
  for (const { keys, triggers } of offPointLines)
    for (const key of keys) expect(namesAny(triggers, listBeginnings(key))).toBe(false);
});

test('a sentence has companions enough to tell its field, and none is its own subject or what bars it', () => {
  for (const { keys, companions, triggers } of offPointLines) {
    expect(companions.length).toBeGreaterThan(2);
    for (const key of keys) expect(namesAny(companions, listBeginnings(key))).toBe(false);
    expect(companions.filter((stem) => triggers.includes(stem))).toEqual([]);
  }
});
