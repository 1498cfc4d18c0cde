import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeIrrelevant } from '#exercise/kinds/irrelevant.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);
const marks = '①②③④⑤';

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');

function make(source: PassageSource, seed: number, options: KindOptions = {}): MakeResult {
  return makeIrrelevant({
    source,
    analysis: analysePassageOnce(source),
    options,
    seed,
    random: createRandom(seed),
  });
}

function makeAll(seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = make(source, seed);
    return 'refused' in result ? [] : [result];
  });
}

const bodyOf = ({ body: [block] }: Exercise): string =>
  block?.type === 'paragraph' ? textOf(block.inlines) : '';
const numberOf = ({ answer }: Exercise): number => (answer.type === 'option' ? answer.number : 0);
const sourceOf = ({ passageId }: Exercise): PassageSource => {
  const found = sources.find(({ id }) => id === passageId);
  if (!found) throw new Error('no source');
  return found;
};

describe('무관한 문장', () => {
  test.each([1, 2, 3, 4])(
    'without the marked answer and the marks the text is the passage (seed %i)',
    (seed) => {
      const made = makeAll(seed);
      expect(made.length).toBeGreaterThanOrEqual(12);
      for (const exercise of made) {
        const mark = marks[numberOf(exercise) - 1] ?? '';
        const [change] = exercise.changes;
        const stranger = change?.shown.trim() ?? '';
        const body = bodyOf(exercise);
        expect(body).toContain(`${mark} ${stranger}`);
        const restored = body.replace(`${mark} ${stranger} `, '').replace(/[①-⑤] /gu, '');
        expect(restored).toBe(sourceOf(exercise).text);
      }
    },
  );

  test('the inserted sentence stands at its offset', () => {
    for (const exercise of makeAll(5)) {
      const [change] = exercise.changes;
      const { text } = sourceOf(exercise);
      if (!change) throw new Error('no change');
      expect(change.end).toBe(change.start);
      const plain = text.slice(0, change.start) + change.shown + text.slice(change.end);
      expect(plain).toBe(bodyOf(exercise).replace(/[①-⑤] /gu, ''));
    }
  });

  test('five marks in order, none before the first sentence, little left without one', () => {
    for (const exercise of [6, 7].flatMap(makeAll)) {
      const body = bodyOf(exercise);
      expect(body.match(/[①-⑤]/gu)?.join('')).toBe(marks);
      expect(body).toMatch(/^[^①]{20,}①/u);
    }
  });

  test('the stranger names a word of the passage', () => {
    for (const exercise of makeAll(8)) {
      const word = /핵심어인 ‘([^’]+)’/u.exec(exercise.explanation[1] ?? '')?.[1] ?? '';
      expect(word).not.toBe('');
      expect(exercise.changes[0]?.shown.toLowerCase()).toContain(word);
      expect(sourceOf(exercise).text.toLowerCase()).toContain(word.slice(0, Math.max(3, word.length - 3)));
    }
  });

  test('same seed, same exercise; over some seeds ② to ④ all come', () => {
    expect(makeAll(9)).toEqual(makeAll(9));
    const numbers = new Set([1, 2, 3, 4].flatMap((seed) => makeAll(seed).map(numberOf)));
    for (const number of [2, 3, 4]) expect(numbers).toContain(number);
  });

  test('re-rolling gives another place or sentence, until there is none left', () => {
    for (const source of sources.slice(0, 8)) {
      const shown: string[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const result = make(source, 1, { excludedSignatures: shown });
        if ('refused' in result) break;
        expect(shown).not.toContain(result.signature);
        shown.push(result.signature);
      }
      expect(shown.length).not.toBe(1);
    }
  });

  test.each([
    ['four sentences', 'Rivers move. Rivers change. Rivers grow. Rivers end.', /5개 이상/u],
    ['no subject', 'We ran. You sat. They ate. We left. You came. It rained.', /핵심어/u],
  ])('a passage of %s is refused', (_, text, reason) => {
    const result = make({ id: 'x', text }, 1);
    expect('refused' in result && result.reason).toMatch(reason);
  });

  test('a story is refused', () => {
    const story = sources.find(({ id }) => id === 'sample-06');
    expect(story && make(story, 1)).toMatchObject({ refused: true });
  });
});
