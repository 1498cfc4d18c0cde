import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';

const gates: PassageSource = {
  id: 'gates',
  text:
    'A wider gate lowers the cost of entering the market, and farmers respond to a lower cost just as they do elsewhere. ' +
    'The committee kept the evidence in a box. The farmers occupy the square and refuse to leave. ' +
    'The mayor assembled the old machine in the hall.',
  translations: [
    '더 넓은 문은 시장에 들어가는 비용을 낮추고, 농부들은 다른 곳에서와 마찬가지로 더 낮은 비용에 반응한다.',
    '위원회는 증거를 상자에 보관했다.',
    '농부들은 광장을 차지하고 떠나기를 거부한다.',
    '시장은 강당에서 낡은 기계를 조립했다.',
  ],
};

const makeAll = () =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const made = makeExercise('word-choice', gates, {}, seed);
    if ('refused' in made) throw new Error(made.reason);
    return made;
  });

describe('어휘 선택', () => {
  test('no choice stands in what the explanation of another one quotes', () => {
    const sets = makeAll().map(({ answer }) => (answer.type === 'list' ? answer.items : []));
    expect(sets.flat()).toContain('committee');
    for (const items of sets)
      expect(items.filter((item) => /^(?:lowers|cost|lower)$/u.test(item)).length).toBeLessThan(2);
  });

  test('a meaning that the Korean line lacks is not said to be meant', () => {
    const other = '농부들은 광장을 차지하고 그곳에 남기를 바란다.';
    const source = {
      ...gates,
      translations: gates.translations?.map((line, index) => (index === 2 ? other : line)) ?? [],
    };
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const made = makeExercise('word-choice', source, {}, seed);
      return 'refused' in made ? [] : made.explanation;
    });
    expect(lines.filter((line) => line.includes('‘committee(위원회)’')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /‘refuse\(.*뜻하는 말이/u.test(line))).toEqual([]);
  });

  test('a word is explained by the meaning that the Korean line has', () => {
    const lines = makeAll().flatMap(({ explanation }) => explanation);
    expect(lines.filter((line) => line.includes('‘assembled(조립하다)’')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('‘assembled(모으다')).length).toBe(0);
  });

  test('a hard one asks for opposites, an easy one for look-alikes', () => {
    const source = {
      ...gates,
      text: `${gates.text} The letters from the college reached the town in spring.`,
      translations: [...(gates.translations ?? []), '대학에서 온 편지들은 봄에 그 도시에 닿았다.'],
    };
    const countOpposites = (difficulty: 'low' | 'high') =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
        const made = makeExercise('word-choice', source, { difficulty, count: 3 }, seed);
        return 'refused' in made ? [] : made.explanation.filter((line) => !line.includes('철자나 소리'));
      }).length;
    expect(countOpposites('high')).toBeGreaterThan(countOpposites('low'));
  });
});
