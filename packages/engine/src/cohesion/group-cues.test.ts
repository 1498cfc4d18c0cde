import { describe, expect, test } from 'vitest';
import { explainLink } from '#cohesion/explain-cue.ts';
import { linkSentences, readStrongLinks } from '#test-fixtures/link-sentences.ts';

const groupsOf = (first: string, second: string) =>
  readStrongLinks(first, second).filter(({ type }) => type === 'group');

const divided = 'In May one group of pupils sang, while another group listened.';

describe('parts of those who were told apart', () => {
  test.each([
    [divided, 'Those who listened slept well.', 'Those who listened', 'one group … another group'],
    [divided, 'The second group slept well.', 'The second group', 'one group … another group'],
    [
      'Some visitors were given a map, and others were not.',
      'Those given a map got lost.',
      'Those given',
      'Some … others',
    ],
    [
      'She divided the cooks into three groups.',
      'The third group was hungry.',
      'The third group',
      'three groups',
    ],
    [
      'She divided the cooks into two groups.',
      'One group ate, and another waited.',
      'One group … another',
      'two groups',
    ],
  ])('%s %s', (first, second, words, antecedent) => {
    expect(groupsOf(first, second)).toEqual([{ type: 'group', words, antecedent }]);
  });

  test.each([
    ['nobody was told apart', 'Pupils sang in May.', 'Those who listened slept well.'],
    [
      'a brain is divided, not people',
      'Half of the brain slept; the other half did not.',
      'Those who watched were tired.',
    ],
    ['those are anyone', divided, 'Those who sing are happy.'],
    [
      'some days are no people',
      'Some days later the winners drew less than the others.',
      'Those who drew were tired.',
    ],
    ['it tells groups apart itself', divided, 'Some of the cooks ate, and the others waited.'],
  ])('no link: %s', (_, first, second) => {
    expect(groupsOf(first, second)).toEqual([]);
  });
});

describe('some of those who were brought in', () => {
  test.each([
    ['We asked forty nurses.', 'Some of the nurses laughed.', 'Some of the nurses', 'nurses'],
    ['Old bridges cross the lake.', 'Most of these bridges are closed.', 'Most of these bridges', 'bridges'],
    ['He planted oaks.', 'None of the oaks, however, grew.', 'None of the oaks', 'oaks'],
  ])('%s %s', (first, second, words, antecedent) => {
    expect(groupsOf(first, second)).toEqual([{ type: 'group', words, antecedent }]);
  });

  test.each([
    ['other nouns', 'We asked forty nurses.', 'Some of the doctors laughed.'],
    ['it says itself which', 'We asked forty nurses.', 'Some of the nurses in town laughed.'],
    ['a kind', 'There are kinds of tea.', 'Some of the kinds are rare.'],
  ])('no link: %s', (_, first, second) => {
    expect(groupsOf(first, second)).toEqual([]);
  });

  test('a part is told as a part, a group as a group', () => {
    const tell = (first: string, second: string): string => {
      const link = linkSentences(first, second).find(({ type }) => type === 'group');
      return link ? explainLink(link, '(A)', '(B)') : '';
    };
    expect(tell('We asked forty nurses.', 'Some of the nurses laughed.')).toBe(
      '(B)의 ‘Some of the nurses’는 (A)에서 말한 ‘nurses’의 일부를 가리킨다',
    );
    expect(tell(divided, 'The second group slept well.')).toBe(
      '(B)의 ‘The second group’은 (A)에서 ‘one group … another group’으로 나눈 대상을 가리킨다',
    );
  });
});
