import { expect, test } from 'vitest';

import { isStory } from '#meaning/is-story.ts';
import { listReportedViews } from '#meaning/gist/reported-views.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { turnAspects } from '#meaning/lines/turned-aspects.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));

test('the other sides of a topic keep its words and take no side that the passage shows', () => {
  const topic = 'the importance of leaving buildings open to change';
  const list = (text: string) => turnAspects('topic', topic, text).map((side) => side.text);
  expect(list('Nobody protested.')).toContain('the difficulty of leaving buildings open to change');
  expect(list('It was hard work.')).not.toContain('the difficulty of leaving buildings open to change');
  expect(list('It was hard work.')).toContain('common mistakes in leaving buildings open to change');
  expect(list('They made mistakes.').join('; ')).not.toContain('mistakes');
  expect(turnAspects('topic', 'the benefits of expecting to lead others', '')).toEqual([]);
  expect(turnAspects('topic', 'the benefits of being left alone', '')).toEqual([]);
  expect(turnAspects('topic', 'the danger of leaving buildings empty', '')).toEqual([]);
  expect(turnAspects('title', 'the effects of believing in luck', '')).toEqual([]);
  const inForests = turnAspects('topic', 'the importance of leaving paths in forests', '');
  expect(inForests.map((side) => side.text)).toContain('common mistakes in leaving paths in forests');
  expect(turnAspects('topic', 'why rivers move', '')).toEqual([]);
  expect(turnAspects('topic', 'the benefits of walking', '')).toEqual([]);
  expect(turnAspects('topic', 'the benefits of rivers', '')).toEqual([]);
  expect(turnAspects('topic', 'the helpful role of neighboring farms in dry years', '')).toEqual([]);
});

test('a view counts as rejected only where the passage turns against it', () => {
  const text = 'The managers regard talk as a waste. This view ignores what talk does.';
  const lines = ['우리는 대화를 시간의 낭비로 여긴다.', '이 견해는 그것을 무시한다.'];
  const view = { text: '대화는 시간의 낭비이다.', sentence: 0 };
  const read = (id: string, english: string) =>
    listReportedViews(analysePassage({ id, text: english }), lines);
  expect(read('x', text)).toEqual([{ ...view, isRejected: true }]);
  expect(read('y', 'The managers regard talk as a waste. They work alone.')).toEqual([
    { ...view, isRejected: false },
  ]);
});

test('the story and the life in the sample book are stories, and nothing else', () => {
  const stories = sources.filter((source) => isStory(analysePassage(source))).map(({ id }) => id);
  expect(stories).toEqual(['sample-06', 'sample-25']);
});

test('titles keep small words small', () => {
  expect(toTitleCase('the well-known end of habits')).toBe('The Well-Known End of Habits');
});
