import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { makeGist } from '#exercise/kinds/gist.ts';
import { makeTitle } from '#exercise/kinds/title.ts';
import { makeTopic } from '#exercise/kinds/topic.ts';
import { sideRows } from '#meaning/lines/side-rows.ts';
import { findPlaces, listBeginnings } from '#meaning/stems.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';

const makers = { topic: makeTopic, title: makeTitle, gist: makeGist };
type Name = keyof typeof makers;
const names = Object.keys(makers) as Name[];
/** A passage of which both 주제 and 제목 are made. */
const oneOfBoth = 'sample-05';
/** A kind refuses rather than take a line that is far from the passage. */
const leastMade: Readonly<Record<Name, number>> = { topic: 1, title: 2, gist: 1 };
const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');

/** With five options; the other way has tests of its own. */
function make(name: Name, source: PassageSource, seed: number, wishes: KindOptions = {}): MakeResult {
  const analysis = analysePassageOnce(source);
  const options: KindOptions = { mode: 'choice', ...wishes };
  const context: KindContext = { source, analysis, options, seed, random: createRandom(seed) };
  return makers[name](context);
}

function makeAfresh(name: Name, seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = make(name, source, seed);
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

const numberOf = ({ answer }: Exercise): number => (answer.type === 'option' ? answer.number : 0);

describe.each(names)('%s', (name) => {
  test.each([1, 2, 3])('the right option is the line of the teacher, and no other is (seed %i)', (seed) => {
    const made = makeAll(name, seed);
    expect(made.length).toBeGreaterThanOrEqual(leastMade[name]);
    for (const exercise of made) {
      const line = sources.find(({ id }) => id === exercise.passageId)?.[name];
      const options = exercise.options.map(textOf);
      expect(options[numberOf(exercise) - 1]).toBe(line);
      expect(options.filter((option) => option === line)).toHaveLength(1);
    }
  });

  test('five different options of one form and of like length', () => {
    for (const exercise of [1, 2, 3, 4].flatMap((seed) => makeAll(name, seed))) {
      const options = exercise.options.map(textOf);
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(5);
      const right = options[numberOf(exercise) - 1] ?? '';
      for (const option of options) {
        const ratio = Math.max(option.length, right.length) / Math.min(option.length, right.length);
        expect(ratio).toBeLessThanOrEqual(2.7);
        expect(option).not.toMatch(/[{}]|undefined| {2}/u);
        if (name === 'gist') expect(option).toMatch(/다\.$/u);
        if (name === 'topic') expect(option).toMatch(/^\p{Ll}.*[^.]$/u);
        if (name === 'title') expect(option).toMatch(/^\p{Lu}.*[^.]$/u);
      }
    }
  });

  test('the right option is not much longer than every other one', () => {
    for (const exercise of [1, 2, 3].flatMap((seed) => makeAll(name, seed))) {
      const lengths = exercise.options.map((option) => textOf(option).length);
      const right = lengths.splice(numberOf(exercise) - 1, 1)[0] ?? 0;
      expect(right).toBeLessThanOrEqual(1.4 * Math.max(...lengths));
    }
  });

  test('no distractor treats a matter of which the passage speaks twice', () => {
    for (const exercise of makeAll(name, 5)) {
      const text = sources.find(({ id }) => id === exercise.passageId)?.text ?? '';
      const used = sideRows.filter((line) => exercise.signature.includes(`side-${line.topic}`));
      for (const { triggers } of used)
        expect(findPlaces(triggers, listBeginnings(text)).size).toBeLessThanOrEqual(1);
    }
  });

  test('a wrong option turned round names the words that were turned', () => {
    const turned = [1, 2, 3]
      .flatMap((seed) => makeAll(name, seed))
      .flatMap(({ explanation }) => explanation.filter((line) => line.includes('반대된다')));
    // The one 주제 of the sample book has none.
    if (name !== 'topic') expect(turned.length).toBeGreaterThan(0);
    const named = turned.filter((line) =>
      /정답의 ‘[^’]+’ 대신 ‘[^’]+’이?라고|글의 주제인 ‘[^’]+|글에서는 ‘[^’]+’라고|정답의 ‘[^’]+’라는 내용/u.test(
        line,
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(turned.length / 3);
    for (const line of turned) expect(line).not.toMatch(/‘’/u);
  });

  test('하 has no more options that treat the point itself than 상', () => {
    const closeOf = (exercise: Exercise): number =>
      exercise.signature.split(/[:,]/u).filter((id) => /^(?:opposite|turned|view|detail)/u.test(id)).length;
    const make1 = (source: PassageSource, difficulty: 'low' | 'high'): Exercise[] => {
      const result = make(name, source, 1, { difficulty });
      return 'refused' in result ? [] : [result];
    };
    // What a passage offers is often just enough for one exercise, and one level may refuse it.
    const both = sources.flatMap((source) => {
      const [[low], [high]] = [make1(source, 'low'), make1(source, 'high')];
      return low && high ? [{ low: closeOf(low), high: closeOf(high) }] : [];
    });
    expect(both.length).toBeGreaterThan(0);
    for (const { low, high } of both) expect(high).toBeGreaterThanOrEqual(low);
  });

  test('the same seed gives the same exercise, and all answer numbers come', () => {
    expect(makeAfresh(name, 7)).toEqual(makeAll(name, 7));
    const numbers = new Set(
      Array.from({ length: 24 }, (_, at) => at + 1).flatMap((seed) => makeAll(name, seed).map(numberOf)),
    );
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('every wrong option is explained under its own mark, also in the B form', () => {
    const made = makeAll(name, 2);
    for (const exercise of [...made, ...makeFormB(made, 3)]) {
      const [first = '', ...rest] = exercise.explanation;
      const marks = '①②③④⑤';
      expect(first).toContain(`정답 ${marks[numberOf(exercise) - 1] ?? ''}`);
      expect(rest.map((line) => marks.indexOf(line.charAt(0)) + 1).sort()).toEqual(
        [1, 2, 3, 4, 5].filter((number) => number !== numberOf(exercise)),
      );
    }
  });

  test('re-rolling never gives an exercise that was shown', () => {
    for (const source of sources.slice(0, 5)) {
      const shown: string[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const result = make(name, source, 1, { excludedSignatures: shown });
        if ('refused' in result) break;
        expect(shown).not.toContain(result.signature);
        shown.push(result.signature);
      }
    }
  });

  test('without the line it refuses and says what to do', () => {
    const { id, text } = sources[0] ?? { id: '', text: '' };
    const result = make(name, { id, text }, 1);
    expect(result).toMatchObject({ refused: true, kind: name });
    expect('refused' in result && result.reason).toMatch(/줄이 없어요\. 지문에 .+ 적으면 만들 수 있어요\.$/u);
  });

  test('one passage alone is enough', () => {
    const id = name === 'gist' ? 'sample-08' : oneOfBoth;
    const source = sources.find((one) => one.id === id);
    if (!source) throw new Error('no source');
    const result = makers[name]({
      source,
      analysis: analysePassageOnce(source),
      options: { mode: 'choice' },
      seed: 1,
      random: createRandom(1),
    });
    expect('options' in result && result.options).toHaveLength(5);
  });
});

describe('lines in the wrong form', () => {
  const [base] = sources;
  if (!base) throw new Error('no source');
  test.each([
    ['topic', { topic: '습관의 힘' }, /영어/u],
    ['title', { title: '습관의 힘' }, /영어/u],
    ['gist', { gist: 'Small habits last.' }, /한국어/u],
    ['gist', { gist: '작은 습관의 중요성' }, /‘~다\.’/u],
  ] as const)('%s %j is refused', (name, line, reason) => {
    const result = make(name, { ...base, ...line }, 1);
    expect('refused' in result && result.reason).toMatch(reason);
  });

  test('a topic with a capital and a full stop is printed as a phrase, a plain title in capitals', () => {
    const one = sources.find(({ id }) => id === oneOfBoth) ?? base;
    const { topic: line = '', title: heading = '' } = one;
    const topic = make('topic', { ...one, topic: `${line.charAt(0).toUpperCase()}${line.slice(1)}.` }, 1);
    const plain = heading.charAt(0) + heading.slice(1).toLowerCase();
    const title = make('title', { ...one, title: plain }, 1);
    expect('options' in topic && topic.options.map(textOf)).toContain(line);
    expect('options' in title && title.options.map(textOf)).toContain(toTitleCase(plain));
  });

  test('a story is refused', () => {
    const story = sources.find(({ id }) => id === 'sample-06');
    if (!story) throw new Error('no story');
    for (const name of names) expect(make(name, story, 1)).toMatchObject({ refused: true });
  });
});
