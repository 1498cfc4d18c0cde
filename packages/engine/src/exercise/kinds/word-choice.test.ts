import { describe, expect, test } from 'vitest';

import type { KindOptions } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { gatesPassage as gates } from '#test-fixtures/gates-passage.ts';

const makeAll = (options: KindOptions = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const made = makeExercise('word-choice', gates, options, seed);
    if ('refused' in made) throw new Error(made.reason);
    return made;
  });

/** A box on this word, whatever else is drawn. */
const lockOn = (word: string): KindOptions => ({ lockedSpots: [`w${gates.text.indexOf(word)}`] });

describe('어휘 선택', () => {
  test('no choice stands in what the explanation of another one quotes', () => {
    const sets = makeAll().map(({ answer }) => (answer.type === 'list' ? answer.items : []));
    expect(sets.flat()).toContain('considerable');
    for (const items of sets)
      expect(items.filter((item) => /^(?:lowers|cost|lower)$/u.test(item)).length).toBeLessThan(2);
  });

  test('a meaning that the Korean line lacks is not said to be meant', () => {
    const other = '시장은 강당에서 낡은 기계를 보았다.';
    const source = {
      ...gates,
      translations: gates.translations?.map((line, index) => (index === 3 ? other : line)) ?? [],
    };
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const made = makeExercise('word-choice', source, lockOn('considerable'), seed);
      return 'refused' in made ? [] : made.explanation;
    });
    expect(lines.filter((line) => line.includes('‘considerable(상당한')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /‘assembled\(.*뜻하는 말이/u.test(line))).toEqual([]);
  });

  test('a word is explained by the meaning that the Korean line has', () => {
    const lines = makeAll(lockOn('assembled')).flatMap(({ explanation }) => explanation);
    expect(lines.filter((line) => line.includes('‘assembled(조립하다)’')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('‘assembled(모으다')).length).toBe(0);
  });

  test('of words that are foreign to the passage it has one at most', () => {
    const source = {
      ...gates,
      text: `${gates.text} The letters from the college reached the town in spring.`,
      translations: [...(gates.translations ?? []), '대학에서 온 편지들은 봄에 그 도시에 닿았다.'],
    };
    for (let seed = 1; seed <= 8; seed += 1) {
      const made = makeExercise('word-choice', source, { count: 8 }, seed);
      if ('refused' in made) throw new Error(made.reason);
      const items = made.answer.type === 'list' ? made.answer.items : [];
      expect(items.filter((item) => /^(?:assembled|college)$/u.test(item)).length).toBeLessThan(2);
    }
  });

  test('no two choices ask for words of one family', () => {
    const source = {
      ...gates,
      text: `${gates.text} The guide describes the town. The description pleases the guests.`,
      translations: [
        ...(gates.translations ?? []),
        '안내서는 도시를 묘사한다.',
        '그 묘사는 손님을 기쁘게 한다.',
      ],
    };
    for (let seed = 1; seed <= 8; seed += 1) {
      const made = makeExercise('word-choice', source, { count: 8 }, seed);
      if ('refused' in made) throw new Error(made.reason);
      const items = made.answer.type === 'list' ? made.answer.items : [];
      expect(items.filter((item) => item.startsWith('descri')).length).toBeLessThan(2);
    }
  });

  test('a hard one asks for opposites, an easy one for look-alikes', () => {
    const countOpposites = (difficulty: 'low' | 'high') =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
        const made = makeExercise('word-choice', gates, { difficulty, count: 3 }, seed);
        return 'refused' in made ? [] : made.explanation.filter((line) => !line.includes('철자나 소리'));
      }).length;
    expect(countOpposites('high')).toBeGreaterThan(countOpposites('low'));
  });
});
