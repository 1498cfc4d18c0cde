import { describe, expect, test } from 'vitest';

import { isStory } from '#meaning/is-story.ts';
import { getNature } from '#meaning/natures.ts';
import { opposeEnglish, opposeKorean } from '#meaning/opposites.ts';
import { listOtherLines } from '#meaning/other-lines.ts';
import { findKoreanName, listSubjects, toTitleCase } from '#meaning/subjects.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const sourceOf = (id: string) => {
  const found = sources.find((source) => source.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const subjectsOf = (id: string) => listSubjects(sourceOf(id), analysePassage(sourceOf(id)));

describe('the subjects of a passage', () => {
  test.each([
    ['sample-01', 'small habits'],
    ['sample-08', 'evolution'],
    ['sample-12', 'rivers'],
    ['sample-13', 'prices'],
    ['sample-23', 'languages'],
  ])('%s is about %s, without article', (id, subject) => {
    expect(subjectsOf(id).map(({ text }) => text)).toContain(subject);
  });

  test('are found in the text alone too', () => {
    const { id, text } = sourceOf('sample-13');
    expect(listSubjects({ id, text }, analysePassage({ id, text }))[0]?.text).toBe('prices');
  });

  test('are named in Korean only where the Korean text names them', () => {
    const [rivers] = subjectsOf('sample-12');
    if (!rivers) throw new Error('no subject');
    expect(findKoreanName(rivers, '강은 변한다.')).toBe('강');
    expect(findKoreanName(rivers, '강당은 변한다.')).toBeUndefined();
  });
});

test.each([
  ['traveler', 'person'],
  ['habit', 'behavior'],
  ['river', 'thing'],
  ['fairness', 'idea'],
] as const)('%s is a %s', (lemma, nature) => {
  expect(getNature({ text: `${lemma}s`, lemma, weight: 1 })).toBe(nature);
});

describe('opposite lines', () => {
  test.each([
    ['the benefits of mixed practice', 'the dangers of mixed practice'],
    ['Why a River Makes a Poor Border', 'Why a River Makes a Perfect Border'],
    ['Not Invaders but Family: A Life', 'Not Family but Invaders: A Life'],
    ['the benign neglect of trees', undefined],
  ])('%s → %s', (line, opposite) => {
    expect(opposeEnglish(line)).toBe(opposite);
  });

  test.each([
    ['침묵은 소리의 부재가 아니라 음악의 요소이다.', '침묵은 음악의 요소가 아니라 소리의 부재이다.'],
    ['죽은 나무는 쓰레기가 아니라 중요한 요소이다.', '죽은 나무는 중요한 요소가 아니라 쓰레기이다.'],
    ['사회는 그 가치를 인정해야 한다.', '사회는 그 가치를 인정할 필요는 없다.'],
    ['필요가 사라진 뒤에도 살아남았다.', undefined],
    ['의심은 사고를 마비시키는 것이 아니라 믿음을 만든다.', undefined],
  ])('%s → %s', (line, opposite) => {
    expect(opposeKorean(line)).toBe(opposite);
  });
});

test('lines of passages on the same matter are never taken', () => {
  const source = sourceOf('sample-12');
  const twin = {
    ...source,
    id: 'twin',
    text: `${source.text} Borders move.`,
    topic: 'how rivers unite villages',
  };
  const found = listOtherLines(source, 'topic', subjectsOf('sample-12'), [twin]);
  expect(found.map(({ passageId }) => passageId)).not.toContain('twin');
});

test('only the story of the sample book is a story', () => {
  expect(sources.filter((source) => isStory(analysePassage(source))).map(({ id }) => id)).toEqual([
    'sample-06',
  ]);
});

test('titles keep small words small', () => {
  expect(toTitleCase('the well-known end of habits')).toBe('The Well-Known End of Habits');
});
