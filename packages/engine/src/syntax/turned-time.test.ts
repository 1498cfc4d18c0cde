import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { turnsTime } from '#syntax/turned-time.ts';

test.each([
  [
    'Harrison was eighty when he was finally paid.',
    'Harrison은 여든 살이 되어서야 마침내 돈을 받았다.',
    true,
  ],
  ['The answer came when he watched his wife.', '답은 아내를 지켜볼 때 떠올랐다.', false],
  ['The bird sings when it sees danger.', '그 새는 위험을 보면 노래한다.', false],
])('the line tells the clause of time as another: %s', (text, line, isTurned) => {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  const view = viewSentence(analysis, sentence);
  expect(turnsTime(view, 0, view.length, line)).toBe(isTurned);
});
