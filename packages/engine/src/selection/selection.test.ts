import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exercise } from '#exercise/exercise.ts';
import { makeExercise as make } from '#exercise/registry.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';
import { createAnswerBalancer } from '#selection/balance-answers.ts';
import { makeFormB } from '#selection/form-b.ts';

function makeExercise(fields: Partial<Exercise>): Exercise {
  return {
    id: 'p1:blank:1',
    kind: 'blank',
    passageId: 'p1',
    seed: 1,
    instruction: [],
    body: [],
    options: ['a', 'b', 'c', 'd', 'e'].map((text) => [{ type: 'text', text }]),
    answer: { type: 'option', number: 2 },
    explanation: ['②는 본문과 같다. ①은 다르다.'],
    changes: [],
    sourceSpans: [],
    candidates: [],
    signature: '',
    points: 2,
    difficulty: 'middle',
    footnotes: [],
    ...fields,
  };
}

const textOf = (exercise: Exercise, number: number): string => {
  const [inline] = exercise.options[number - 1] ?? [];
  return inline?.type === 'text' ? inline.text : '';
};

describe('the B form', () => {
  test('moves the options and lets answer and explanation follow', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 5 }), (seed, number) => {
        const form = makeFormB([makeExercise({ seed, answer: { type: 'option', number } })], seed);
        const [moved] = form;
        if (moved?.answer.type !== 'option') throw new Error('no option');
        expect(textOf(moved, moved.answer.number)).toBe('abcde'.charAt(number - 1));
        const [cited] = /[①-⑤]/u.exec(moved.explanation[0] ?? '') ?? [''];
        expect(textOf(moved, '①②③④⑤'.indexOf(cited) + 1)).toBe('b');
        expect(moved.options.map((_, index) => textOf(moved, index + 1)).join('')).not.toBe('abcde');
      }),
    );
  });

  test.each(['order', 'insertion', 'irrelevant', 'grammar-error', 'word-error'] as const)(
    'keeps the key of %s',
    (kind) => {
      const exercise = makeExercise({ kind });
      expect(makeFormB([exercise], 7)).toEqual([exercise]);
    },
  );

  test('renumbers small questions together with their answers', () => {
    const items = ['one', 'two', 'three'].map((text, index) => ({
      number: index + 1,
      prompt: [{ type: 'text' as const, text }],
    }));
    const exercise = makeExercise({
      kind: 'word-test',
      options: [],
      body: [{ type: 'items', columnCount: 2, items }],
      answer: { type: 'list', items: ['ONE', 'TWO', 'THREE'] },
    });
    const [moved] = makeFormB([exercise], 3);
    const block = moved?.body[0];
    if (block?.type !== 'items' || moved?.answer.type !== 'list') throw new Error('no items');
    const answers = moved.answer.items;
    expect(block.items.map((item) => item.number)).toEqual([1, 2, 3]);
    const prompts = block.items.map((item) => (item.prompt[0]?.type === 'text' ? item.prompt[0].text : ''));
    expect(prompts.map((prompt) => prompt.toUpperCase())).toEqual(answers);
    expect(prompts).not.toEqual(['one', 'two', 'three']);
  });

  test('has no answer three times in a row where options can move', () => {
    const kinds = ['blank', 'blank', 'order', 'topic', 'grammar-error', 'word-test'] as const;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 20, maxLength: 20 }), (numbers) => {
        const exercises = numbers.map((number, index) => {
          const kind = kinds[index % kinds.length] ?? 'blank';
          const id = `p${index}:${kind}:1`;
          if (kind === 'word-test')
            return makeExercise({ id, kind, passageId: id, answer: { type: 'none' }, options: [] });
          return makeExercise({ id, kind, passageId: id, seed: index, answer: { type: 'option', number } });
        });
        const keyed = makeFormB(exercises, numbers.length).flatMap(({ kind, answer }) =>
          answer.type === 'option' ? [{ kind, number: answer.number }] : [],
        );
        keyed.slice(2).forEach(({ number }, at) => {
          const row = keyed.slice(at, at + 3);
          const isFixed = row.every(({ kind }) => kind === 'order' || kind === 'grammar-error');
          if (!isFixed) expect(new Set(row.map((one) => one.number)).size, String(number)).toBeGreaterThan(1);
        });
      }),
      { seed: 5 },
    );
  });

  test('keeps every exercise, its id, and the exercises of a passage together', () => {
    const exercises = ['p1', 'p2', 'p3', 'p4'].flatMap((passageId) =>
      ['x', 'y'].map((kind) => makeExercise({ id: `${passageId}:${kind}:1`, passageId })),
    );
    const form = makeFormB(exercises, 11);
    expect(form.map(({ id }) => id).sort()).toEqual(exercises.map(({ id }) => id).sort());
    const passages = form.map(({ passageId }) => passageId);
    expect(passages.filter((id, index) => id !== passages[index - 1])).toHaveLength(4);
  });
});

/** The answer numbers of a paper of forty exercises of one kind whose own keys come by chance. */
function makeNumbers(seed: number, kind: Exercise['kind']): number[] {
  const balancer = createAnswerBalancer();
  return Array.from({ length: 40 }, (_, index) => {
    const result = balancer.add(seed + index, (trial) =>
      makeExercise({ kind, answer: { type: 'option', number: createRandom(trial).nextInt(5) + 1 } }),
    );
    if ('refused' in result || result.answer.type !== 'option') throw new Error('no option');
    return result.answer.number;
  });
}

const countOf = (numbers: readonly number[], number: number) =>
  numbers.filter((other) => other === number).length;
const isThird = (number: number, at: number, numbers: readonly number[]) =>
  at > 1 && numbers[at - 1] === number && numbers[at - 2] === number;

describe('answers over a paper', () => {
  test.each(['blank', 'order'] as const)('of %s stay even, none stands three times in a row', (kind) => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const numbers = makeNumbers(seed, kind);
        const counts = [1, 2, 3, 4, 5].map((number) => countOf(numbers, number));
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
        expect(numbers.filter(isThird)).toEqual([]);
      }),
      { seed: 11 },
    );
  });

  test('come at ② to ⑤ a little more often than at ①', () => {
    const numbers = Array.from({ length: 50 }, (_, seed) => makeNumbers(seed * 1000, 'blank')).flat();
    const [first = 0, ...others] = [1, 2, 3, 4, 5].map((number) => countOf(numbers, number) / numbers.length);
    expect(first).toBeGreaterThan(0.12);
    for (const share of others) expect(share).toBeGreaterThan(first);
  });

  test('of free options move with their explanation instead of making another exercise', () => {
    const balancer = createAnswerBalancer();
    let made = 0;
    const add = () =>
      balancer.add(1, () => {
        made += 1;
        return makeExercise({ answer: { type: 'option', number: 2 }, explanation: ['②는 본문과 같다.'] });
      });
    for (const result of Array.from({ length: 5 }, add)) {
      if ('refused' in result || result.answer.type !== 'option') throw new Error('no option');
      expect(textOf(result, result.answer.number)).toBe('b');
      expect(result.explanation).toEqual([`${'①②③④⑤'.charAt(result.answer.number - 1)}는 본문과 같다.`]);
    }
    expect(made).toBe(5);
  });

  test('of the sample book never stand three times in a row, over every kind with five options', () => {
    const sources = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source));
    const kinds = ['order', 'insertion', 'blank', 'grammar-error', 'word-error'] as const;
    const balancer = createAnswerBalancer();
    const numbers = sources.slice(0, 12).flatMap((source) =>
      kinds.flatMap((kind) => {
        const result = balancer.add(5, (seed) => make(kind, source, {}, seed));
        return 'refused' in result || result.answer.type !== 'option' ? [] : [result.answer.number];
      }),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(isThird)).toEqual([]);
  });

  test('let the grammar points of a paper take turns', () => {
    const points = ['수 일치', '관계사', '분사', '병렬 구조'];
    const balancer = createAnswerBalancer();
    const tested = Array.from({ length: 8 }, (_, index) => {
      const result = balancer.add(index * 31, (trial) => {
        const random = createRandom(trial);
        const candidate = { id: 'g', start: 3, end: 5, category: random.pick(points), isUsed: true };
        return makeExercise({
          kind: 'grammar-error',
          answer: { type: 'option', number: random.nextInt(5) + 1 },
          candidates: [candidate],
          changes: [{ start: 3, end: 5, original: 'is', shown: 'are' }],
        });
      });
      return 'refused' in result ? '' : (result.candidates[0]?.category ?? '');
    });
    for (const point of points) expect(tested.filter((other) => other === point).length).toBeLessThan(5);
    expect(new Set(tested).size).toBeGreaterThan(2);
  });

  test('a refusal passes through unchanged', () => {
    const refusal = { refused: true, kind: 'order', passageId: 'p', reason: '안 돼요' } as const;
    expect(createAnswerBalancer().add(1, () => refusal)).toBe(refusal);
  });
});
