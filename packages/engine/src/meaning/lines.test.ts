import { describe, expect, test } from 'vitest';

import { isStory } from '#meaning/is-story.ts';
import { opposeEnglish, opposeKorean } from '#meaning/opposites.ts';
import { listReportedViews } from '#meaning/reported-views.ts';
import { listSideLines } from '#meaning/side-lines.ts';
import { toTitleCase } from '#meaning/title-case.ts';
import { turnAspects } from '#meaning/turned-aspects.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
describe('opposite lines', () => {
  test.each([
    ['the benefits of mixed practice', 'the dangers of mixed practice'],
    ['Why a River Makes a Poor Border', 'Why a River Makes a Perfect Border'],
    ['Not Invaders but Family: A Life', 'Not Family but Invaders: A Life'],
    ['the role of small talk in building trust', undefined],
    ['More Choices, Less Satisfaction', 'More Choices, More Satisfaction'],
    ['the shift from a village into a city', 'the shift from a city into a village'],
  ])('%s → %s', (line, opposite) => {
    expect(opposeEnglish(line)).toBe(opposite);
  });

  test.each([
    ['침묵은 소리의 부재가 아니라 음악의 요소이다.', '침묵은 음악의 요소가 아니라 소리의 부재이다.'],
    ['죽은 나무는 쓰레기가 아니라 중요한 요소이다.', '죽은 나무는 중요한 요소가 아니라 쓰레기이다.'],
    ['사회는 그 가치를 인정해야 한다.', '사회는 그 가치를 인정할 필요는 없다.'],
    ['필요가 사라진 뒤에도 살아남았다.', undefined],
    ['마을 숲은 나라의 도움 없이도 잘 관리될 수 있다.', undefined],
    ['마을 숲은 주민의 손으로도 잘 관리될 수 있다.', '마을 숲은 주민의 손으로도 잘 관리될 수 없다.'],
    ['연습은 쉬지 않고 하는 것이 중요하다.', undefined],
    ['주민이 직접 가꾸어야 공원이 오래 유지될 수 있다.', undefined],
    ['부모는 아이의 실수를 꾸짖지 말고 기다려야 한다.', undefined],
    ['사과하는 사람은 이유를 설명하기보다 먼저 잘못을 인정해야 한다.', undefined],
    ['의심은 사고를 마비시키는 것이 아니라 믿음을 만든다.', undefined],
  ])('%s → %s', (line, opposite) => {
    expect(opposeKorean(line)).toBe(opposite);
  });
});

test('a side line names a subject of the passage and a matter that the passage does not treat', () => {
  let count = 0;
  for (const source of sources) {
    const lemmas = new Set(analysePassage(source).tokens.map(({ lemma }) => lemma.toLowerCase()));
    for (const { line, keys } of listSideLines(source, analysePassage(source))) {
      expect(keys.some((key) => lemmas.has(key) || source.text.toLowerCase().includes(key))).toBe(true);
      expect(source.text.match(line.triggers)?.length ?? 0).toBeLessThanOrEqual(1);
      if (line.gist !== '') expect(line.gist).toMatch(/^[가-힣0-9].*다\.$/u);
      expect(line.topic).toMatch(/^\p{Ll}.*[^.]$/u);
      expect(line.title).toMatch(/^\p{Lu}.*[^.]$/u);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(60);
});

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
  expect(turnAspects('topic', 'why rivers move', '')).toEqual([]);
  expect(turnAspects('topic', 'the benefits of walking', '')).toEqual([]);
  expect(turnAspects('topic', 'the benefits of rivers', '')).toEqual([]);
});

test('what matters in a success has no contrary that makes sense', () => {
  expect(opposeEnglish('the importance of clear rules in the success of a club')).toBeUndefined();
  expect(opposeEnglish('the importance of patience in learning an instrument')).toBeUndefined();
  expect(opposeEnglish('the role of luck in the failure of a plan')).toBeUndefined();
  expect(opposeEnglish('the importance of clear rules')).toBe('the dangers of clear rules');
  expect(opposeEnglish('the success of small clubs')).toBe('the failure of small clubs');
  expect(opposeEnglish('reasons for the failure of the plan')).toBe('reasons for the success of the plan');
});

test('a view counts as rejected only where the passage turns against it', () => {
  const text = 'Many managers regard talk as a waste. This view ignores what talk does.';
  const lines = ['많은 관리자는 대화를 시간의 낭비로 여긴다.', '이 견해는 그것을 무시한다.'];
  expect(listReportedViews(analysePassage({ id: 'x', text }), lines)).toEqual(['대화는 시간의 낭비이다.']);
  const plain = analysePassage({ id: 'y', text: 'Many managers regard talk as a waste. They work alone.' });
  expect(listReportedViews(plain, lines)).toEqual([]);
});

test('only the story in the sample book is a story', () => {
  const stories = sources.filter((source) => isStory(analysePassage(source))).map(({ id }) => id);
  expect(stories).toContain('sample-06');
  expect(stories.filter((id) => id !== 'sample-06')).toEqual([]);
});

test('titles keep small words small', () => {
  expect(toTitleCase('the well-known end of habits')).toBe('The Well-Known End of Habits');
});
