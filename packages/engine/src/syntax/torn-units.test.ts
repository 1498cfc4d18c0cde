import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { areTorn } from '#syntax/torn-units.ts';
import type { Unit } from '#syntax/units.ts';

test.each([
  ['to change | that | world', true],
  ['they found | that | the world had changed', false],
  ['it was full of fast | and delicate patterns', true],
  ['more than one way | to be clever', false],
  ['they are watched over than any team | could manage', true],
  ['gravity pulls | each drop down | the cheek', true],
  ['anyone could | carry | it | out in seconds', true],
  ['they | put down | the glass', false],
])('pieces run across the structure: %s', (pieces, isTorn) => {
  const analysis = analysePassage({ id: 'p', text: `${pieces.replaceAll(' | ', ' ')}.` });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  let first = 0;
  const units = pieces.split(' | ').map((piece): Unit => {
    const unit: Unit = { type: 'other', first, end: first + piece.split(' ').length };
    first = unit.end;
    return unit;
  });
  expect(areTorn(viewSentence(analysis, sentence), units)).toBe(isTorn);
});
