import { expect, test } from 'vitest';

import { listClearCuts, type Cut } from '#cohesion/cuts.ts';
import { explainDeciding } from '#cohesion/deciding-links.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const text =
  "Few people think about the zipper when they put on a coat in the morning. Yet this small tool took decades to find its place in our clothes. In 1893, an American inventor named Whitcomb Judson showed visitors at the Chicago World's Fair a metal fastener for shoes. It was a clever idea. But it was difficult to make, and it often came open by itself. About twenty years later, Gideon Sundback, an engineer born in Sweden, made a much better version. He used many more teeth and placed them closer together, so they held firmly. Even then, clothing makers were not interested at first. The fastener was mainly used on boots and tobacco bags, and it was a rubber company that gave it the name \"zipper\" in the 1920s. Only in the 1930s did it become common in children's clothes and men's trousers.";
const places = ['주어진 글', '(A)', '(B)', '(C)'];
const analysis = analysePassage({ id: 'zipper', text });
const isRight = ({ parts }: Cut): boolean => parts.map(({ end }) => end).join('-') === '2-5-7-10';

test('adds the link without which the words told leave another order open, and nothing that was told', () => {
  const cut = listClearCuts(analysis).find(isRight);
  const added = cut && explainDeciding(analysis, cut, places, ['', '‘About twenty years later’', '']);
  expect(added?.[2]).toContain('1920년대');
  expect(added?.[2]).toContain('(C)는 (A) 뒤에 온다.');
  expect(cut && explainDeciding(analysis, cut, places, added ?? [])[2]).toBe('');
});
