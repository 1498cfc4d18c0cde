import { describe, expect, test } from 'vitest';
import sampleData from '../../../data/sample-book.json' with { type: 'json' };
import type { Exercise, Inline, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { listCues } from '#cohesion/list-cues.ts';
import { compareOrders, fails } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const sources: PassageSource[] = sampleData.units
  .flatMap((unit) => unit.passages)
  .map((passage) => ({ id: passage.id, text: passage.sentences.map((sentence) => sentence.en).join(' ') }));

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join('');

function makeAll(seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = makeExercise('order', source, {}, seed);
    return 'refused' in result ? [] : [result];
  });
}

function readBlocks(exercise: Exercise): { given: string; blocks: Map<string, string> } {
  const [box, ...rest] = exercise.body;
  if (box?.type !== 'box') throw new Error('no given text');
  const blocks = new Map(
    rest.map((block) => (block.type === 'labelled' ? [block.label, textOf(block.inlines)] : ['', ''])),
  );
  return { given: textOf(box.paragraphs[0] ?? []), blocks };
}

describe('글의 순서', () => {
  test.each([1, 2, 3, 4, 5])('in the order of the key the parts are the passage (seed %i)', (seed) => {
    const exercises = makeAll(seed);
    expect(exercises.length).toBeGreaterThanOrEqual(5);
    for (const exercise of exercises) {
      if (exercise.answer.type !== 'option') throw new Error('no option');
      const { given, blocks } = readBlocks(exercise);
      const order = textOf(exercise.options[exercise.answer.number - 1] ?? []).split('-');
      const joined = [given, ...order.map((label) => blocks.get(label) ?? '')].join(' ');
      expect(joined).toBe(sources.find(({ id }) => id === exercise.passageId)?.text);
    }
  });

  test('the five options are always the same five, and ABC is never one of them', () => {
    for (const exercise of makeAll(9)) {
      expect(exercise.options.map(textOf)).toEqual([
        '(A)-(C)-(B)',
        '(B)-(A)-(C)',
        '(B)-(C)-(A)',
        '(C)-(A)-(B)',
        '(C)-(B)-(A)',
      ]);
    }
  });

  test('of the five orders on the paper four fail by a word that would hang in the air', () => {
    for (const exercise of makeAll(8)) {
      if (exercise.answer.type !== 'option') throw new Error('no option');
      const source = sources.find(({ id }) => id === exercise.passageId);
      if (!source) throw new Error('no source');
      const analysis = analysePassage(source);
      const spans = exercise.sourceSpans.map(({ start, end }) =>
        analysis.sentences.filter((one) => one.start >= start && one.end <= end).map(({ index }) => index),
      );
      const [given = [], ...blocks] = spans;
      const orders = exercise.options.map((option) => textOf(option).split('-'));
      const key = orders[exercise.answer.number - 1] ?? [];
      const lay = (order: readonly string[]): number[] => [
        ...given,
        ...order.flatMap((label) => blocks[key.indexOf(label)] ?? []),
      ];
      const rivals = orders.filter((order) => order !== key);
      expect(rivals).toHaveLength(4);
      for (const order of rivals) expect(fails(compareOrders(listCues(analysis), lay(order)))).toBe(true);
    }
  });

  test('every junction is explained, two of them with words that stand on the paper', () => {
    for (const exercise of makeAll(4)) {
      const { given, blocks } = readBlocks(exercise);
      const shown = [given, ...blocks.values()].join(' ');
      expect(exercise.explanation).toHaveLength(4);
      expect(exercise.explanation.at(-1)).toMatch(/^따라서 글의 순서는/u);
      const cited = exercise.explanation
        .slice(0, 3)
        .map((line) =>
          [...line.matchAll(/‘([^’]+(?:’s [^’]+)?)’|(\d{4})년/gu)].map(
            ([, words = '', year = '']) => words || year,
          ),
        );
      expect(cited.filter((words) => words.length > 0).length).toBeGreaterThanOrEqual(2);
      for (const words of cited.flat()) expect(shown).toContain(words);
    }
  });

  test('only the first block may be placed by what the other two take up', () => {
    for (const exercise of makeAll(4))
      for (const line of exercise.explanation.slice(1, 3))
        expect(line).not.toMatch(/먼저 온다|그 앞에 온다/u);
  });

  test('no block is more than three times as long as another', () => {
    for (const exercise of makeAll(6)) {
      const lengths = [...readBlocks(exercise).blocks.values()].map((text) => text.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(3 * Math.min(...lengths));
    }
  });

  test('another seed moves the answer, the same seed does not', () => {
    const numbers = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => makeAll(seed).map(({ answer }) => JSON.stringify(answer))),
    );
    expect(numbers.size).toBeGreaterThanOrEqual(3);
    expect(makeAll(3)).toEqual(makeAll(3));
  });

  test('re-rolling gives another cut or says that there is none', () => {
    for (const exercise of makeAll(2)) {
      const source = sources.find(({ id }) => id === exercise.passageId);
      if (!source) throw new Error('no source');
      const again = makeExercise('order', source, { excludedSignatures: [exercise.signature] }, 2);
      if ('refused' in again) expect(again.reason).toMatch(/다른|정답|단서/u);
      else expect(again.signature).not.toBe(exercise.signature);
    }
  });

  test('a passage of three sentences is refused with a reason', () => {
    const result = makeExercise(
      'order',
      { id: 'short', text: 'One day came. It was long. The day ended.' },
      {},
      1,
    );
    expect(result).toMatchObject({ refused: true, kind: 'order' });
  });

  test.each(['He', 'But the king', 'These sailors'])(
    'a passage that opens with "%s" is refused for that',
    (opening) => {
      const text = `${opening} came from the north in a small boat with a red sail and a broken mast. A tall tree stood on a hill near the sea. The tree was heavy. However, many friends helped to cut it. They tied it to the boat. The boat sailed in May.`;
      const result = makeExercise('order', { id: 'opening', text }, {}, 1);
      expect('refused' in result ? result.reason : '').toContain('앞 내용을 가리키는 말');
    },
  );

  test('a lone "But" that a part keeps from its sentence does not alone close an order', () => {
    const text =
      'Sam built a mill near the river. But dry summers stopped all work. Nobody sold flour. Bread grew dear.';
    const rival = compareOrders(listCues(analysePassage({ id: 'mill', text })), [0, 2, 1, 3]);
    expect(rival.decisive.map(({ cue }) => cue.words)).toEqual(['But']);
    expect(rival.lead).toBeLessThan(1.5);
    expect(fails(rival)).toBe(false);
  });
});
