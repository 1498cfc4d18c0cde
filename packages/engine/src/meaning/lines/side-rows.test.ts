import { describe, expect, test } from 'vitest';

import { findSideRows, sideRows } from '#meaning/lines/side-rows.ts';

describe('the rows', () => {
  test('are found by any of their keys, each once', () => {
    const rows = findSideRows(['bird', 'insect']);
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows).size).toBe(rows.length);
    for (const { keys } of rows) expect(keys.some((key) => key === 'bird' || key === 'insect')).toBe(true);
    expect(findSideRows(['wug'])).toEqual([]);
  });

  test('each have a phrase, a title and a sentence', () => {
    for (const { topic, title, gist, label, keys } of sideRows) {
      expect(topic).toMatch(/^\p{Ll}.*[^.\s]$/u);
      expect(title).toMatch(/^[\p{Lu}\d“‘"].*[^.\s]$/u);
      expect(gist).toMatch(/다\.$/u);
      expect(label).toMatch(/[가-힣]$/u);
      expect(keys.every((key) => key !== '')).toBe(true);
    }
  });
});
