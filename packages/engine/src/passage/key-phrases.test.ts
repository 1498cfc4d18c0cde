import { expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listKeyPhrases } from '#passage/key-phrases.ts';

const listTexts = (text: string): string[] =>
  listKeyPhrases(analysePassage({ id: 'p', text })).map(({ phrase }) => phrase.text);

it.each([
  'The craft passes from hand to hand in slow company.',
  'They walked from hand to hand in the dark.',
])('a word said twice opens no phrase: %s', (text) => {
  expect(listTexts(text)).not.toContain('hand in');
});

it('the same phrase is listed where it stands for itself', () => {
  expect(listTexts('The students had to hand in their essays by Friday.')).toContain('hand in');
});
