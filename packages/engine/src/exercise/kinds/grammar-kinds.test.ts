import { describe, expect, test } from 'vitest';
import type { Exercise, KindId } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const seeds = [1, 2, 3, 4, 5, 6];

function makeAll(kind: KindId): Exercise[] {
  return passages.flatMap((source) =>
    seeds.flatMap((seed) => {
      const made = makeExercise(kind, source, {}, seed);
      return 'refused' in made ? [] : [made];
    }),
  );
}

const textOf = (id: string): string => passages.find((source) => source.id === id)?.text ?? '';

/** The passage with every shown form put back to the original. */
function restore(exercise: Exercise): string {
  const [block] = exercise.body;
  if (block?.type !== 'paragraph') throw new Error('no paragraph');
  let change = 0;
  let answer = 0;
  return block.inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      if (inline.type === 'choice') {
        const right = exercise.answer.type === 'list' ? exercise.answer.items[answer] : undefined;
        answer += 1;
        expect([inline.left, inline.right]).toContain(right);
        return right ?? '';
      }
      if (inline.type !== 'underline') throw new Error(`unexpected ${inline.type}`);
      const { start, original, shown } = exercise.changes[change] ?? { start: -1, original: '', shown: '' };
      const isWrong =
        exercise.answer.type === 'option' && inline.mark === '①②③④⑤'.charAt(exercise.answer.number - 1);
      if (!isWrong) return inline.text;
      change += 1;
      expect(inline.text).toBe(shown);
      expect(textOf(exercise.passageId).slice(start, start + original.length)).toBe(original);
      return original;
    })
    .join('');
}

describe('grammar-error', () => {
  const made = makeAll('grammar-error');

  test('at least nine of ten sample passages carry one', () => {
    expect(made.length).toBeGreaterThanOrEqual(passages.length * seeds.length * 0.9);
  });

  test('the text with the one wrong form mended is the source', () => {
    for (const exercise of made) {
      expect(exercise.changes).toHaveLength(1);
      expect(exercise.changes[0]?.shown).not.toBe(exercise.changes[0]?.original);
      expect(restore(exercise)).toBe(textOf(exercise.passageId));
    }
  });

  test('five marks ascend, at least four tokens apart, in five categories and four sentences', () => {
    for (const exercise of made) {
      const { tokens } = analysePassageOnce(
        passages.find(({ id }) => id === exercise.passageId) ?? { id: '', text: '' },
      );
      const used = exercise.candidates.filter(({ isUsed }) => isUsed).sort((a, b) => a.start - b.start);
      expect(new Set(used.map(({ category }) => category)).size).toBe(5);
      expect(used).toHaveLength(5);
      const firsts = used.map(({ start }) => tokens.findIndex((token) => token.start === start));
      const ends = used.map(({ end }) => tokens.findIndex((token) => token.end === end) + 1);
      for (let index = 1; index < 5; index += 1) {
        expect((firsts[index] ?? 0) - (ends[index - 1] ?? 0)).toBeGreaterThanOrEqual(4);
      }
      expect(new Set(firsts.map((first) => tokens[first]?.sentence)).size).toBeGreaterThanOrEqual(4);
    }
  });

  test('the answer is one that can only be wrong, and the explanation names its right form', () => {
    for (const exercise of made) {
      if (exercise.answer.type !== 'option') throw new Error('no option');
      const source = passages.find(({ id }) => id === exercise.passageId) ?? { id: '', text: '' };
      const change = exercise.changes[0];
      const spots = findGrammarSpots(analysePassageOnce(source));
      const isEligible = spots.some(
        (spot) => spot.isAnswer && spot.start === change?.start && spot.corrupted === change.shown,
      );
      expect(isEligible).toBe(true);
      expect(exercise.explanation).toHaveLength(5);
      expect(exercise.explanation[0]).toContain(`정답 ${'①②③④⑤'.charAt(exercise.answer.number - 1)}`);
      expect(exercise.explanation[0]).toContain(change?.original);
    }
  });

  test('nothing that a student sees tells the answer', () => {
    for (const exercise of made) {
      const seen = JSON.stringify([exercise.instruction, exercise.options]);
      expect(seen).not.toContain('정답');
      expect(exercise.options.map((option) => JSON.stringify(option)).join('')).toMatch(/①.*②.*③.*④.*⑤/u);
    }
  });

  test('the same seed makes the same exercise, and the B form keeps it', () => {
    for (const source of passages.slice(0, 6)) {
      const first = makeExercise('grammar-error', source, {}, 7);
      expect(makeExercise('grammar-error', source, {}, 7)).toEqual(first);
      if ('refused' in first) continue;
      expect(makeFormB([first], 3)).toEqual([first]);
    }
  });

  test('a re-roll never repeats an excluded exercise', () => {
    for (const source of passages.slice(0, 8)) {
      const excludedSignatures: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const made = makeExercise('grammar-error', source, { excludedSignatures }, 11);
        if ('refused' in made) break;
        expect(excludedSignatures).not.toContain(made.signature);
        excludedSignatures.push(made.signature);
      }
      expect(excludedSignatures.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('every answer number comes up, ① not more than the others', () => {
    const counts = [0, 0, 0, 0, 0];
    for (const { answer } of made)
      if (answer.type === 'option') counts[answer.number - 1] = (counts[answer.number - 1] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(made.length / 20);
    expect(counts[0]).toBeLessThanOrEqual(Math.max(...counts.slice(1)));
  });

  test('a locked spot stays and a focus decides the category of the answer', () => {
    let locked = 0;
    for (const source of passages.slice(0, 8)) {
      const made = makeExercise('grammar-error', source, {}, 2);
      if ('refused' in made) continue;
      const [spot] = made.candidates.filter(({ isUsed }) => isUsed);
      const again = makeExercise('grammar-error', source, { lockedSpots: [spot?.id ?? ''] }, 9);
      if ('refused' in again) continue;
      expect(again.candidates.find(({ id }) => id === spot?.id)?.isUsed).toBe(true);
      locked += 1;
    }
    expect(locked).toBeGreaterThan(4);
    const focused = passages.flatMap((source) => {
      const made = makeExercise('grammar-error', source, { focus: ['관계사'] }, 4);
      return 'refused' in made ? [] : [made];
    });
    const onFocus = focused.filter(({ explanation }) => explanation[0]?.includes('[관계사]') === true);
    expect(focused.length).toBeGreaterThan(0);
    expect(onFocus).toEqual(focused);
  });

  test('a passage without grammar points is refused in Korean', () => {
    const made = makeExercise(
      'grammar-error',
      { id: 'x', text: 'I ran. He ran. We sat. They left. It rained.' },
      {},
      1,
    );
    expect(made).toMatchObject({ refused: true, kind: 'grammar-error' });
    if ('refused' in made) expect(made.reason).toMatch(/[가-힣].*요\.$/u);
  });
});

describe('grammar-choice', () => {
  const made = makeAll('grammar-choice');

  test('no sentence asks the same pair twice', () => {
    for (const { changes, passageId } of made) {
      const { sentences } = analysePassageOnce({ id: passageId, text: textOf(passageId) });
      const pairs = changes.map(({ start, original, shown }) => {
        const sentence = sentences.findIndex(({ end }) => start < end);
        return `${sentence} ${original.toLowerCase()} ${shown.toLowerCase()}`;
      });
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  test('no conjunction is asked beside the verb that would be right behind the preposition', () => {
    const text =
      'The sea does not become saltier every year, however, because some of the salt is also locked into mud and rock at the bottom. Rivers carry small stones down to the coast, where they are ground to sand. What the waves take away is slowly brought back by the wind. Many old harbors which were built on such a coast have become useless. The people who lived there had to leave their houses.';
    for (const seed of Array.from({ length: 30 }, (_, at) => at + 1)) {
      const one = makeExercise('grammar-choice', { id: 'salt', text }, {}, seed);
      const places = 'refused' in one ? [] : one.changes.map(({ start }) => start);
      const isBoth = places.includes(text.indexOf('because')) && places.includes(text.indexOf('is also'));
      expect(isBoth).toBe(false);
    }
  });

  test('most sample passages carry one of six to ten places', () => {
    expect(made.length).toBeGreaterThan(passages.length * seeds.length * 0.5);
    for (const { answer } of made) {
      if (answer.type !== 'list') throw new Error('no list');
      expect(answer.items.length).toBeGreaterThanOrEqual(6);
      expect(answer.items.length).toBeLessThanOrEqual(10);
    }
  });

  test('the right forms in their places give the source', () => {
    for (const exercise of made) expect(restore(exercise)).toBe(textOf(exercise.passageId));
  });

  test('the two forms of a place differ and either side may be right', () => {
    const sides = { left: 0, right: 0 };
    for (const exercise of made) {
      const [block] = exercise.body;
      if (block?.type !== 'paragraph' || exercise.answer.type !== 'list') throw new Error('no paragraph');
      const choices = block.inlines.filter((inline) => inline.type === 'choice');
      for (const [index, { left, right }] of choices.entries()) {
        expect(left.toLowerCase()).not.toBe(right.toLowerCase());
        sides[exercise.answer.items[index] === left ? 'left' : 'right'] += 1;
      }
      expect(exercise.explanation).toHaveLength(choices.length);
    }
    expect(Math.min(sides.left, sides.right)).toBeGreaterThan(Math.max(sides.left, sides.right) * 0.7);
  });

  test('count is kept where the passage has as many places', () => {
    const six = passages.flatMap((source) => {
      const exercise = makeExercise('grammar-choice', source, { count: 6 }, 1);
      return 'refused' in exercise ? [] : [exercise];
    });
    for (const { answer } of six) expect(answer.type === 'list' && answer.items.length).toBe(6);
    expect(six.length).toBeGreaterThan(0);
  });

  test('the same seed makes the same exercise and a re-roll another', () => {
    for (const source of passages.slice(0, 6)) {
      const first = makeExercise('grammar-choice', source, {}, 5);
      expect(makeExercise('grammar-choice', source, {}, 5)).toEqual(first);
      if ('refused' in first) continue;
      const again = makeExercise('grammar-choice', source, { excludedSignatures: [first.signature] }, 5);
      if (!('refused' in again)) expect(again.signature).not.toBe(first.signature);
    }
  });
});
