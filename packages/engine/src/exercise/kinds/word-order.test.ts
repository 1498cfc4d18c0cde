import { describe, expect, it } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';
import { takeApart, type WordOrderTask } from '#syntax/word-order-task.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function makeAll(options: KindOptions = {}, seed = 1): Exercise[] {
  return passages.flatMap((source) => {
    const result = makeExercise('word-order', source, options, seed);
    return 'refused' in result ? [] : [result];
  });
}
const bankOf = ({ body }: Exercise) =>
  body.flatMap((block) => (block.type === 'word-bank' ? block.words : []));
const textOf = ({ answer }: Exercise) => (answer.type === 'text' ? answer.text : '');
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

function cut(text: string): WordOrderTask | undefined {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && takeApart(viewSentence(analysis, sentence), 12);
}

describe('단어 배열', () => {
  it('gives exactly the words of the answer, in another order', () => {
    for (const seed of [1, 2, 3]) {
      for (const exercise of makeAll({}, seed)) {
        const bank = bankOf(exercise);
        expect(words(bank.join(' ')).sort()).toEqual([...words(textOf(exercise))].sort());
        expect(words(bank.join(' '))).not.toEqual(words(textOf(exercise)));
        expect(bank.length).toBeGreaterThanOrEqual(6);
        expect(bank.length).toBeLessThanOrEqual(12);
        expect(new Set(bank).size).toBe(bank.length);
      }
    }
  });

  it('shows neither the capital of the first word nor the full stop', () => {
    for (const exercise of makeAll()) {
      const opening = words(textOf(exercise))[0] ?? '';
      for (const unit of bankOf(exercise)) {
        expect(unit).not.toMatch(/\.$/u);
        if (unit.toLowerCase().startsWith(`${opening} `)) expect(unit.charAt(0)).toMatch(/\p{Ll}|I/u);
      }
    }
  });

  it('asks a sentence of 9 to 22 words by its own translation', () => {
    for (const exercise of makeAll()) {
      const source = passages.find(({ id }) => id === exercise.passageId);
      const texts = source ? analysePassage(source).sentences.map(({ text }) => text) : [];
      const index = texts.indexOf(textOf(exercise));
      const box = exercise.body.find((block) => block.type === 'box');
      expect(box?.paragraphs).toEqual([[{ type: 'text', text: source?.translations[index] }]]);
      expect(words(textOf(exercise)).length).toBeGreaterThanOrEqual(9);
      expect(words(textOf(exercise)).length).toBeLessThanOrEqual(22);
    }
  });

  const farmers = 'The old farmers sold their land because the new factory polluted the river.';
  const others = 'The poor villagers left their homes because the cold winter destroyed the harvest.';
  const farmersKo = '그 늙은 농부들은 새 공장이 강을 오염시켜서 땅을 팔았다.';
  const othersKo = '가난한 마을 사람들은 추운 겨울이 농작물을 망쳐서 집을 떠났다.';

  it('says how to mark and, for several sentences, what is right as well', () => {
    for (const exercise of [...makeAll(), ...makeAll({ count: 3 })])
      expect(exercise.explanation.at(-1)).toMatch(/^채점 기준\(한 문장 4점\)/u);
    const source = { id: 'p', text: `${farmers} ${others}`, translations: [farmersKo, othersKo] };
    const both = makeExercise('word-order', source, { count: 2 }, 1);
    const lines = 'refused' in both ? [] : both.explanation;
    expect(lines).toContain(
      '유사 정답: Because the new factory polluted the river, the old farmers sold their land.',
    );
  });

  it('never asks a sentence that the passage has twice', () => {
    const make = (sentences: string[], translations: string[]) =>
      makeExercise('word-order', { id: 'p', text: sentences.join(' '), translations }, {}, 1);
    expect('refused' in make([farmers, 'It was sad.'], [farmersKo, '슬픈 일이었다.'])).toBe(false);
    const twice = make([farmers, 'It was sad.', farmers], [farmersKo, '슬픈 일이었다.', farmersKo]);
    expect('refused' in twice).toBe(true);
  });

  it('takes a locked sentence', () => {
    const exercise = makeAll().find(({ candidates }) => candidates.length > 1);
    const spare = exercise?.candidates.find(({ isUsed }) => !isUsed);
    const locked = makeAll({ lockedSpots: [spare?.id ?? ''] }).find(
      ({ passageId }) => passageId === exercise?.passageId,
    );
    expect(locked?.sourceSpans).toEqual([{ start: spare?.start, end: spare?.end }]);
  });

  it('asks two or three sentences when told to, each with its own bank and answer', () => {
    for (const count of [2, 3]) {
      const made = makeAll({ count });
      expect(made.length).toBeGreaterThan(15);
      for (const { answer, body, candidates } of made) {
        const used = candidates.filter(({ isUsed }) => isUsed).length;
        expect(used).toBeLessThanOrEqual(count);
        expect(body.filter(({ type }) => type === 'word-bank')).toHaveLength(used);
        if (used > 1) expect(answer.type === 'list' ? answer.items : []).toHaveLength(used);
      }
      expect(made.some(({ answer }) => answer.type === 'list' && answer.items.length === count)).toBe(true);
    }
  });

  it('without a translation shows the place in the text and the word that comes first', () => {
    const bare = passages.map(({ id, text }) => ({ id, text }));
    const made = bare.flatMap((source) => {
      const result = makeExercise('word-order', source, {}, 1);
      return 'refused' in result ? [] : [result];
    });
    expect(made.length).toBeGreaterThan(5);
    for (const exercise of made) {
      const box = exercise.body.find((block) => block.type === 'box');
      expect(box?.paragraphs[0]?.some(({ type }) => type === 'blank')).toBe(true);
      const opening = textOf(exercise).split(' ')[0] ?? '';
      expect(bankOf(exercise).some((unit) => unit.startsWith(opening))).toBe(true);
      expect(textOf(exercise)).not.toMatch(/ (?:and|or|but) /u);
    }
  });

  it('refuses when the translation does not fit', () => {
    const unfit = makeExercise(
      'word-order',
      { ...first, text: 'A short line. Another one.', translations: ['하나'] },
      {},
      1,
    );
    expect('refused' in unfit).toBe(true);
  });
});

describe('taking a sentence apart', () => {
  it.each([
    [
      'People who had been raised on these flavors came to regard them as the taste of home.',
      'people / who / had been raised on these flavors / came / to regard / them / as the taste of home',
    ],
    [
      'The young coach could ask the tired players to repeat the drill from the start.',
      'the young coach / could ask / the tired players / to repeat / the drill / from the start',
    ],
  ])('keeps phrases whole: %s', (text, expected) => {
    expect(cut(text)?.units.join(' / ')).toBe(expected);
  });

  it('accepts an adverbial clause in front', () => {
    expect(
      cut('The old farmers sold their land because the new factory polluted the river.')?.accepted,
    ).toEqual(['Because the new factory polluted the river, the old farmers sold their land.']);
    expect(cut('She thinks that the old farmers sold their land.')?.accepted ?? []).toEqual([]);
  });

  it.each([
    [
      'Two years later the old farmer sold a small field behind the house to build a school.',
      'The old farmer sold a small field behind the house to build a school two years later.',
    ],
    [
      'Last summer the young coach asked the tired players to repeat the drill.',
      'The young coach asked the tired players to repeat the drill last summer.',
    ],
    [
      'Many years ago the old teacher had asked the students to plant a tree.',
      'The old teacher had asked the students to plant a tree many years ago.',
    ],
  ])('accepts a time at the end that stands in front without a comma: %s', (text, other) => {
    expect(cut(text)?.accepted).toContain(other);
  });

  it.each([
    'Every member must ask the tired players to repeat the long drill.',
    'This rule had forced the old farmers to sell the land to build a school.',
    'Two young coaches could ask the tired players to repeat the long drill.',
  ])('moves no subject to the end: %s', (text) => {
    expect(cut(text)).toBeDefined();
    expect((cut(text)?.accepted ?? []).join(' ')).not.toMatch(/(?:member|rule|coaches)\.$/u);
  });

  it('gives up on sentences that are too short to ask', () => {
    expect(cut('The old farmers sold their land.')).toBeUndefined();
  });
});
