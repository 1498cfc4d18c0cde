import { expect, test } from 'vitest';
import { explainGaps } from '#cohesion/explain-gaps.ts';
import { listReasons, readNext } from '#cohesion/gap-reasons.ts';
import { listCues } from '#cohesion/list-cues.ts';
import { compareOrders } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const sentences = [
  'Words are stored in the brain.',
  'Few people name what they smell.',
  'The Jahai have a dozen words for it.',
  'One such word is used of smoke and bats.',
  'Tests took a week.',
  'Rain fell.',
];

test.each([
  [1, '앞에 놓인다'],
  [3, '떨어진다'],
])('words stand before or apart from those of their own place: gap %i', (gap, verb) => {
  const given = 3;
  const analysis = analysePassage({ id: 'smell', text: sentences.join(' ') });
  const rest = sentences.flatMap((_, at) => (at === given ? [] : [at]));
  const order = [...rest.slice(0, gap + 1), given, ...rest.slice(gap + 1)];
  const decisive = listReasons(analysis, compareOrders(listCues(analysis), order), given, gap);
  const [line] = explainGaps([{ mark: '①', next: readNext(gap, given), decisive }], given, '③');
  expect(line).toContain('such word');
  expect(line).toContain(verb);
});
