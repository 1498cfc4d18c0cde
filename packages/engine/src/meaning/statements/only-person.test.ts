import { expect, test } from 'vitest';

import { attachAlike, readOnlyPerson } from '#meaning/statements/only-person.ts';

const text = 'A loud bell rang. Dana Reed opened the door. Later she sold her shop, and she moved to Leeds.';
const translations = ['종이 크게 울렸다.', 'Dana Reed는 문을 열었다.', '그녀는 가게를 팔고 리즈로 갔다.'];

test('the only person of a passage is called as its translation does', () => {
  expect(readOnlyPerson({ id: 'r', text, translations })?.called).toBe('Reed');
  const hangul = ['종이 크게 울렸다.', '다나는 문을 열었다.', '그녀는 가게를 팔았다.'];
  const first = text.replace('Dana Reed', 'Dana');
  expect(readOnlyPerson({ id: 'd', text: first, translations: hangul })?.called).toBe('다나');
});

test.each([
  ['another woman who does something', `${text} Her sister waited.`],
  ['another name', `${text} Ines Hall waited.`],
  ['pronouns of both sorts', `${text} Then he sold his boat.`],
])('nobody is the only one beside %s', (_, more) => {
  expect(readOnlyPerson({ id: 'm', text: more, translations })).toBeUndefined();
});

test('a name takes the particles that the translation gives it', () => {
  expect(attachAlike('Braille', '은', ['Braille는 눈을 다쳤다.'])).toBe('Braille는');
  expect(attachAlike('Hall', '는', ['Hall이 문을 열었다.'])).toBe('Hall은');
});
