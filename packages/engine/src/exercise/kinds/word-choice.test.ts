import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';

const gates: PassageSource = {
  id: 'gates',
  text:
    'A wider gate lowers the cost of entering the market, and farmers respond to a lower cost just as they do elsewhere. ' +
    'The committee kept the evidence in a box. The farmers occupy the square and refuse to leave. ' +
    'A doctor examined the medicine that the travelers had brought.',
  translations: [
    '더 넓은 문은 시장에 들어가는 비용을 낮추고, 농부들은 다른 곳에서와 마찬가지로 더 낮은 비용에 반응한다.',
    '위원회는 증거를 상자에 보관했다.',
    '농부들은 광장을 차지하고 떠나기를 거부한다.',
    '의사는 여행자들이 가져온 약을 조사했다.',
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
    expect(sets.flat()).toContain('evidence');
    for (const items of sets)
      expect(items.filter((item) => /^(?:lowers|cost|lower)$/u.test(item)).length).toBeLessThan(2);
  });

  test('a meaning that the Korean line lacks is not said to be meant', () => {
    const rage = '그들은 광장에서 크게 유행하고 떠나기를 거부한다.';
    const source = {
      ...gates,
      text: gates.text.replace('occupy the square', 'occupy the range'),
      translations: gates.translations?.map((line, index) => (index === 2 ? rage : line)) ?? [],
    };
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const made = makeExercise('word-choice', source, {}, seed);
      return 'refused' in made ? [] : made.explanation;
    });
    expect(lines.filter((line) => line.includes('‘evidence(증거)’')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /‘(?:occupy|range)\(.*뜻하는 말이/u.test(line))).toEqual([]);
  });

  test('a word is explained by the meaning that the Korean line has', () => {
    const lines = makeAll().flatMap(({ explanation }) => explanation);
    expect(lines.filter((line) => line.includes('‘medicine(약)’')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('‘medicine(의학')).length).toBe(0);
  });
});
