import { describe, expect, it } from 'vitest';

import type { Block, Exercise, Inline, KindId, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const bare = passages.map(({ id, text }): PassageSource => ({ id, text }));
const seeds = [1, 2, 3];

/** The smallest number of sample passages that must carry the kind, with and without translations. */
const kinds: readonly { kind: KindId; made: number; madeBare: number }[] = [
  { kind: 'chunk-reading', made: 24, madeBare: 24 },
  { kind: 'cloze-word', made: 24, madeBare: 24 },
  { kind: 'word-order', made: 22, madeBare: 6 },
  { kind: 'conditional-writing', made: 23, madeBare: 0 },
  { kind: 'cloze-sentence', made: 19, madeBare: 5 },
  { kind: 'sentence-analysis', made: 23, madeBare: 23 },
];

function makeAll(
  kind: KindId,
  sources: readonly PassageSource[],
  seed: number,
  options: KindOptions = {},
): Exercise[] {
  return sources.flatMap((source) => {
    const result = makeExercise(kind, source, options, seed);
    return 'refused' in result ? [] : [result];
  });
}

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

describe.each(kinds)('$kind', ({ kind, made, madeBare }) => {
  it.each(seeds)('is made of the sample passages (seed %i)', (seed) => {
    expect(makeAll(kind, passages, seed).length).toBeGreaterThanOrEqual(made);
    expect(makeAll(kind, bare, seed).length).toBeGreaterThanOrEqual(madeBare);
  });

  it.each(seeds)('gives back the source when its changes are undone (seed %i)', (seed) => {
    for (const exercise of [...makeAll(kind, passages, seed), ...makeAll(kind, bare, seed)]) {
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
    for (const exercise of [...makeAll(kind, passages, seed), ...makeAll(kind, bare, seed)]) {
      const shown = ` ${plain(shownText(exercise))} `;
      for (const answer of listAnswers(exercise)) expect(shown).not.toContain(` ${plain(answer)} `);
    }
  });

  it('is the same for the same seed', () => {
    expect(makeAll(kind, passages.slice(0, 8), 5)).toEqual(makeAll(kind, passages.slice(0, 8), 5));
  });

  it('explains in Korean and lists what it uses', () => {
    for (const exercise of makeAll(kind, passages, 4)) {
      expect(exercise).toMatchObject({ kind, id: `${exercise.passageId}:${kind}:1`, seed: 4, options: [] });
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
