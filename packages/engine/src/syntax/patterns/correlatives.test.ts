import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { describeCorrelatives } from '#syntax/patterns/correlatives.ts';

const describeAll = (text: string): string[] => {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence ? describeCorrelatives(viewSentence(analysis, sentence)) : [];
};

test.each([
  ['The guards sleep not in the tower but in the stable.', '‘not … but’'],
  ['The old tower is not the home of a king but one of the stables.', '‘not … but’'],
  ['The guards are not only tired but also hungry.', '‘not only … but’'],
  ['Neither the guards nor the cooks have a key.', '‘neither … nor’'],
  ['Both the guards and the cooks have a key.', '‘both … and’'],
])('pairs are named: %s', (text, name) => {
  expect(describeAll(text).join()).toContain(name);
});

test.each([
  'The guards did not open the gate, but the cooks had a key.',
  'The guards have a key, and both of them are tired.',
])('nothing is a pair in: %s', (text) => {
  expect(describeAll(text)).toEqual([]);
});
