import { describe, expect, test } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { gatesPassage as gates } from '#test-fixtures/gates-passage.ts';

/** By the context; the other way has tests of its own. */
const makeAll = (options: KindOptions = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const made = makeExercise('word-choice', gates, { mode: 'context', ...options }, seed);
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
        const made = makeExercise('word-choice', gates, { difficulty, count: 3, mode: 'context' }, seed);
        return 'refused' in made ? [] : made.explanation.filter((line) => !line.includes('철자나 소리'));
      }).length;
    expect(countOpposites('high')).toBeGreaterThan(countOpposites('low'));
  });
});

/** Each sentence with a word that its line alone settles. */
const harbor: PassageSource = {
  id: 'harbor',
  text:
    'The harbor lies on a narrow bay. Most visitors arrive on a wet morning. ' +
    'They walk slowly from the stone pier to the empty market. A cheap room is easy to find there. ' +
    'The guide remembers every guest. In the evening the streets are quiet.',
  translations: [
    '항구는 좁은 만에 있다.',
    '방문객 대부분은 젖은 아침에 도착한다.',
    '그들은 돌 부두에서 텅 빈 시장으로 천천히 걸어간다.',
    '그곳에서 값싼 방은 찾기 쉽다.',
    '안내인은 모든 손님을 기억한다.',
    '저녁이면 거리는 조용하다.',
  ],
};

function makeTold(options: KindOptions = {}, seed = 1): Exercise {
  const made = makeExercise('word-choice', harbor, { mode: 'translation', ...options }, seed);
  if ('refused' in made) throw new Error(made.reason);
  return made;
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('어휘 선택 by the translation', () => {
  test('is made by itself, and the context is asked where there is no translation or a teacher wants it', () => {
    expect(makeExercise('word-choice', harbor, { mode: 'context' }, 1)).toHaveProperty('refused', true);
    expect(makeExercise('word-choice', harbor, {}, 1)).toEqual(makeTold());
    const byContext = makeExercise('word-choice', gates, { mode: 'context' }, 1);
    expect(makeExercise('word-choice', gates, {}, 1)).not.toEqual(byContext);
    const bare = { id: gates.id, text: gates.text };
    expect(makeExercise('word-choice', bare, {}, 1)).toEqual(
      makeExercise('word-choice', bare, { mode: 'context' }, 1),
    );
  });

  test('prints under the passage the line of each sentence with a box, numbered as the boxes are', () => {
    for (const seed of seeds) {
      const { body, changes } = makeTold({ count: 5 }, seed);
      const box = body.find((block) => block.type === 'box');
      const printed = box?.paragraphs.map(([inline]) => (inline?.type === 'text' ? inline.text : ''));
      const sentences = harbor.text.split(/(?<=\.) /u);
      const asked = changes.map(({ start }) => {
        const before = harbor.text.slice(0, start);
        return before.split(/(?<=\.) /u).length - 1;
      });
      expect(asked.every((index) => index < sentences.length)).toBe(true);
      expect(printed).toEqual(asked.map((index, at) => `(${at + 1}) ${harbor.translations?.[index] ?? ''}`));
    }
  });

  test('asks one word of a sentence, and quotes what of its line shows the right one', () => {
    for (const seed of seeds) {
      const { answer, explanation, body } = makeTold({ count: 8 }, seed);
      const lines = body.flatMap((block) => (block.type === 'box' ? block.paragraphs : []));
      const items = answer.type === 'list' ? answer.items : [];
      expect(lines.length).toBe(items.length);
      for (const [at, told] of explanation.entries()) {
        const shown = /우리말 ‘([^’]+)’에 해당하므로 ‘([^’]+)’/u.exec(told);
        const [inline] = lines[at] ?? [];
        expect(inline?.type === 'text' ? inline.text : '').toContain(shown?.[1]);
        expect(shown?.[2]).toBe(items[at]);
      }
    }
  });

  test('uses what the teacher holds fast, two words of one sentence as well', () => {
    const lockedSpots = ['slowly', 'empty'].map((word) => `w${harbor.text.indexOf(word)}`);
    const { candidates, body } = makeTold({ lockedSpots });
    const used = candidates.filter(({ isUsed }) => isUsed).map(({ id }) => id);
    expect(used).toEqual(expect.arrayContaining(lockedSpots));
    expect(JSON.stringify(body)).toMatch(/\(\d\) \(\d\) 그들은 돌 부두에서/u);
  });

  test('does not come again after a re-roll, and says so when nothing else is left', () => {
    const excludedSignatures: string[] = [];
    for (let round = 0; round < 200; round += 1) {
      const made = makeExercise('word-choice', harbor, { mode: 'translation', excludedSignatures }, 1);
      if ('refused' in made) {
        expect(made.reason).toBe('이 지문으로 만들 수 있는 다른 어휘 선택 문항이 없어요.');
        break;
      }
      expect(excludedSignatures).not.toContain(made.signature);
      excludedSignatures.push(made.signature);
    }
    expect(excludedSignatures.length).toBeGreaterThan(3);
  });

  test('needs lines that are aligned', () => {
    const bare = { id: harbor.id, text: harbor.text };
    expect(makeExercise('word-choice', bare, { mode: 'translation' }, 1)).toMatchObject({
      reason: '해석을 보고 고르는 문항에는 우리말 해석이 필요해요. 지문에 해석을 먼저 넣어 주세요.',
    });
    expect(makeExercise('word-choice', bare, {}, 1)).toMatchObject({
      reason: expect.stringContaining('우리말 해석을 넣으면') as string,
    });
  });
});
