// @vitest-environment node
import { splitIntoPassages } from '@jadoo/contract';
import { expect, it } from 'vitest';
import { joinFound } from '#features/passages/use-found-passages.ts';

const first = 'Many of us believe that a good listener gives advice.';
const second = 'We usually think of a measurement as a passive record.';

it('found passages are joined with the one above, with their footnotes', () => {
  const [a, b] = splitIntoPassages(`${first}\n* one: 하나\n\n${second}\n* two: 둘`);
  if (!a || !b) throw new Error('two passages were expected');
  expect(joinFound([a, b], 1)).toEqual([
    { ...a, text: `${first}\n${second}`, footnotes: [...a.footnotes, ...b.footnotes] },
  ]);
  expect(joinFound([a, b], 0)).toEqual([a, b]);
});
