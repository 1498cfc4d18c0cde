import { describe, expect, test } from 'vitest';

import { readSubjectMatter } from '#meaning/lines/subject-matter.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const text = 'Rules guide us. A rule is useful when people see why it exists, and rules change slowly.';
const translations = ['규칙이 우리를 이끈다.', '사람들이 까닭을 알 때 규칙은 쓸모가 있고 천천히 바뀐다.'];
const read = (lines: { topic?: string; gist?: string }) => {
  const source = { id: JSON.stringify(lines), text, translations, ...lines };
  return readSubjectMatter(source, analysePassageOnce(source));
};

describe('the matter of a passage', () => {
  test.each([
    ['the role of clear rules in building trust', 'clear rules'],
    ['the overlooked benefits of shared meals', 'shared meals'],
    ['the effect of taking notes on memory', 'taking notes'],
    ['the difference between rules and habits', 'rules and habits'],
    ['the mistake behind the idea of wasted time', ''],
    ['the benefits of expecting to teach others', ''],
    ['the value of learning from mistakes', ''],
    ['the importance of older females in a herd', ''],
    ['the role of the crowd in sport', ''],
    ['the life of the painter Jan Steen', ''],
    ['how rules change', ''],
  ])('of the 주제 %s is %s', (topic, matter) => {
    expect(read({ topic }).english).toBe(matter);
  });

  test.each([
    ['분명한 규칙은 사람들 사이의 믿음을 높인다.', '분명한 규칙'],
    ['우리가 지키는 규칙은 조금씩 바뀐다.', '우리가 지키는 규칙'],
    ['사람들은 규칙을 싫어한다.', ''],
    ['알맞은 때에 바꾼 규칙이 오래간다.', ''],
    ['설계자는 규칙을 살펴야 한다.', ''],
    ['규칙을 함께 정하면 믿음이 생긴다.', '규칙을 함께 정하는 일'],
    ['믿음을 오래 지키려면 규칙을 살펴야 한다.', '믿음을 오래 지키는 일'],
    ['규칙을 천천히 읽는 것은 믿음을 높인다.', '규칙을 천천히 읽는 일'],
    ['규칙을 만들면 믿음이 생긴다.', ''],
    ['규칙을 자주 바꾸는 것은 믿음을 무너뜨린다.', '규칙을 자주 바꾸는 일'],
    ['믿음을 얻지 않으려면 규칙을 바꾸면 된다.', ''],
    ['규칙이 많으면 지키기 어렵다.', ''],
    ['중요한 것은 규칙이라면 지켜야 한다.', ''],
    ['1920년의 규칙은 오래가지 않았다.', ''],
  ])('of the 요지 %s is %s', (gist, matter) => {
    expect(read({ gist }).korean).toBe(matter);
  });
});
