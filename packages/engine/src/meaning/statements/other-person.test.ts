import { expect, test } from 'vitest';
import { tellsOfOther } from '#meaning/statements/other-person.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const ask = (text: string, at: number): boolean | undefined => {
  const analysis = analysePassage({ id: 'p', text });
  const sentence = analysis.sentences[at];
  return sentence && tellsOfOther(analysis, sentence, { name: 'Amos Reed', pronoun: '그' });
};
const opening = 'Amos Reed was a clerk in Leeds.';

test.each([
  [`${opening} In 1948 a friend, James Moor, took it over, but he lost money.`, 1],
  [`${opening} James Moor was a baker. He died in 1901.`, 2],
  [`${opening} Some say James Moor was kind. Moor asked him, and he agreed.`, 2],
])('of %s nobody can tell who he is', (text, at) => {
  expect(ask(text, at)).toBe(true);
});

test.each([
  [`${opening} He left in 1901.`, 1],
  [`${opening} Reed was kind, and he sang.`, 1],
  [`${opening} James Moor was a baker. In 1901 he sold his shop to Reed.`, 0],
])('in %s he is the one', (text, at) => {
  expect(ask(text, at)).toBe(false);
});
