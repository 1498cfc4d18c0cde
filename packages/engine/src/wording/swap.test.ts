import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listConfusableSwaps } from '#wording/swap.ts';

function listForms(text: string, word: string): string[] {
  const analysis = analysePassage({ id: 'swap', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  const view = viewSentence(analysis, sentence);
  const index = view.tokens.findIndex(({ text: own }) => own === word);
  return listConfusableSwaps(view, index).map(({ form }) => form);
}

test.each([
  ['The mayor assembled the old machine in the hall.', 'assembled', ['resembled']],
  ['The old machine was quickly assembled in the hall.', 'assembled', ['resembled']],
  // Beside other phrases one of the two could not stand at all.
  ['The guests assembled in the hall before noon.', 'assembled', []],
  ['The mayor assembled the old men to sing for the guests.', 'assembled', []],
  ['Most villagers admit that the bridge is old.', 'admit', []],
])('verbs that look alike are rivals only where both can stand: %s', (text, word, forms) => {
  expect(listForms(text, word)).toEqual(forms);
});
