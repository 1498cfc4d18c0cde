import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exercise } from '#exercise/exercise.ts';
import { createRandom } from '#random.ts';
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

describe('answers over a paper', () => {
  test('no number stands three times in a row and all stay even', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const balancer = createAnswerBalancer();
        const numbers: number[] = [];
        for (let index = 0; index < 40; index += 1) {
          const result = balancer.add(seed + index, (trial) =>
            makeExercise({ answer: { type: 'option', number: createRandom(trial).nextInt(5) + 1 } }),
          );
          if ('refused' in result || result.answer.type !== 'option') throw new Error('no option');
          numbers.push(result.answer.number);
        }
        const counts = [1, 2, 3, 4, 5].map((number) => numbers.filter((other) => other === number).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('a refusal passes through unchanged', () => {
    const refusal = { refused: true, kind: 'order', passageId: 'p', reason: '안 돼요' } as const;
    expect(createAnswerBalancer().add(1, () => refusal)).toBe(refusal);
  });
});
