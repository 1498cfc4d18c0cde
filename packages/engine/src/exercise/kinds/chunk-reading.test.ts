import { describe, expect, it } from 'vitest';

import type { Exercise, Inline, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function make(source: PassageSource, options: KindOptions = {}): Exercise {
  const result = makeExercise('chunk-reading', source, options, 1);
  if ('refused' in result) throw new Error(result.reason);
  return result;
}
const listRows = ({ body }: Exercise): Inline[][] =>
  body.flatMap((block) => (block.type === 'sentence-rows' ? block.rows.map(({ inlines }) => inlines) : []));
const print = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.type === 'slash' ? '/' : 'text' in inline ? inline.text : '?')).join(' ');
const cut = (text: string, options: KindOptions = {}): string => {
  const [row = []] = listRows(make({ id: 'p', text }, options));
  return print(row);
};

describe('끊어 읽기', () => {
  it('gives the sentence back without its slashes', () => {
    for (const source of passages) {
      const rows = listRows(make(source)).map((row) => print(row).replaceAll(' / ', ' '));
      expect(rows).toEqual(analysePassage(source).sentences.map(({ text }) => text));
    }
  });

  it.each([
    'The families are happier, / but the reason has little to do with the food.',
    'How satisfied we are depends less on its size / than on whom we compare ourselves with.',
    'The clear blue line drawn by a mapmaker / thus conceals two truths.',
    'When the rat pressed the lever, / its brain activity was sent directly to the other brain.',
    'A nurse / who remembers the name of a late husband / offers a kind of comfort.',
    'The tools / that we use every day / shape the way / in which we think.',
    'The sailors were sure / that the island lay beyond the horizon.',
    'Nobody believed the story / the sailor told them in the harbor / before the storm.',
    'The guide explained / that no visitor may touch the old walls.',
    'Planting three young trees in its place / may look generous, / yet the city has in fact given up decades of benefits.',
  ])('cuts before clauses and behind long subjects: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'He depends on the kindness of strangers.',
    'She gave birth to a healthy child.',
    'They caught up with the other runners.',
    'She is used to thinking of tools as servants.',
    'The museum shows apples, pears and plums.',
    'The teacher called the answer a lucky guess.',
    'Her house became a museum ten years after her death.',
  ])('does not cut inside idioms, lists and short sentences: %s', (text) => {
    expect(cut(`${text} If that were so, we might expect every animal to become faster.`)).toBe(text);
  });

  it('leaves a sentence whose pauses are not sure to the class, and says which; a locked place cuts it', () => {
    const exercises = passages.map((source) => make(source));
    const left = exercises.filter(({ instruction }) => JSON.stringify(instruction).includes('스스로'));
    expect(left.length).toBeGreaterThan(0);
    for (const exercise of exercises) {
      const numbers =
        exercise.explanation
          .join(' ')
          .match(/^[\d, ]+(?=번 문장은)/u)?.[0]
          .split(', ') ?? [];
      expect(numbers.length > 0).toBe(left.includes(exercise));
      expect(numbers.length).toBeLessThanOrEqual(2);
      const source = passages.find(({ id }) => id === exercise.passageId) as PassageSource;
      const { sentences } = analysePassage(source);
      for (const number of numbers.map(Number)) {
        expect(listRows(exercise)[number - 1]?.some(({ type }) => type === 'slash')).toBe(false);
        const { start = 0, end = 0 } = sentences[number - 1] ?? {};
        const place = exercise.candidates.find((one) => one.start > start && one.end <= end);
        const locked = make(source, { lockedSpots: [place?.id ?? ''] });
        expect(listRows(locked)[number - 1]?.some(({ type }) => type === 'slash')).toBe(true);
      }
    }
  });

  it('leaves no single word but beside a mark or as a verb before its clause', () => {
    for (const source of passages) {
      for (const row of listRows(make(source))) {
        const chunks = row.flatMap((inline) => (inline.type === 'text' ? [inline.text] : []));
        for (const [place, chunk] of chunks.entries()) {
          if (/\s/u.test(chunk)) continue;
          expect(`${chunks[place - 1] ?? ','} | ${chunk} | ${chunks[place + 1] ?? ''}`).toMatch(
            /[,:;—] \||\| (?:that|what|why|how|who|which|where|when|whether|if)\b/u,
          );
        }
      }
    }
  });

  it('cuts finer on easy sheets and only at clauses on hard ones', () => {
    const count = (difficulty: 'low' | 'middle' | 'high') =>
      passages.reduce(
        (sum, source) =>
          sum +
          listRows(make(source, { difficulty }))
            .flat()
            .filter(({ type }) => type === 'slash').length,
        0,
      );
    expect(count('low')).toBeGreaterThan(count('middle'));
    expect(count('middle')).toBeGreaterThan(count('high'));
    expect(count('high')).toBeGreaterThan(passages.length * 5);
  });

  it('answers with the translation of each sentence, empty when they do not fit', () => {
    expect(make(first).answer).toEqual({ type: 'rows', rows: first.translations });
    const unfit = make({ ...first, translations: ['하나뿐이다.'] });
    expect(unfit.answer.type === 'rows' ? unfit.answer.rows.join('') : '?').toBe('');
    expect(unfit.explanation.join('')).toContain('1줄');
  });

  it('takes a locked place even where it would not cut by itself', () => {
    const spare = make(first).candidates.find(({ isUsed }) => !isUsed);
    const locked = make(first, { lockedSpots: [spare?.id ?? ''] });
    expect(locked.candidates.find(({ id }) => id === spare?.id)?.isUsed).toBe(true);
    expect(locked.signature).not.toBe(make(first).signature);
  });
});
