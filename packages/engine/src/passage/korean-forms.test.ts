import { describe, expect, test } from 'vitest';

import { findStem, isFormOf } from '#passage/korean-forms.ts';

describe('isFormOf', () => {
  test.each([
    ['길러', '기르'],
    ['불렀다', '부르'],
    ['나눠', '나누'],
    ['느꼈다', '느끼'],
    ['모아', '모으'],
    ['만드는', '만들'],
    ['지은', '짓'],
    ['도와', '돕'],
    ['쓴', '쓰'],
    ['보내', '보내'],
    ['얻을', '얻'],
    ['걸어', '걷'],
    ['높이', '높'],
  ])('%s is a form of %s-', (word, stem) => {
    expect(isFormOf(word, stem)).toBe(true);
  });

  test.each([
    ['나는', '나누'],
    ['쓰레기', '쓰'],
    ['보는', '보내'],
    ['도시', '돕'],
    ['두', '두'],
    ['없을', '얻'],
    ['높이다', '높'],
    ['먹이를', '먹'],
  ])('%s is none of %s-', (word, stem) => {
    expect(isFormOf(word, stem)).toBe(false);
  });
});

test.each([
  ['기르다', '기르'],
  ['무거운', '무겁'],
  ['느린', '느리'],
  ['좋은', '좋'],
])('findStem: %s has the stem %s-', (word, stem) => {
  expect(findStem(word)).toBe(stem);
});
