import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { isBare, namesOther } from '#meaning/statements/bare-statement.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const view = (text: string) => {
  const analysis = analysePassageOnce({ id: 's', text });
  const [sentence] = analysis.sentences;
  if (sentence === undefined) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
};
const person = { isOfPerson: true, isCut: false, name: 'Ines Hall' };

test.each([
  ['She met the stone again.', '돌을 다시 만났다.'],
  ['She won again and sailed home.', '또다시 우승했고 배를 타고 집으로 돌아왔다.'],
  ['She had begun to paint birds.', '그녀는 새를 그리기 시작한 상태였다.'],
  ['There were donkeys and a lion.', '날개 달린 당나귀와 커다란 사자가 있었다.'],
])('what says nothing without the passage is bare: %s', (english, text) => {
  expect(isBare(text, view(english), person)).toBe(true);
});

test.each([
  ['She died in 1953.', '1953년에 세상을 떠났다.'],
  ['She took lessons from Lester Horton.', '레스터 호턴에게 춤을 배웠다.'],
  ['There was a lion on the roof.', '지붕 위에는 커다란 사자가 있었다.'],
])('a year, a name or a place is enough: %s', (english, text) => {
  expect(isBare(text, view(english), person)).toBe(false);
});

test('a second place in a sentence shows where the first one is', () => {
  expect(namesOther(view('Ines Hall sailed to England and joined a club in London.'), 'Ines Hall')).toBe(
    true,
  );
  expect(namesOther(view('In May Ines Hall sailed to England with her mother.'), 'Ines Hall')).toBe(false);
});
