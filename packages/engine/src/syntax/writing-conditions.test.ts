import { expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listMainPatterns } from '#syntax/patterns/describe-patterns.ts';
import { isProven, listConditions } from '#syntax/writing-conditions.ts';

function view(text: string): SentenceView {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

/** The conditions of a sentence in one line. */
function tell(text: string): string {
  const sentence = view(text);
  const patterns = listMainPatterns(sentence).filter((pattern) => isProven(sentence, pattern));
  return JSON.stringify(listConditions({ view: sentence, words: 12, patterns, translation: '' }));
}

test.each([
  ['If they were mixed, the ball would wobble instead of spinning smoothly.', true],
  ['If happiness were added up, the first traveler should have the better memory.', true],
  ['If you mix them, the ball will wobble instead of spinning smoothly.', false],
  ['She asked her uncle if he knew a song that they could sing.', false],
  ['If it rained, the farmers stayed at home and mended their nets.', false],
])('가정법 과거 is named where the sentence has it: %s', (text, isUnreal) => {
  expect(tell(text).includes('가정법 과거를')).toBe(isUnreal);
});

test.each([
  ['This was the first book Hana borrowed for herself.', '분사'],
  ['The pain seems to be gone by the morning.', '수동태를'],
])('no condition that its own sentence breaks: %s', (text, condition) => {
  expect(tell(text)).not.toContain(condition);
});
