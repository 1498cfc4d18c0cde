import { describe, expect, test } from 'vitest';

import { areKin, readHint } from '#meaning/written-lines/letter-hints.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const hint = (text: string, line: string, word: string, form = {}): string | undefined => {
  const { tokens } = analyseLine(line);
  const token = tokens.find((one) => one.text === word);
  return token && readHint(analyseLine(text), tokens, token, { tag: token.tag, ...form });
};

describe('as many letters as tell the word from the others of the passage', () => {
  const line = 'the use of bread in winter';
  test.each([
    ['Bread keeps well. The winter is cold.', 'b'],
    ['Bread keeps well in a box.', 'br'],
    ['Bread keeps well in a box and is broken.', 'br'],
    ['Bread keeps well on the bridge.', undefined],
  ])('%s', (text, letters) => {
    expect(hint(text, line, 'bread')).toBe(letters);
  });

  test('a verb that can be read as a noun is another answer, its past is none', () => {
    expect(hint('They bake bread.', line, 'bread')).toBe('b');
    expect(hint('They build with bread.', line, 'bread')).toBe('br');
    expect(hint('They built with bread.', line, 'bread')).toBe('b');
  });

  test('where the form has to change, the base form of another word is an answer', () => {
    const loss = 'places that are about to disappear';
    const text = 'Places that are disappearing are sold as dying.';
    expect(hint(text, loss, 'disappear')).toBe('di');
    expect(hint(text, loss, 'disappear', { change: '앞의 to에 이어지므로 동사원형으로 쓴다' })).toBe('dis');
  });

  test('another form of the word is no other answer', () => {
    expect(hint('Breads are sold. A bread is sold.', line, 'bread')).toBe('b');
  });

  test('of a form that is not to be changed the noun of the same letters is another answer', () => {
    const text = 'Most texting is play. A text message is short.';
    expect(hint(text, 'the rules of texting among friends', 'texting')).toBeUndefined();
    expect(hint('Most texting is play.', 'the rules of texting among friends', 'texting')).toBe('t');
  });
});

test.each([
  ['protect', 'protection', true],
  ['pop', 'popcorn', true],
  ['cold', 'color', false],
  ['bread', 'breeze', false],
])('whether %s betrays %s', (left, right, isKin) => {
  expect(areKin(left, right)).toBe(isKin);
  expect(areKin(right, left)).toBe(isKin);
});
