import { describe, expect, test } from 'vitest';
import { kindIds } from '#exercise/exercise.ts';
import { kindInfos } from '#pricing.ts';
import { findGiveaways } from '#selection/find-giveaways.ts';

describe('giveaways', () => {
  test('순서 and 삽입 tell each other', () => {
    expect(findGiveaways(['order', 'insertion'])).toEqual(['글의 순서, 문장 삽입은 서로 답의 단서가 돼요.']);
  });

  test('어법 and 어법 고치기 tell each other', () => {
    expect(findGiveaways(['grammar-error', 'grammar-correction'])).toEqual([
      '어법 고치기, 어법은 같은 본문을 다뤄서 서로 답의 단서가 돼요.',
    ]);
  });

  test('the plain passage tells what is asked of its words', () => {
    expect(findGiveaways(['original', 'blank'])).toEqual([
      '원문에 본문이 그대로 있어서 빈칸 추론의 답이 보여요.',
    ]);
    expect(findGiveaways(['line-translation', 'word-order', 'topic'])).toEqual([
      '한 줄 해석에 본문이 그대로 있어서 단어 배열의 답이 보여요.',
    ]);
  });

  test('a passage in its order tells 순서', () => {
    expect(findGiveaways(['order', 'blank', 'title'])).toEqual([
      '빈칸 추론, 제목의 본문에 글의 순서의 답이 보여요.',
    ]);
  });

  test('the steps of a workbook go over one passage without a warning', () => {
    const steps = kindInfos.filter(({ tool }) => tool !== 'transform').map(({ id }) => id);
    expect(findGiveaways(steps)).toEqual([]);
    expect(findGiveaways([...steps, 'order'])).not.toEqual([]);
  });

  test('lines of the teacher tell the words that one of them asks to be written', () => {
    expect(findGiveaways(['topic', 'title'], ['title'])).toEqual([
      '주제, 제목은 같은 말을 담고 있어서 서술형 빈칸의 단서가 돼요.',
    ]);
    expect(findGiveaways(['topic', 'content-match'], ['topic'])).toEqual([]);
    expect(findGiveaways(['topic', 'title', 'gist'], ['gist'])).toEqual([]);
  });

  test('one kind alone, or kinds that ask for other things, tell nothing', () => {
    for (const kind of kindIds) expect(findGiveaways([kind])).toEqual([]);
    expect(findGiveaways(['topic', 'title', 'summary', 'content-match'])).toEqual([]);
    expect(findGiveaways(['original', 'vocabulary-list', 'topic'])).toEqual([]);
    expect(findGiveaways(['word-order', 'conditional-writing', 'topic'])).toEqual([]);
  });

  test('every kind together come to three sentences at most', () => {
    const warnings = findGiveaways(kindIds);
    expect(warnings.length).toBeLessThanOrEqual(3);
    for (const warning of warnings) expect(warning).toMatch(/요\.$/u);
  });
});
