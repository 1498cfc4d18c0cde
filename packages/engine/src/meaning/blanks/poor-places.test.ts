import { expect, test } from 'vitest';

import {
  hasContraryBeside,
  hasKinBeside,
  isBoundToNext,
  isDeniedTwice,
  isDoer,
  isGrounded,
  isNamedAgain,
  isOnlyNamed,
  isSpent,
} from '#meaning/blanks/poor-places.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`no ${word}`);
  return { analysis, token };
}

test.each([
  ['The valley is not dark, but it is not bright, either.', 'bright', true],
  ['The valley is not dark but bright.', 'bright', false],
])('what one clause denies beside the other is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isDeniedTwice(analysis, token)).toBe(expected);
});

test.each([
  ['What looks like waste is a careful form of care.', 'care', true],
  ['What looks like neglect is a form of kindness.', 'neglect', false],
])('kin in the sentence gives a word away: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(hasKinBeside(analysis, token)).toBe(expected);
});

test.each([
  ['They were afraid of storms.', 'afraid', true],
  ['They moved wherever labor was cheap.', 'labor', true],
  ['They moved for freedom.', 'freedom', false],
  ['The choice is therefore not between good and bad.', 'choice', true],
])('a word that goes only with what follows is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isBoundToNext(analysis, token)).toBe(expected);
});

test.each([
  ['The discovery widened our idea of life.', 'discovery', true],
  ['The advantage would shrink at once.', 'advantage', false],
  ['They made a discovery in the sea.', 'discovery', false],
])('what acts is left alone, but not what is or grows: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isDoer(analysis, token)).toBe(expected);
});

test.each([
  ['He accepts the penalty. Such acceptance is no admission of guilt.', 'accepts', true],
  ['He accepts the penalty. Many people find acceptance hard.', 'accepts', false],
])('a word that is taken up by its kin is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isNamedAgain(analysis, token)).toBe(expected);
});

test.each([
  ['Habits save effort in ordinary life.', 'effort', true],
  ['Habits need effort in ordinary life.', 'effort', false],
])('what is spent is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isSpent(analysis, token)).toBe(expected);
});

test.each([
  ['The most important reason is safety.', 'safety', true],
  ['What they want is safety.', 'safety', false],
])('a place that names nearly anything is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isOnlyNamed(analysis, token)).toBe(expected);
});

test.each([
  ['It spread because it was easy.', 'easy', true],
  ['Too much water is dangerous as well.', 'dangerous', true],
  ['Too much water is dangerous.', 'dangerous', false],
])('what its own clause settles is left alone: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(isGrounded(analysis, token)).toBe(expected);
});

test.each([
  ["One person's gain is another's loss.", 'loss', true],
  ["One person's gain is another's delay.", 'delay', false],
])('the contrary in the sentence gives a word away: %s', (text, word, expected) => {
  const { analysis, token } = read(text, word);
  expect(hasContraryBeside(analysis, token)).toBe(expected);
});
