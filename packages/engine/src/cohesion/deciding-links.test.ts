import { expect, test } from 'vitest';

import { listClearCuts, type Cut } from '#cohesion/cuts.ts';
import { explainDeciding } from '#cohesion/deciding-links.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const text =
  'Of all the kinds of corn, only one turns into the snack we eat at the movies. Popcorn has a very hard shell, and inside it there is a little water. When the corn is heated, the water becomes steam and pushes hard against the shell. The shell, which is strong and has no holes, keeps the steam inside for a while. Finally, at about 180 degrees (80 degrees hotter than boiling water), it can hold no more and breaks open with a loud pop. The soft inside rushes out, cools in the air, and becomes light and white. If the shell has a crack, however, the steam escapes little by little, and the corn never pops. The same thing happens to corn that has become too dry to make enough steam. So a good snack needs two things: water on the inside and a strong wall around it.';
const places = ['주어진 글', '(A)', '(B)', '(C)'];
const analysis = analysePassage({ id: 'popcorn', text });
const isRight = ({ parts }: Cut): boolean => parts.map(({ end }) => end).join('-') === '1-3-6-9';

test('adds the link without which the words told leave another order open, and nothing that was told', () => {
  const cut = listClearCuts(analysis).find(isRight);
  const added = cut && explainDeciding(analysis, cut, places, ['', '‘The shell’', '‘however’']);
  expect(added?.[2]).toContain('‘the shell’');
  expect(added?.[2]).toContain('(C)는 (A) 뒤에 온다.');
  expect(cut && explainDeciding(analysis, cut, places, added ?? [])[2]).toBe('');
});
