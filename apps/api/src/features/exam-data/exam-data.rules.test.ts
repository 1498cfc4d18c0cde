import { findGiveaways, kindIds, kindInfos, makeExercise, sampleBook, type Exercise } from '@jadoo/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addShown,
  cleanStrings,
  findEditProblems,
  findSelectionProblems,
  getCopyTitle,
  getKindPrice,
  getStartLayout,
  listPaperWarnings,
  packages,
  quote,
  settleResults,
  toSource,
} from './exam-data.rules.ts';

const source = sampleBook.units[0]?.passages[0]?.source;
if (!source) throw new Error('no sample');
const made = makeExercise('grammar-error', source, {}, 7);
if ('refused' in made) throw new Error('the first sample carries a 어법 exercise');
const exercise: Exercise = made;

describe('prices', () => {
  test('are 10, 20 and 30 points by tool', () => {
    const prices = { basic: 10, advanced: 20, transform: 30 };
    for (const { id, tool } of kindInfos) expect(getKindPrice(id)).toBe(prices[tool]);
  });

  test('a quote is the sum over kinds and passages', () => {
    fc.assert(
      fc.property(
        fc.subarray([...kindIds], { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (kinds, passages) => {
          const { lines, totalPoints } = quote(kinds, passages);
          expect(lines.map(({ kind }) => kind)).toEqual(kinds);
          expect(totalPoints).toBe(kinds.reduce((sum, kind) => sum + getKindPrice(kind) * passages, 0));
        },
      ),
    );
  });

  test('packages name kinds that exist, none twice', () => {
    for (const { kinds } of packages) {
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.every((kind) => kindIds.includes(kind))).toBe(true);
    }
    expect(packages.map(({ name }) => name)).toEqual(['단어·해석', '내신 대비', '변형 풀세트']);
  });

  test('packages for a workbook bring no warning of their own', () => {
    const warned = packages.filter(({ kinds }) => findGiveaways(kinds).length > 0);
    expect(warned.map(({ id }) => id)).toEqual(['transform-set']);
  });
});

test('a warning names the passages it is about, unless it is about all', () => {
  const titles = new Map([
    ['1', '1과'],
    ['2', '2과'],
    ['3', '3과'],
  ]);
  const options = [[], [], [], [], []];
  const both = (passageId: string) =>
    (['order', 'insertion'] as const).map((kind) => ({ kind, passageId, options }));
  const warning = '글의 순서, 문장 삽입은 서로 답의 단서가 돼요.';
  const list = (...ids: string[]) =>
    listPaperWarnings([...ids.flatMap(both), { kind: 'order', passageId: '3', options }], titles);
  expect(list()).toEqual([]);
  expect(list('1')).toEqual([`‘1과’: ${warning}`]);
  expect(list('1', '2')).toEqual([`‘1과’ 외 1개: ${warning}`]);
  expect(list('1', '2', '3')).toEqual([warning]);
});

test('a line without options is warned of beside another line of the same passage', () => {
  const lines = (options: []) => [
    { kind: 'topic' as const, passageId: '1', options },
    { kind: 'title' as const, passageId: '1', options: [[], [], [], [], []] },
  ];
  expect(listPaperWarnings(lines([]), new Map())).toEqual([
    '주제, 제목은 같은 말을 담고 있어서 서술형 빈칸의 단서가 돼요.',
  ]);
});

test('a selection with doubles or unready kinds is told field by field', () => {
  const selection = {
    PS_IDXS: [1, 1],
    KINDS: [{ KIND: 'order' as const }, { KIND: 'gist' as const }, { KIND: 'order' as const }],
  };
  expect(findSelectionProblems(selection, ['order']).map(({ path }) => path)).toEqual([
    'PS_IDXS',
    'KINDS',
    'KINDS.1.KIND',
  ]);
  expect(findSelectionProblems({ PS_IDXS: [1], KINDS: [{ KIND: 'order' }] }, ['order'])).toEqual([]);
});

test('a layout starts by tool and takes what was asked for', () => {
  expect(getStartLayout('transform')).toMatchObject({ STYLE: 'exam-b4', COLUMNS: 2 });
  expect(getStartLayout('basic', { SCHOOL: '자두고' })).toMatchObject({
    STYLE: 'workbook-a4',
    COLUMNS: 1,
    SCHOOL: '자두고',
  });
  expect(getStartLayout('basic', { STYLE: 'academy-a4', COLUMNS: 1 })).toMatchObject({
    STYLE: 'academy-a4',
    COLUMNS: 1,
  });
});

test('refusals give back exactly their price', () => {
  const refused = { refused: true as const, kind: 'order' as const, passageId: '5', reason: '짧아요.' };
  const settled = settleResults([exercise, refused], new Map([['5', '짧은 글']]));
  expect(settled).toEqual({
    exercises: [exercise],
    refusals: [
      { passageIdx: 5, passageTitle: '짧은 글', kind: 'order', reason: '짧아요.', refundPoints: 30 },
    ],
    refundPoints: 30,
  });
});

test('shown signatures gather without doubles', () => {
  const once = addShown({}, [exercise]);
  expect(addShown(once, [exercise, { ...exercise, signature: 'other' }])).toEqual({
    [`${exercise.passageId}:grammar-error`]: [exercise.signature, 'other'],
  });
});

describe('an edited list', () => {
  const problemsOf = (edited: Exercise) =>
    findEditProblems([edited], [exercise]).map(({ message }) => message);
  test('may stay, move and lose exercises', () => {
    const second = { ...exercise, id: 'second' };
    expect(findEditProblems([second, exercise], [exercise, second])).toEqual([]);
    expect(findEditProblems([], [exercise])).toEqual([]);
  });

  test('may change words, answer number and points', () => {
    expect(
      problemsOf({ ...exercise, points: 3, answer: { type: 'option', number: 5 }, explanation: ['새 해설'] }),
    ).toEqual([]);
  });

  test('has five different options that are not empty', () => {
    const [first, ...rest] = exercise.options;
    if (!first) throw new Error('five options were expected');
    expect(problemsOf({ ...exercise, options: [...rest, [{ type: 'text', text: ' ' }]] })).toEqual([
      '비어 있는 선택지가 있어요.',
    ]);
    expect(problemsOf({ ...exercise, options: [first, ...rest.slice(1), first] })).toEqual([
      '같은 선택지가 두 번 있어요.',
    ]);
  });

  test('never changes what an exercise is', () => {
    expect(problemsOf({ ...exercise, seed: 1 })).toEqual(['바꿀 수 없는 값이 바뀌었어요.']);
    expect(problemsOf({ ...exercise, id: 'forged' })).toEqual(['이 자료에 없는 문항이에요.']);
    expect(problemsOf({ ...exercise, answer: { type: 'text', text: 'A', accepted: [] } })).toEqual([
      '정답의 형식은 바꿀 수 없어요.',
    ]);
  });
});

test('cleaned values hold nothing that the database refuses, and are otherwise the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(cleanStrings({ value }));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain(String.raw`\u0000`);
    }),
  );
  expect(cleanStrings({ a: ['x\u0000', 1, null, true] })).toEqual({ a: ['x', 1, null, true] });
});

test('a copy’s title stays within the limit and says that it is one', () => {
  expect(getCopyTitle('중간고사')).toBe('중간고사 사본');
  expect(Array.from(getCopyTitle('가'.repeat(100)))).toHaveLength(100);
});

test('a stored passage becomes a source without empty fields', () => {
  const row = {
    idx: 3,
    text: 'It rains.',
    sentences: [],
    translations: [],
    topic: '',
    titleLine: 'Rain',
    gist: '',
    summary: '',
    footnotes: [],
  };
  expect(toSource(row)).toEqual({ id: '3', text: 'It rains.', title: 'Rain' });
});
