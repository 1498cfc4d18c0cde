import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { hasTwins } from '#syntax/twin-nouns.ts';
import { cutUnits } from '#syntax/units.ts';

test.each([
  ['Consent does not mean that the guard has truly given agreement.', true],
  ['Consent does not mean that the guard has truly given money.', false],
])('nouns that could change places: %s', (text, isFound) => {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  const view = sentence && viewSentence(analysis, sentence);
  expect(view && hasTwins(view, cutUnits(view, 0, view.length - 1))).toBe(isFound);
});
