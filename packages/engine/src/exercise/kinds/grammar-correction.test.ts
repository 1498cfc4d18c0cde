import { describe, expect, test } from 'vitest';
import type { Exercise, KindOptions } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));

function makeAll(options: KindOptions, seeds: readonly number[]): Exercise[] {
  return passages.flatMap((source) =>
    seeds.flatMap((seed) => {
      const made = makeExercise('grammar-correction', source, options, seed);
      return 'refused' in made ? [] : [made];
    }),
  );
}

const sourceOf = ({ passageId }: Exercise) =>
  passages.find(({ id }) => id === passageId) ?? { id: '', text: '' };

/** What stands on the paper before the table. */
function readShown({ body }: Exercise): string {
  return body
    .flatMap((block) => (block.type === 'paragraph' ? block.inlines : []))
    .map((inline) => (inline.type === 'text' ? inline.text : ''))
    .join(' ');
}

function countRows({ body }: Exercise): number {
  const table = body.find((block) => block.type === 'table');
  return table?.type === 'table' ? table.rows.length : 0;
}

describe('grammar-correction', () => {
  const made = makeAll({}, [1, 2, 3]);

  test('every sample passage carries two errors or more, nearly all of them three', () => {
    expect(made).toHaveLength(passages.length * 3);
    const full = made.filter(({ changes }) => changes.length === 3);
    expect(full.length).toBeGreaterThan(made.length * 0.9);
    for (const { changes } of made) expect(changes.length).toBeGreaterThanOrEqual(2);
  });

  test('the shown text differs from the source in the errors only', () => {
    for (const exercise of made) {
      const { text } = sourceOf(exercise);
      let expected = '';
      let position = 0;
      for (const { start, end, original, shown } of exercise.changes) {
        expect(text.slice(start, end)).toBe(original);
        expect(shown).not.toBe(original);
        expected += text.slice(position, start) + shown;
        position = end;
      }
      expect(readShown(exercise)).toBe(expected + text.slice(position));
    }
  });

  /** Sentences from one error to the next, in the order of the text. */
  function measureGaps(exercise: Exercise): number[] {
    const { sentences } = analysePassageOnce(sourceOf(exercise));
    const found = exercise.changes.map(({ start }) => sentences.findIndex(({ end }) => start < end));
    return found.slice(1).map((sentence, index) => sentence - (found[index] ?? 0));
  }

  test('each error has a sentence of its own, in the order of the text', () => {
    for (const exercise of made) expect(Math.min(...measureGaps(exercise))).toBeGreaterThanOrEqual(1);
  });

  test('a sentence without errors stands between two in nearly every passage', () => {
    const spread = made.filter((exercise) => Math.min(...measureGaps(exercise)) >= 2);
    expect(spread.length).toBeGreaterThan(made.length * 0.8);
  });

  test('no word is turned into the same other word twice', () => {
    for (const { changes } of made) {
      const errors = changes.map(({ original, shown }) => `${original}>${shown}`.toLowerCase());
      expect(new Set(errors).size).toBe(errors.length);
    }
  });

  test('instruction, table, answers and explanations agree on the number of errors', () => {
    for (const exercise of made) {
      const count = exercise.changes.length;
      expect(JSON.stringify(exercise.instruction)).toContain(`틀린 곳을 ${count}군데`);
      expect(countRows(exercise)).toBe(count);
      const items = exercise.answer.type === 'list' ? exercise.answer.items : [];
      expect(items.map((item) => item.replace(/ \(또는 .*\)$/u, ''))).toEqual(
        exercise.changes.map(({ original, shown }) => `${shown} → ${original}`),
      );
      // The marking stands last.
      expect(exercise.explanation).toHaveLength(count + 1);
      for (const [index, { original, shown }] of exercise.changes.entries()) {
        expect(exercise.explanation[index]).toContain(original);
        expect(exercise.explanation[index]).toContain(shown);
      }
    }
  });

  test('what the student gets holds no mark and no arrow', () => {
    for (const { body } of made) {
      const seen = JSON.stringify(body);
      expect(seen).not.toContain('→');
      expect(seen).not.toContain('"underline"');
    }
  });

  test('count is kept within two to five', () => {
    for (const { changes } of makeAll({ count: 2 }, [4])) expect(changes).toHaveLength(2);
    for (const { changes } of makeAll({ count: 9 }, [4])) expect(changes.length).toBeLessThanOrEqual(5);
  });

  test('with sentences numbered each sentence is a paragraph of its own', () => {
    for (const exercise of makeAll({ layout: 'sentences' }, [5])) {
      const { sentences } = analysePassageOnce(sourceOf(exercise));
      const paragraphs = exercise.body.filter((block) => block.type === 'paragraph');
      expect(paragraphs).toHaveLength(sentences.length);
      expect(readShown(exercise)).toMatch(/^\(1\) .*\(2\) /u);
    }
  });

  test('a locked spot stays, the same seed makes the same exercise and a re-roll another', () => {
    for (const source of passages.slice(0, 8)) {
      const first = makeExercise('grammar-correction', source, {}, 6);
      expect(makeExercise('grammar-correction', source, {}, 6)).toEqual(first);
      if ('refused' in first) throw new Error(first.reason);
      const locked = first.candidates.find(({ isUsed }) => isUsed)?.id ?? '';
      const again = makeExercise(
        'grammar-correction',
        source,
        { lockedSpots: [locked], excludedSignatures: [first.signature] },
        6,
      );
      if ('refused' in again) continue;
      expect(again.signature).not.toBe(first.signature);
      expect(again.candidates.find(({ id }) => id === locked)?.isUsed).toBe(true);
    }
  });

  test('a passage without certain errors is refused in Korean', () => {
    const refused = makeExercise(
      'grammar-correction',
      { id: 'x', text: 'I ran. He ran. We sat. They left. It rained.' },
      {},
      1,
    );
    expect(refused).toMatchObject({ refused: true, kind: 'grammar-correction' });
    if ('refused' in refused) expect(refused.reason).toMatch(/[가-힣].*요\.$/u);
  });

  test('names a second repair that is as right as the first', () => {
    const text = `The team spent four days crossing the frozen valley and collecting samples of old ice for the lab.
      Although the weather was harsh, nobody in the small group gave up before the last sample was packed.
      What surprised the scientists most was the number of tiny plants that were found under the snow.`;
    const answers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => {
      const result = makeExercise('grammar-correction', { id: 'second', text }, {}, seed);
      return 'answer' in result && result.answer.type === 'list' ? result.answer.items : [];
    });
    expect(answers).toContain('collect → collecting (또는 collected)');
    expect(answers).toContain('Despite → Although (또는 though, even though)');
  });
  const story = `The owner of the two hotels sold them last year. Keeping a diary helps many people. `;
  const explain = (text: string): readonly string[] => {
    const made = makeExercise('grammar-correction', { id: 'was', text: story + text }, {}, 3);
    if ('refused' in made) throw new Error(made.reason);
    return made.explanation;
  };

  test.each([
    ['“If I was afraid, I would stay at home all day,” said the guard.', 'If I was는'],
    ['Every evening the guard says that he wishes he was at home.', 'wishes he was는'],
    ['The old guard said that he could leave if he was younger.', 'if he was는'],
    ['She looked at him as if he was a stranger from the north.', 'as if he was는'],
  ])('says that a loose form that stands unmarked is no error: %s', (text, phrase) => {
    expect(explain(text).at(-2)).toContain(`※ 3번째 문장의 ${phrase}`);
  });

  test.each([
    'Nobody asked if he was happy, so that he could say what he liked.',
    'If the shop is closed, we would rather go back to the house.',
    'When I was young, I would often walk along the river.',
  ])('says nothing of forms that nobody doubts: %s', (text) => {
    expect(explain(text).join(' ')).not.toContain('※');
  });
});
