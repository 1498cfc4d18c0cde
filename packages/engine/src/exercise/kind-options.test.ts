import { describe, expect, it } from 'vitest';
import { kindIds, type Exercise, type KindId, type KindOptions } from '#exercise/exercise.ts';
import { findOptionProblems, getKindChoices } from '#exercise/kind-options.ts';
import { makeExercise } from '#exercise/registry.ts';
import { sampleBook } from '#sample-book.ts';
import { gatesPassage } from '#test-fixtures/gates-passage.ts';
import { pointedPassages } from '#test-fixtures/pointed-passages.ts';

const sources = [
  ...sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source)),
  ...pointedPassages,
  gatesPassage,
];
const settable = kindIds.filter((kind) => {
  const { count, difficulties, focuses, modes, layouts, hasBands } = getKindChoices(kind);
  return !!count || hasBands || [difficulties, focuses, modes, layouts].some((list) => list.length > 0);
});

/** The first ten passages of which a kind makes something. */
const listMakeable = (kind: KindId) =>
  sources.filter((source) => !('refused' in makeExercise(kind, source, {}, 7))).slice(0, 10);

const makeable = new Map(settable.map((kind) => [kind, listMakeable(kind)]));

function makeAll(kind: KindId, options: KindOptions): Exercise[] {
  return (makeable.get(kind) ?? []).flatMap((source) => {
    const made = makeExercise(kind, source, options, 7);
    return 'refused' in made ? [] : [made];
  });
}

/** Every choice of a kind, one at a time. */
function listOptions(kind: KindId): KindOptions[] {
  const { count, difficulties, modes, layouts, hasBands } = getKindChoices(kind);
  return [
    ...(count ? [{ count: count.min }, { count: count.max }] : []),
    ...difficulties.map((difficulty) => ({ difficulty })),
    ...modes.map((mode) => ({ mode })),
    ...layouts.map((layout) => ({ layout })),
    ...(hasBands ? [{ minBand: 3 }, { maxBand: 2 }] : []),
  ];
}

/** How many spots of the passage an exercise uses. */
const countItems = ({ candidates }: Exercise): number => candidates.filter(({ isUsed }) => isUsed).length;

describe('the table of options', () => {
  it.each(settable)('lists for %s only what makes another exercise', (kind) => {
    const listed = listOptions(kind);
    const outcomes = new Set(listed.map((options) => JSON.stringify(makeAll(kind, options))));
    for (const options of listed) expect(findOptionProblems(kind, options)).toEqual([]);
    // One of the choices may be the kind's own default, no two choices may come to the same.
    expect(outcomes.size).toBeGreaterThanOrEqual(Math.min(2, listed.length));
    const { focuses } = getKindChoices(kind);
    const plain = JSON.stringify(makeAll(kind, {}));
    const focused = focuses.filter((name) => JSON.stringify(makeAll(kind, { focus: [name] })) !== plain);
    expect(focused.length).toBeGreaterThanOrEqual(Math.min(1, focuses.length));
  });

  it.each(settable.filter((kind) => getKindChoices(kind).count))('keeps %s inside its count', (kind) => {
    const range = getKindChoices(kind).count;
    const few = makeAll(kind, { count: range?.min ?? 0 });
    const many = makeAll(kind, { count: range?.max ?? 0 });
    expect(few.length).toBeGreaterThan(0);
    for (const exercise of few) expect(countItems(exercise)).toBe(range?.min);
    for (const exercise of many) expect(countItems(exercise)).toBeLessThanOrEqual(range?.max ?? 0);
  });

  it('refuses what a kind does not have or cannot keep, and says so', () => {
    const find = (kind: KindId, options: KindOptions) =>
      findOptionProblems(kind, options).map(({ option }) => option);
    expect(find('order', { count: 3, difficulty: 'low', focus: ['관계사'], mode: 'choice' })).toEqual([
      'count',
      'difficulty',
      'mode',
      'focus',
    ]);
    expect(find('grammar-choice', { count: 11 })).toEqual(['count']);
    expect(find('grammar-choice', { focus: ['관계사'] })).toEqual([]);
    expect(find('grammar-choice', { focus: ['관계사', '천체'] })).toEqual(['focus']);
    expect(find('word-test', { minBand: 3, maxBand: 2 })).toEqual(['maxBand']);
    expect(find('original', { layout: 'sentences', minBand: 1, maxBand: 2 })).toEqual(['minBand', 'maxBand']);
    expect(findOptionProblems('grammar-choice', { count: 5 })).toEqual([
      { option: 'count', message: '6곳부터 10곳까지 고를 수 있어요.' },
    ]);
  });
});
