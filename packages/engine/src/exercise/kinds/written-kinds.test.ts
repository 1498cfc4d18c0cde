import { beforeAll, describe, expect, it } from 'vitest';

import type { Block, Exercise, Inline, KindId, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const bare = passages.map(({ id, text }): PassageSource => ({ id, text }));
const seeds = [1, 2, 3];

/** The smallest number of sample passages that must carry the kind, with and without translations. */
const kinds: readonly { kind: KindId; least: number; leastBare: number }[] = [
  { kind: 'chunk-reading', least: 24, leastBare: 24 },
  { kind: 'cloze-word', least: 24, leastBare: 24 },
  { kind: 'word-order', least: 18, leastBare: 6 },
  { kind: 'conditional-writing', least: 19, leastBare: 0 },
  { kind: 'cloze-sentence', least: 12, leastBare: 5 },
  { kind: 'sentence-analysis', least: 23, leastBare: 23 },
];

type Source = 'whole' | 'bare';
const made: Record<Source, Map<string, Exercise[]>> = { whole: new Map(), bare: new Map() };
const getMade = (from: Source, kind: KindId, seed: number): Exercise[] =>
  made[from].get(`${kind} ${seed}`) ?? [];

/** Every kind and seed of one passage after the other, so that each is read once. */
function makeAll(from: Source, sources: readonly PassageSource[]): void {
  for (const source of sources)
    for (const { kind } of kinds)
      for (const seed of seeds) {
        const result = makeExercise(kind, source, {}, seed);
        if (!('refused' in result)) made[from].set(`${kind} ${seed}`, [...getMade(from, kind, seed), result]);
      }
}

beforeAll(() => {
  makeAll('whole', passages);
  makeAll('bare', bare);
});

const inlineText = (inline: Inline): string => {
  if (inline.type === 'blank') return `${inline.label ?? ''} ${inline.hint ?? ''}`;
  return 'text' in inline ? inline.text : ' ';
};

function blockText(block: Block): string {
  const run = (inlines: readonly Inline[]) => inlines.map(inlineText).join('');
  switch (block.type) {
    case 'paragraph':
    case 'labelled':
      return run(block.inlines);
    case 'box':
      return block.paragraphs.map(run).join('\n');
    case 'sentence-rows':
      return block.rows.map(({ inlines }) => run(inlines)).join('\n');
    default:
      return '';
  }
}

/** What students read as text; the words of a 보기 are meant to be seen. */
const shownText = ({ body, instruction }: Exercise): string =>
  [instruction.map(inlineText).join(''), ...body.map(blockText)].join('\n');

const sourceOf = ({ passageId }: Exercise): string => passages.find(({ id }) => id === passageId)?.text ?? '';

function listAnswers({ answer }: Exercise): string[] {
  if (answer.type === 'list') return answer.items;
  if (answer.type === 'rows') return answer.rows.filter((row) => row !== '');
  return answer.type === 'text' ? [answer.text, ...answer.accepted] : [];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe.each(kinds)('$kind', ({ kind, least, leastBare }) => {
  it.each(seeds)('is made of the sample passages (seed %i)', (seed) => {
    expect(getMade('whole', kind, seed).length).toBeGreaterThanOrEqual(least);
    expect(getMade('bare', kind, seed).length).toBeGreaterThanOrEqual(leastBare);
  });

  it.each(seeds)('gives back the source when its changes are undone (seed %i)', (seed) => {
    for (const exercise of [...getMade('whole', kind, seed), ...getMade('bare', kind, seed)]) {
      const text = sourceOf(exercise);
      let position = 0;
      for (const { start, end, original } of exercise.changes) {
        expect(start).toBeGreaterThanOrEqual(position);
        expect(text.slice(start, end)).toBe(original);
        position = end;
      }
      for (const { start, end } of [...exercise.sourceSpans, ...exercise.candidates]) {
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it.each(seeds)('never shows an answer to the student (seed %i)', (seed) => {
    for (const exercise of [...getMade('whole', kind, seed), ...getMade('bare', kind, seed)]) {
      const shown = ` ${plain(shownText(exercise))} `;
      for (const answer of listAnswers(exercise)) expect(shown).not.toContain(` ${plain(answer)} `);
    }
  });

  it('is the same for the same seed', () => {
    for (const source of passages.slice(0, 8))
      expect(makeExercise(kind, source, {}, 5)).toEqual(makeExercise(kind, source, {}, 5));
  });

  it('explains in Korean and lists what it uses', () => {
    for (const exercise of getMade('whole', kind, 1)) {
      expect(exercise).toMatchObject({ kind, id: `${exercise.passageId}:${kind}:1`, seed: 1, options: [] });
      expect(exercise.instruction.map(inlineText).join('')).toMatch(/[가-힣]\.?$/u);
      expect(exercise.candidates.some(({ isUsed }) => isUsed)).toBe(true);
      expect(new Set(exercise.candidates.map(({ id }) => id)).size).toBe(exercise.candidates.length);
    }
  });

  it('makes another one or refuses in Korean when re-rolled', () => {
    for (const source of passages.slice(0, 6)) {
      const seen: string[] = [];
      for (let round = 0; round < 5; round += 1) {
        const result = makeExercise(kind, source, { excludedSignatures: seen }, 1);
        if ('refused' in result) {
          expect(result.reason).toMatch(/[가-힣]+요\.$/u);
          break;
        }
        expect(seen).not.toContain(result.signature);
        seen.push(result.signature);
      }
    }
  });

  it('refuses text that is no English passage', () => {
    for (const text of ['', '한국어 문장뿐이에요.', '😀'.repeat(20), 'Go now. Do it. Be it.']) {
      const result = makeExercise(kind, { id: 'bad', text }, {}, 1);
      expect(result).toMatchObject({ refused: true, kind });
      expect('refused' in result ? result.reason : '').toMatch(/[가-힣]/u);
    }
  });
});
