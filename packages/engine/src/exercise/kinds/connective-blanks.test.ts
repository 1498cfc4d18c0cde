import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeBlank } from '#exercise/kinds/blank.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';
import { pointedPassages } from '#test-fixtures/pointed-passages.ts';

const sources: PassageSource[] = [
  ...sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source)),
  ...pointedPassages,
];
const seeds = [1, 2, 3];
/** Of many connectives too little is surely wrong, and what joins two clauses is not asked. */
const leastShare = 0.1;

const make = (source: PassageSource, seed: number, options: KindOptions = {}): MakeResult =>
  makeBlank({
    source,
    analysis: analysePassageOnce(source),
    options: { focus: ['연결어'], ...options },
    seed,
    random: createRandom(seed),
  });
const made: { source: PassageSource; exercise: Exercise }[] = sources.flatMap((source) =>
  seeds.flatMap((seed) => {
    const exercise = make(source, seed);
    return 'refused' in exercise ? [] : [{ source, exercise }];
  }),
);

const inlinesOf = ({ body }: Exercise): Inline[] =>
  body.flatMap((block) => (block.type === 'paragraph' ? block.inlines : []));
const optionsOf = ({ options }: Exercise): string[] =>
  options.map((option) => option.map((inline) => ('text' in inline ? inline.text : '')).join(''));
const rightOf = (exercise: Exercise): string[] =>
  exercise.answer.type === 'option'
    ? (optionsOf(exercise)[exercise.answer.number - 1] ?? '').split(' …… ')
    : [];

function fill(exercise: Exercise, words: readonly string[]): string {
  const rest = [...words];
  return inlinesOf(exercise)
    .map((inline) => (inline.type === 'blank' ? (rest.shift() ?? '') : 'text' in inline ? inline.text : ''))
    .join('');
}

describe('연결어 빈칸', () => {
  test('is made of a good part of the passages', () => {
    expect(made.length).toBeGreaterThanOrEqual(sources.length * seeds.length * leastShare);
  });

  test('with the right option in its blanks the passage is the source, and every blank is a change', () => {
    for (const { source, exercise } of made) {
      const right = rightOf(exercise);
      let { text } = source;
      for (const [at, { start, end, original, shown }] of [...exercise.changes.entries()].reverse()) {
        expect(source.text.slice(start, end)).toBe(original);
        // Only where the comma of an adverb is due does another word stand for that of the source.
        expect(shown === ',' || right[at] === original).toBe(true);
        text = `${text.slice(0, start)}${right[at] ?? ''}${shown}${text.slice(end)}`;
      }
      expect(fill(exercise, right)).toBe(text);
      expect(exercise.changes).toHaveLength(right.length);
      expect(inlinesOf(exercise).filter(({ type }) => type === 'blank')).toHaveLength(right.length);
    }
  });

  test('five different options; of two blanks no connective comes more than three times', () => {
    for (const { exercise } of made) {
      const options = optionsOf(exercise);
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(5);
      const pairs = options.map((option) => option.split(' …… '));
      for (const at of rightOf(exercise).length > 1 ? [0, 1] : []) {
        const words = pairs.map((pair) => pair[at]);
        for (const word of words) expect(words.filter((one) => one === word).length).toBeLessThanOrEqual(3);
      }
    }
  });

  test('every option takes the capital and the comma of its blank', () => {
    for (const { source, exercise } of made)
      exercise.changes.forEach(({ original, end }, at) => {
        const isHead = /^\p{Lu}/u.test(original);
        for (const option of optionsOf(exercise)) {
          const word = option.split(' …… ')[at] ?? '';
          expect(/^\p{Lu}/u.test(word)).toBe(isHead);
          if (source.text.charAt(end) === ',') expect(word).not.toMatch(/,$/u);
        }
      });
  });

  test('no wrong connective stands in the passage at the head of a sentence or between commas', () => {
    for (const { source, exercise } of made)
      for (const option of optionsOf(exercise))
        option.split(' …… ').forEach((word, at) => {
          const bare = word.replace(',', '').toLowerCase();
          if (bare === rightOf(exercise)[at]?.toLowerCase()) return;
          if (exercise.changes.some(({ original }) => original.toLowerCase() === bare)) return;
          expect(source.text.toLowerCase()).not.toMatch(new RegExp(`(?:[.?!] |, )${bare},`, 'u'));
        });
  });

  test('the explanation follows the options into the B form', () => {
    for (const { exercise } of made)
      for (const one of makeFormB([exercise], 3))
        for (const line of one.explanation.filter((told) => /^[①-⑤]/u.test(told))) {
          const option = optionsOf(one)['①②③④⑤'.indexOf(line.charAt(0))] ?? '';
          expect(line).toContain(option.replace(',', ''));
          expect(option).not.toBe(rightOf(one)[0]);
        }
  });

  test('a locked connective is asked', () => {
    const texts = [...new Set(made.map(({ source }) => source.text))].slice(0, 3);
    const source: PassageSource = { id: 'three', text: texts.join(' ') };
    const first = make(source, 1);
    if ('refused' in first) throw new Error('no blank in three passages');
    const spare = first.candidates.find(({ isUsed }) => !isUsed);
    const locked = make(source, 1, { focus: [], lockedSpots: [spare?.id ?? ''] });
    expect('candidates' in locked && locked.candidates.find(({ id }) => id === spare?.id)?.isUsed).toBe(true);
  });

  test('re-rolling gives other blanks until there is none left', () => {
    for (const { source } of made.slice(0, 12)) {
      const shown: string[] = [];
      let result = make(source, 1);
      while (!('refused' in result)) {
        expect(shown).not.toContain(result.signature);
        shown.push(result.signature);
        result = make(source, 1, { excludedSignatures: shown });
      }
      expect(result.reason).toMatch(/요\.$/u);
    }
  });

  test('comes by itself, a word or a phrase only where it is asked for', () => {
    for (const source of sources) {
      const [told, free] = [['연결어'], []].map((focus) => make(source, 1, { focus }));
      if (told && 'refused' in told) expect(free).toHaveProperty('refused', true);
      else expect(free).toEqual(told);
    }
  });

  test('a word comes first where words are asked for or one is locked', () => {
    for (const source of sources) {
      const word = make(source, 1, { focus: ['낱말'] });
      if ('refused' in word) continue;
      const lockedSpots = word.candidates.flatMap(({ id, isUsed }) => (isUsed ? [id] : []));
      expect(make(source, 1, { focus: ['낱말', '연결어'] })).toEqual(word);
      expect(make(source, 1, { focus: [], lockedSpots })).toMatchObject({ signature: word.signature });
    }
  });

  test('needs no lines and no translation', () => {
    for (const { source } of made.slice(0, 12)) {
      const bare = make({ id: source.id, text: source.text }, 1);
      expect('refused' in bare).toBe(false);
    }
  });
});

const ask = (text: string): string[] => {
  const result = make({ id: 'asked', text }, 1);
  return 'refused' in result ? [] : rightOf(result);
};

describe('which connectives are asked', () => {
  const around = (middle: string): string =>
    `Bread is older than writing. ${middle} Millers knew it. Bakers learned it from them.`;

  test.each([
    ['Many people believe that stale bread has dried out. However, it does not lose its water.', ['However']],
    ['Many people believe that stale bread has dried out. Yet it does not lose its water.', ['However']],
    [
      'Many people believe that stale bread has dried out. Stale bread, however, does not lose its water.',
      ['however'],
    ],
  ])('%s', (middle, words) => {
    expect(ask(around(middle))).toEqual(words);
  });

  test.each([
    'Stale bread is hard. However hard it may be, it still feeds the poor.',
    'The oven was so hot that nobody could stand near it.',
    'It is not the flour but the water that makes the crust.',
    'Bakers rise early. “However,” said one of them, “we sleep well.”',
    'Nobody could say when it began. But who would have asked?',
  ])('not in: %s', (middle) => {
    expect(ask(around(middle))).toEqual([]);
  });

  test.each([
    ['The village needed bread. However, the mill stood on the other side of the river.', 'therefore'],
  ])('what could stand there is no option: %s', (middle, word) => {
    const result = make({ id: 'asked', text: around(middle) }, 1);
    const options = 'refused' in result ? [] : optionsOf(result).map((option) => option.toLowerCase());
    expect(options).not.toContain(word);
  });
});
