import { describe, expect, test } from 'vitest';

import { readSubjectMatter } from '#meaning/subject-matter.ts';
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
    ['the role of the crowd in sport', ''],
    ['the life of the painter Jan Steen', ''],
    ['how rules change', ''],
  ])('of the 주제 %s is %s', (topic, matter) => {
    expect(read({ topic }).english).toBe(matter);
  });

  test.each([
    ['분명한 규칙은 사람들 사이의 믿음을 높인다.', '분명한 규칙'],
    ['우리가 지키는 규칙은 조금씩 바뀐다.', '우리가 지키는 규칙'],
    ['규칙을 정하는 것은 쉽지 않다.', ''],
    ['사람들은 규칙을 싫어한다.', ''],
    ['알맞은 때에 바꾼 규칙이 오래간다.', ''],
    ['설계자는 규칙을 살펴야 한다.', ''],
    ['규칙을 지키면 믿음이 생긴다.', ''],
    ['1920년의 규칙은 오래가지 않았다.', ''],
  ])('of the 요지 %s is %s', (gist, matter) => {
    expect(read({ gist }).korean).toBe(matter);
  });
});
