import { expect, test } from 'vitest';

import { listClearCuts, type Cut } from '#cohesion/cuts.ts';
import { explainDeciding } from '#cohesion/deciding-links.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const text =
  'The law is often imagined as a body of statements about what is true, yet it has long made use of statements that everyone knows to be false. A company is treated as a person who can own land and be sued; a ship can be named as the defendant in a case; an adopted child is regarded as though born to the adopting parents. No judge is deceived by these claims, and it is precisely this openness that separates a legal fiction from a lie. A lie is intended to change what people believe, whereas a fiction leaves belief untouched and changes only what follows. By treating a new situation as if it were a familiar one, a court can apply rules that already exist instead of inventing others from nothing. This economy, however, carries a risk. Words used often enough in an extended sense begin to sound literal, and people may start to ask whether a company has feelings or a faith, as though the question were about its nature. The fiction is useful only as long as we remember why it was adopted.';
const places = ['주어진 글', '(A)', '(B)', '(C)'];
const analysis = analysePassage({ id: 'law', text });
const isRight = ({ parts, open }: Cut): boolean =>
  open === undefined && parts.map(({ end }) => end).join('-') === '2-4-5-8';

test('adds the link without which the words told leave another order open, and nothing that was told', () => {
  const cut = listClearCuts(analysis).find(isRight);
  const added = cut && explainDeciding(analysis, cut, places, ['', '', '']);
  expect(added?.[2]).toContain('‘The fiction’');
  expect(added?.[2]).toContain('(C)는 (A) 뒤에 온다.');
  expect(cut && explainDeciding(analysis, cut, places, added ?? [])[2]).toBe('');
});
