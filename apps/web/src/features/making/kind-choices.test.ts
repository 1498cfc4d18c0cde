// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  describeOptions,
  fitKinds,
  hasChoices,
  listCounts,
  setOptions,
  toggleKind,
} from '#features/making/kind-choices.ts';
import { makeKind } from '#test/factories.ts';

const order = ['word-test', 'order'] as const;
const none = { kinds: [], lastOptions: {} };
const wordTest = makeKind({
  KIND: 'word-test',
  OPTIONS: {
    COUNT: { MIN: 5, MAX: 60, INITIAL: 20, UNIT: '문제' },
    MODES: ['en-ko', 'ko-en'],
    HAS_BANDS: true,
  },
});

describe('chosen kinds', () => {
  it('stand in the order of the list whatever was clicked first', () => {
    const kinds = toggleKind({ ...none, kinds: toggleKind(none, 'order', order) }, 'word-test', order);
    expect(kinds.map(({ KIND }) => KIND)).toEqual(['word-test', 'order']);
    expect(toggleKind({ ...none, kinds }, 'order', order).map(({ KIND }) => KIND)).toEqual(['word-test']);
  });

  it('forget an option that goes back to automatic', () => {
    const kinds = [{ KIND: 'word-test' as const, OPTIONS: {} }];
    const chosen = setOptions({ kinds, lastOptions: {} }, 'word-test', { count: 10, mode: 'ko-en' });
    const back = setOptions(chosen, 'word-test', { count: undefined });
    expect(back.kinds[0]?.OPTIONS).toEqual({ mode: 'ko-en' });
    expect(back.lastOptions).toEqual({ 'word-test': { mode: 'ko-en' } });
  });

  it('of a kept draft lose what their kind does not offer, and stay the same list when nothing is lost', () => {
    const kept = [{ KIND: 'word-test' as const, OPTIONS: { count: 10, minBand: 2, mode: 'ko-en' as const } }];
    expect(fitKinds(kept, [wordTest])).toBe(kept);
    const [fitted] = fitKinds(kept, [{ ...wordTest, OPTIONS: { ...wordTest.OPTIONS, HAS_BANDS: false } }]);
    expect(fitted?.OPTIONS).toEqual({ count: 10, mode: 'ko-en' });
    const far = [{ KIND: 'word-test' as const, OPTIONS: { count: 61, mode: 'choice' as const } }];
    expect(fitKinds(far, [wordTest])[0]?.OPTIONS).toEqual({});
    expect(fitKinds(kept, [{ ...wordTest, IS_READY: false }])).toEqual([]);
  });
});

describe('what can be set', () => {
  it('is offered number by number in a short range and in fives in a long one', () => {
    expect(listCounts({ MIN: 2, MAX: 5, INITIAL: 3, UNIT: '곳' })).toEqual([2, 3, 4, 5]);
    expect(listCounts({ MIN: 3, MAX: 30, INITIAL: null, UNIT: '곳' })).toEqual([3, 5, 10, 15, 20, 25, 30]);
  });

  it('is told in a few words', () => {
    expect(describeOptions(wordTest.OPTIONS, {})).toBe('');
    expect(describeOptions(wordTest.OPTIONS, { count: 10, mode: 'ko-en', minBand: 2, maxBand: 4 })).toBe(
      '10문제 · 뜻 → 영어 · 고1 수준부터 · 학술 단어까지',
    );
    expect(describeOptions(wordTest.OPTIONS, { focus: ['관계사', '분사', '대명사'] })).toBe('관계사 외 2개');
  });

  it('is nothing for a kind without choices', () => {
    expect(hasChoices(makeKind().OPTIONS)).toBe(false);
    expect(hasChoices(wordTest.OPTIONS)).toBe(true);
    expect(hasChoices(makeKind({ OPTIONS: { FOCUSES: ['관계사'] } }).OPTIONS)).toBe(true);
  });
});
