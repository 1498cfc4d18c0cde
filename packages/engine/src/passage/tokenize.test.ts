import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tokenize } from '#passage/tokenize.ts';

const words = (text: string) =>
  tokenize(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('tokenize', () => {
  it.each([
    ["I don't know.", ['I', 'do', "n't", 'know', '.']],
    ['It’s he’ll we’ve', ['It', '’s', 'he', '’ll', 'we', '’ve']],
    ['They cannot go', ['They', 'can', 'not', 'go']],
    ["shouldn't've", ['should', "n't", "'ve"]],
    ['the students’ work', ['the', 'students', '’', 'work']],
    ['a well-known 20-year-old', ['a', 'well-known', '20-year-old']],
    ['one – two — three--four', ['one', '–', 'two', '—', 'three', '--', 'four']],
    ['$3.50, 1,000 and 50%', ['$', '3.50', ',', '1,000', 'and', '50', '%']],
    ['“Go,” he said...', ['“', 'Go', ',', '”', 'he', 'said', '...']],
    ['the U.S. and Dr. Kim', ['the', 'U.S.', 'and', 'Dr.', 'Kim']],
    ['five o’clock, O’Brien', ['five', 'o’clock', ',', 'O’Brien']],
    ['see https://a.bc/d?e=1 or a@b.co', ['see', 'https://a.bc/d?e=1', 'or', 'a@b.co']],
    ['café naïve', ['café', 'naïve']],
  ])('cuts %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('stays inside the span that it was given', () => {
    expect(tokenize('one two three', { start: 4, end: 7 })).toEqual([{ start: 4, end: 7 }]);
  });

  it('loses no character but white space, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(words(text).join('')).toBe(text.replace(/\s+/gu, ''));
      }),
      { numRuns: 200 },
    );
  });
});
