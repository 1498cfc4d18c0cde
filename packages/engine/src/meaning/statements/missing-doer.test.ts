import { expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { isOneOfMany, lacksDoer, lacksStandard } from '#meaning/statements/missing-doer.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function lacks(english: string, korean: string): boolean {
  const analysis = analysePassageOnce({ id: 'd', text: english });
  const [sentence] = analysis.sentences;
  return sentence !== undefined && lacksDoer(korean, english, viewSentence(analysis, sentence));
}

test('a statement whose English has a pronoun for its doer names one', () => {
  expect(
    lacks('It took her almost an hour to reach the end.', '끝까지 읽는 데 거의 한 시간이나 걸렸다.'),
  ).toBe(true);
});

test('one of several grandmothers is not told by that word', () => {
  expect(isOneOfMany('할머니는 봉투를 꺼냈다.', '학생은 대부분 할머니들이었다.')).toBe(true);
  expect(isOneOfMany('할머니는 봉투를 꺼냈다.', '할머니는 웃었다.')).toBe(false);
});

test('a comparison tells with what something is compared', () => {
  expect(lacksStandard('음식은 더 뜨거웠고 꽃이 놓였다.')).toBe(true);
  expect(lacksStandard('음식은 예전보다 더 뜨거웠다.')).toBe(false);
  expect(lacksStandard('그녀는 더 많은 땅을 샀다.')).toBe(false);
  expect(lacksStandard('종이 한 번 더 울렸다.')).toBe(false);
});
