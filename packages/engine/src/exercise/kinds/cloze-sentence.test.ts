import { describe, expect, it } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';
import { findBlankableClauses } from '#syntax/blankable-clauses.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));

function makeAll(options: KindOptions = {}, seed = 1): Exercise[] {
  return passages.flatMap((source) => {
    const result = makeExercise('cloze-sentence', source, options, seed);
    return 'refused' in result ? [] : [result];
  });
}
const bankOf = ({ body }: Exercise) =>
  body.flatMap((block) => (block.type === 'word-bank' ? block.words : []));
const textOf = ({ answer }: Exercise) => (answer.type === 'text' ? answer.text : '');
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

function listClauses(text: string): string[] {
  const analysis = analysePassage({ id: 'p', text });
  return analysis.sentences.flatMap((sentence) =>
    findBlankableClauses(viewSentence(analysis, sentence)).map(({ units }) => units.join(' / ')),
  );
}

describe('문장 빈칸', () => {
  it.each([
    'Blocking the ditches so that the water can return costs very little.',
    'Keeping the shop clean so that guests may come again takes much patience.',
    'Hiding the key where no child can find it makes good sense.',
  ])('leaves out no clause that has taken the verb of the sentence with it: %s', (text) => {
    expect(listClauses(text)).toEqual([]);
  });

  it.each([
    ['They block the ditches so that the water can return to the bog.', 'the water'],
    ['He never learned that her work would be shown around the world.', 'her work'],
    ['They reach for the formula before they have finished reading the question.', 'they'],
  ])('leaves out a clause beside the verb of the sentence: %s', (text, part) => {
    expect(listClauses(text).join(' | ')).toContain(part);
  });

  it('says what stands before the clause without cutting it', () => {
    for (const exercise of makeAll())
      expect(exercise.explanation[0]).toMatch(
        /^빈칸 \(A\)는 (?:‘(?:\p{Lu}[^‘]*,|\S+(?: \S+)?)’|세미콜론\(;\)|쉼표) 뒤에 이어지는 (?:말|\S+절)이다\. 어순: /u,
      );
  });

  it('leaves out one clause of five to sixteen words and gives its words in another order', () => {
    for (const seed of [1, 2, 3]) {
      for (const exercise of makeAll({}, seed)) {
        const [change] = exercise.changes;
        expect(exercise.changes).toHaveLength(1);
        expect(change?.original).toBe(textOf(exercise));
        expect(words(bankOf(exercise).join(' ')).sort()).toEqual([...words(textOf(exercise))].sort());
        expect(words(bankOf(exercise).join(' '))).not.toEqual(words(textOf(exercise)));
        expect(words(textOf(exercise)).length).toBeGreaterThanOrEqual(5);
        expect(words(textOf(exercise)).length).toBeLessThanOrEqual(16);
      }
    }
  });

  it('fits into its blank', () => {
    for (const exercise of makeAll()) {
      const source = passages.find(({ id }) => id === exercise.passageId);
      const filled = exercise.body.flatMap((block) =>
        block.type === 'paragraph'
          ? [
              block.inlines
                .map((one) => (one.type === 'blank' ? textOf(exercise) : 'text' in one ? one.text : ''))
                .join(''),
            ]
          : [],
      );
      expect(filled.join('\n\n')).toBe(source?.text);
    }
  });

  it('helps with the translation of its sentence, and without one asks only what has one order', () => {
    for (const exercise of makeAll()) {
      const box = exercise.body.find((block) => block.type === 'box');
      const source = passages.find(({ id }) => id === exercise.passageId) as PassageSource;
      const index = analysePassage(source).sentences.findIndex(
        ({ start, end }) =>
          start <= (exercise.changes[0]?.start ?? -1) && end > (exercise.changes[0]?.start ?? -1),
      );
      expect(box?.paragraphs).toEqual([[{ type: 'text', text: source.translations?.[index] }]]);
    }
    for (const { id, text } of passages) {
      const result = makeExercise('cloze-sentence', { id, text }, {}, 1);
      if ('refused' in result) continue;
      expect(result.body.some((block) => block.type === 'box')).toBe(false);
      expect(bankOf(result).length).toBeLessThanOrEqual(6);
    }
  });

  it('never leaves out a clause that the passage has twice, and says how to mark', () => {
    for (const source of passages) {
      const first = makeExercise('cloze-sentence', source, {}, 1);
      if ('refused' in first) continue;
      expect(first.explanation.at(-1)).toMatch(/^채점 기준\(4점\)/u);
      const { id, text } = source;
      const again = `${text} They say that ${textOf(first)}.`;
      const second = makeExercise('cloze-sentence', { id, text: again }, {}, 1);
      const asked =
        'refused' in second ? [] : second.candidates.map(({ start, end }) => again.slice(start, end));
      expect(asked).not.toContain(textOf(first));
    }
  });

  it('takes a locked clause', () => {
    const exercise = makeAll().find(({ candidates }) => candidates.length > 1);
    const spare = exercise?.candidates.find(({ isUsed }) => !isUsed);
    const source = passages.find(({ id }) => id === exercise?.passageId) as PassageSource;
    const locked = makeExercise('cloze-sentence', source, { lockedSpots: [spare?.id ?? ''] }, 1);
    expect('refused' in locked ? [] : locked.changes).toMatchObject([
      { start: spare?.start, end: spare?.end },
    ]);
  });

  it('finds clauses behind conjunctions, relatives and commas', () => {
    expect(listClauses('We believe that the new rule will help small shops.')).toContain(
      'the new rule / will / help / small shops',
    );
    expect(
      listClauses('When the storm ended, the tired sailors could finally repair their broken boat.'),
    ).toContain('the tired sailors / could / finally repair / their broken boat');
    expect(listClauses('The farmers sold apples, pears and plums.')).toEqual([]);
  });

  it.each([
    'Every tree, bush, or flower must find a good place in the garden.',
    'Nearly all shops, cafes, and schools were closed by the end of the month.',
    'In the city, each street, square, and bridge has its own name and history.',
  ])('takes the last item of a list with its verb for no clause: %s', (text) => {
    for (const clause of listClauses(text)) expect(clause).not.toMatch(/^(?:flower|schools|bridge)/u);
    expect(text).toMatch(/flower|schools|bridge/u);
  });

  it.each([
    [
      'The oil is loose now, and the dirt will leave the cloth when the water moves.',
      'when the water moves, the dirt will leave the cloth',
    ],
    [
      'The bridge is old, and the town will close the road if the river rises.',
      'if the river rises, the town will close the road',
    ],
    [
      'The team was tired, but the coach kept the players until the rain stopped.',
      'until the rain stopped, the coach kept the players',
    ],
  ])('accepts an adverbial clause in front: %s', (text, other) => {
    const analysis = analysePassage({ id: 'p', text });
    const clauses = analysis.sentences.flatMap((sentence) =>
      findBlankableClauses(viewSentence(analysis, sentence)),
    );
    expect(clauses.flatMap(({ accepted }) => accepted)).toContain(other);
  });

  it.each([
    'Psychologists who compared hundreds of apologies found that excuses reduced forgiveness, while a plain statement increased it.',
    'The price leads some of them to choose apples, while those for whom oranges matter most go on buying.',
  ])('ends no clause behind the verb of another one: %s', (text) => {
    for (const clause of listClauses(text)) expect(clause).not.toMatch(/^compared|^oranges/u);
    expect(text).toMatch(/compared|oranges/u);
  });
});
