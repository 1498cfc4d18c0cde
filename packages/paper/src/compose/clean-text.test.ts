import { describe, expect, test } from 'vitest';
import { cleanParagraphs, cleanText } from '#compose/clean-text.ts';

describe('cleanText', () => {
  test('drops controls and bidi marks and keeps the letters around them', () => {
    expect(cleanText('a\u0000b\u0007c\u202Ed\u200Be\uFEFF')).toBe('abcde');
  });

  test('turns lone surrogates into the replacement character and keeps pairs', () => {
    expect(cleanText('x\uD800y\uDC00z😀')).toBe('x\uFFFDy\uFFFDz😀');
  });

  test('turns tabs and line ends into one space', () => {
    expect(cleanText('one\ttwo\r\nthree\n\nfour\rfive')).toBe('one two three four five');
  });

  test('composes Hangul that came apart on the way, and leaves old Hangul alone', () => {
    expect(cleanText('\u1112\u1161\u11AB')).toBe('한');
    expect(cleanText('\u1112\u119E\u11AB')).toBe('\u1112\u119E\u11AB');
  });
});

test('cleanParagraphs splits at line ends and drops empty lines', () => {
  expect(cleanParagraphs(' one \r\n\r\ntwo\n\u0001\nthree')).toEqual(['one', 'two', 'three']);
});
