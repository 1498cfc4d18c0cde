import { findAntonyms } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import type { Block, Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeBlank } from '#exercise/kinds/blank.ts';
import { makeSummary } from '#exercise/kinds/summary.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';
import { pointedPassages } from '#test-fixtures/pointed-passages.ts';
import { takesAn } from '#wording/swap-form.ts';

const makers = { blank: makeBlank, summary: makeSummary };
type Name = keyof typeof makers;
const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);
const sourcesOf = { blank: [...sources, ...pointedPassages], summary: sources } satisfies Record<
  Name,
  PassageSource[]
>;
const seeds = [1, 2, 3];
/** A summary with five options; the other way has tests of its own. */
function make(name: Name, source: PassageSource, seed: number, options: KindOptions = {}): MakeResult {
  return makers[name]({
    source,
    analysis: analysePassageOnce(source),
    options: name === 'summary' ? { mode: 'choice', ...options } : options,
    seed,
    random: createRandom(seed),
  });
}

/** Connectives have a test of their own. */
const wordsOnly = { blank: { focus: ['낱말'] }, summary: {} } satisfies Record<Name, KindOptions>;

function makeAfresh(name: Name, seed: number): Exercise[] {
  return sourcesOf[name].flatMap((source) => {
    const result = make(name, source, seed, wordsOnly[name]);
    return 'refused' in result ? [] : [result];
  });
}

const madeByName = new Map<string, Exercise[]>();
/** Several tests look at the exercises of one seed. */
function makeAll(name: Name, seed: number): Exercise[] {
  const key = `${name} ${seed}`;
  const known = madeByName.get(key) ?? makeAfresh(name, seed);
  madeByName.set(key, known);
  return known;
}

const textOf = (inlines: readonly Inline[], fills: string[] = []): string => {
  const rest = [...fills];
  return inlines
    .map((inline) =>
      inline.type === 'blank' ? (rest.shift() ?? '____') : 'text' in inline ? inline.text : '',
    )
    .join('');
};
const inlinesOf = (block: Block | undefined): Inline[] => {
  if (block?.type === 'paragraph') return block.inlines;
  return block?.type === 'box' ? block.paragraphs.flat() : [];
};
const optionsOf = ({ options }: Exercise): string[] => options.map((option) => textOf(option));
const rightOf = (exercise: Exercise): string =>
  exercise.answer.type === 'option' ? (optionsOf(exercise)[exercise.answer.number - 1] ?? '') : '';
const sourceOf = ({ passageId }: Exercise): PassageSource => {
  const found = sourcesOf.blank.find(({ id }) => id === passageId);
  if (!found) throw new Error('no source');
  return found;
};

describe.each(['blank', 'summary'] as const)('%s', (name) => {
  test.each(seeds)('five different options, one of them right (seed %i)', (seed) => {
    const made = makeAll(name, seed);
    expect(made.length).toBeGreaterThan(0);
    for (const exercise of made) {
      expect(new Set(optionsOf(exercise)).size).toBe(5);
      expect(rightOf(exercise)).not.toBe('');
      for (const option of optionsOf(exercise))
        expect(option).toMatch(/^\p{Ll}[\p{Ll}’ -]*(?: …… \p{Ll}+)?$/u);
    }
  });

  test('same seed, same exercise; all answer numbers come', () => {
    expect(makeAfresh(name, 5)).toEqual(makeAll(name, 5));
    const numbers = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
        makeAll(name, seed).map(({ answer }) => JSON.stringify(answer)),
      ),
    );
    expect(numbers.size).toBe(5);
  });

  test('re-rolling gives another blank until there is none left', () => {
    for (const source of sourcesOf[name].slice(-6)) {
      const shown: string[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const result = make(name, source, 1, { ...wordsOnly[name], excludedSignatures: shown });
        if ('refused' in result) {
          expect(result.reason).toMatch(/요\.$/u);
          break;
        }
        expect(shown).not.toContain(result.signature);
        shown.push(result.signature);
      }
    }
  });

  test('the explanation follows the options into the B form', () => {
    const made = makeAll(name, 2);
    for (const exercise of [...made, ...makeFormB(made, 3)]) {
      const marks = '①②③④⑤';
      const lines = exercise.explanation.filter((line) => /^[①-⑤]/u.test(line));
      const named = lines.flatMap((line) => line.split(/(?=[①-⑤] )/u));
      expect(named).toHaveLength(4);
      for (const one of named) {
        const option = optionsOf(exercise)[marks.indexOf(one.charAt(0))] ?? '';
        expect(option).not.toBe(rightOf(exercise));
        expect(option.split(' …… ').some((word) => one.includes(word))).toBe(true);
      }
      for (const line of lines) {
        const order = line.match(/[①-⑤](?= )/gu) ?? [];
        expect(order).toEqual([...order].sort());
      }
    }
  });
});

describe('blank', () => {
  test('the passage with the right option in the blank is the source, and shows the word nowhere else', () => {
    for (const exercise of seeds.flatMap((seed) => makeAll('blank', seed))) {
      const inlines = exercise.body.flatMap(inlinesOf);
      expect(textOf(inlines, [rightOf(exercise)])).toBe(sourceOf(exercise).text);
      expect(inlines.filter(({ type }) => type === 'blank')).toHaveLength(1);
      expect(textOf(inlines).toLowerCase()).not.toMatch(
        new RegExp(String.raw`\b${rightOf(exercise)}\b`, 'u'),
      );
      const [change] = exercise.changes;
      expect(sourceOf(exercise).text.slice(change?.start, change?.end)).toBe(rightOf(exercise));
    }
  });

  test('the blank stands after the first sentence, and no article gives it away', () => {
    for (const exercise of seeds.flatMap((seed) => makeAll('blank', seed))) {
      const text = textOf(exercise.body.flatMap(inlinesOf));
      const at = text.indexOf('____');
      expect(text.slice(0, at)).toMatch(/[.?!]/u);
      const article = /\b(an?) $/iu.exec(text.slice(0, at))?.[1];
      if (article !== undefined)
        for (const option of optionsOf(exercise)) expect(takesAn(option)).toBe(article === 'an');
    }
  });

  test('the wished difficulty is kept where the passage has both', () => {
    const byDifficulty = (difficulty: 'middle' | 'high') =>
      sourcesOf.blank.flatMap((source) => {
        const result = make('blank', source, 1, { difficulty, focus: ['낱말'] });
        return 'refused' in result ? [] : [result.difficulty];
      });
    const count = (list: string[]) => list.filter((one) => one === 'high').length;
    expect(count(byDifficulty('high'))).toBeGreaterThanOrEqual(count(byDifficulty('middle')));
  });

  test('a locked spot is used', () => {
    const source = sourcesOf.blank.find((one) => {
      const result = make('blank', one, 1, { focus: ['낱말'] });
      return 'candidates' in result && result.candidates.length > 1;
    });
    if (!source) throw new Error('no passage with two spots');
    const first = make('blank', source, 1, { focus: ['낱말'] });
    const other = 'candidates' in first && first.candidates.find(({ isUsed }) => !isUsed);
    if (!other) throw new Error('no other spot');
    const locked = make('blank', source, 1, { focus: ['낱말'], lockedSpots: [other.id] });
    expect('candidates' in locked && locked.candidates.find(({ isUsed }) => isUsed)?.id).toBe(other.id);
  });

  test('a life is told, not argued: it is refused', () => {
    const text = `She was born in a fishing village and learned to read from her uncle. At twelve she left school and sold nets with her mother. She hated the work, but she kept a diary. Years later she found a publisher in the capital who printed her stories. Her books made the village famous, though she never returned. She died rich and lonely.`;
    const result = make('blank', { id: 'life', text, gist: '그녀는 가난을 이기고 작가가 되었다' }, 1);
    expect('refused' in result && result.reason).toMatch(/인물의 이야기/u);
  });

  test('half of a set phrase is never left out', () => {
    const text = `Tea lovers argue about water. Many people ignore it altogether. Soft water brings out the sharp notes of a leaf, while hard water hides them. A good kettle therefore matters less than a good spring. Experts taste the difference at once.`;
    const result = make('blank', { id: 'tea', text, gist: '물이 차의 맛을 결정한다' }, 1);
    const word = 'refused' in result ? '' : rightOf(result);
    expect(['hard', 'soft', 'Soft']).not.toContain(word);
  });

  test('of words and phrases only those come that teachers ask for', () => {
    const madeOf = (focus: string[]) =>
      sourcesOf.blank.flatMap((source) =>
        seeds.flatMap((seed) => {
          const result = make('blank', source, seed, { focus });
          return 'refused' in result ? [] : [rightOf(result).includes(' ')];
        }),
      );
    const [words, phrases, both] = [madeOf(['낱말']), madeOf(['구·절']), madeOf(['낱말', '구·절'])];
    expect(new Set(words)).toEqual(new Set([false]));
    expect(new Set(phrases)).toEqual(new Set([true]));
    expect(phrases.length).toBeGreaterThanOrEqual(seeds.length);
    expect(both.length).toBeGreaterThanOrEqual(Math.max(words.length, phrases.length));
    expect(both).toContain(false);
  });

  test('wrong phrases are the words of the right one, but for how its sides are joined and one word turned', () => {
    const made = sourcesOf.blank.flatMap((source) => {
      const result = make('blank', source, 1, { focus: ['구·절'] });
      return 'refused' in result ? [] : [result];
    });
    expect(made.length).toBeGreaterThan(0);
    const joints = /\b(?:not|but|both|and|neither|nor|more|less|than|as|much|rather|only|an?)\b/gu;
    for (const exercise of made) {
      const own = new Set(rightOf(exercise).match(/[a-z]+/gu));
      for (const option of optionsOf(exercise)) {
        const fresh = (option.replace(joints, '').match(/[a-z]+/gu) ?? []).filter((word) => !own.has(word));
        expect(fresh.length, option).toBeLessThanOrEqual(2);
      }
    }
  });

  test('without a 요지 the reason says that one helps', () => {
    const text = `Boxes stood in the hall. Nobody had opened them. The lamp was green. A clock ticked there. Rain fell on the roof.`;
    const result = make('blank', { id: 'hall', text }, 1);
    expect('refused' in result && result.reason).toMatch(/요지를 적으면/u);
  });

  test('three sentences are too few', () => {
    const result = make('blank', { id: 'x', text: 'It was careful. He was careless. It ended.' }, 1);
    expect(result).toMatchObject({ refused: true, kind: 'blank' });
  });
});

describe('summary', () => {
  const boxOf = ({ body }: Exercise): Inline[] => inlinesOf(body.find(({ type }) => type === 'box'));

  test('the summary with the right pair is the line of the teacher', () => {
    for (const exercise of seeds.flatMap((seed) => makeAll('summary', seed))) {
      const words = rightOf(exercise).split(' …… ');
      expect(words).toHaveLength(2);
      expect(textOf(boxOf(exercise), words)).toBe(sourceOf(exercise).summary);
      expect(boxOf(exercise).flatMap((inline) => (inline.type === 'blank' ? [inline.label] : []))).toEqual([
        '(A)',
        '(B)',
      ]);
    }
  });

  test('each right word comes in two or three of five different pairs', () => {
    for (const exercise of seeds.flatMap((seed) => makeAll('summary', seed))) {
      const pairs = optionsOf(exercise).map((option) => option.split(' …… '));
      const right = rightOf(exercise).split(' …… ');
      for (const side of [0, 1]) {
        const uses = pairs.filter((pair) => pair[side] === right[side]).length;
        expect([2, 3]).toContain(uses);
        expect(new Set(pairs.map((pair) => pair[side])).size).toBeGreaterThanOrEqual(2);
      }
      expect(new Set(pairs.map(String)).size).toBe(5);
    }
  });

  const readPairs = (summary: string): string[][] => {
    const made = make('summary', { id: 'pairs', text: 'Rivers move. Towns stay.', summary }, 1);
    return 'refused' in made ? [] : optionsOf(made).map((option) => option.split(' …… '));
  };

  test.each([
    'The victims of the flood needed help quickly, although the officials of the town acted slowly.',
    'The separate rooms of the house are cheap, although its owners quickly increase the rent.',
    'Most victims were poor, and only powerful relatives could quickly improve their lives.',
  ])('no blank has an opposite that belongs to another sense: %s', (summary) => {
    expect(readPairs(summary).flat().join(' ')).not.toMatch(/perpetrator|beneficiar|joint|killed/u);
  });

  test.each([
    [undefined, /줄이 없어요/u],
    ['작은 습관이 오래간다.', /영어가 아니에요/u],
    ['Rivers move.', /핵심어 두 개/u],
  ])('a summary %j is refused', (summary, reason) => {
    const { id, text } = sources[0] ?? { id: '', text: '' };
    const result = make('summary', { id, text, ...(summary === undefined ? {} : { summary }) }, 1);
    expect('refused' in result && result.reason).toMatch(reason);
  });
});

test('the antonyms behind the options are those of the lexicon', () => {
  const hasAntonym = (made: Exercise) => {
    const opposites = rightOf(made)
      .split(' …… ')
      .flatMap((word) =>
        [...findAntonyms(word, 'adj'), ...findAntonyms(word, 'v')].map((antonym) => antonym.word),
      );
    return optionsOf(made).some((option) => opposites.some((word) => option.includes(word)));
  };
  expect(makeAll('summary', 1).filter(hasAntonym).length).toBeGreaterThan(0);
});
