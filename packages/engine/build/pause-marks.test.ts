import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { findPauses } from '../src/syntax/pauses/find-pauses.ts';
import { readPauseMarks } from './read-pause-marks.ts';

describe('the pauses that are learned', () => {
  it('part nothing that a reader holds together, and find what he expects, in sentences they were not learned from', () => {
    const marked = readPauseMarks(fileURLToPath(new URL('../data/pause-marks-kept.txt', import.meta.url)));
    let faults = 0;
    let made = 0;
    let found = 0;
    let expected = 0;
    for (const { view, marks } of marked) {
      const pauses = new Set(findPauses(view, 'usual').map(({ before }) => before));
      for (const [index, mark] of marks.entries()) {
        if (pauses.has(index)) made += 1;
        if (mark === 'fault' && pauses.has(index)) faults += 1;
        if (mark !== 'expected') continue;
        expected += 1;
        if (pauses.has(index)) found += 1;
      }
    }
    expect(marked.length).toBeGreaterThan(350);
    expect(faults / made).toBeLessThan(0.0095);
    expect(found / expected).toBeGreaterThan(0.85);
  });
});
