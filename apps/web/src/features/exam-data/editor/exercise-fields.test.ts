// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyEdit, listFields } from '#features/exam-data/editor/exercise-fields.ts';
import { listExercises } from '#features/exam-data/editor/exercise-view.ts';
import {
  parseMarkedText,
  toMarkedText,
  type Exercise,
  type Inlines,
} from '#features/exam-data/editor/marked-text.ts';
import { makeExercise } from '#test/factories.ts';

const inlines: Inlines = [
  { type: 'text', text: 'Bees ' },
  { type: 'underline', mark: '①', text: 'dances' },
  { type: 'text', text: ' and ' },
  { type: 'choice', label: '(1)', left: 'choose', right: 'chooses' },
  { type: 'text', text: ' ' },
  { type: 'blank', widthEm: 6, label: '(A)', hint: 'h' },
  { type: 'slash' },
];

describe('marked text', () => {
  it('comes back as it was when nothing is edited', () => {
    expect(toMarkedText(inlines)).toBe('Bees ⟦① dances⟧ and ⟦(1) choose / chooses⟧ ⟦(A) ____ h⟧⟦/⟧');
    expect(parseMarkedText(toMarkedText(inlines), inlines)).toEqual({ inlines, problem: '' });
  });

  it('takes new words inside and outside of the marks and keeps the marks', () => {
    const edited = 'The bees ⟦① dance⟧ and ⟦pick / picks⟧ ⟦(A) ____ h⟧';
    expect(parseMarkedText(edited, inlines).inlines).toEqual([
      { type: 'text', text: 'The bees ' },
      { type: 'underline', mark: '①', text: 'dance' },
      { type: 'text', text: ' and ' },
      { type: 'choice', label: '(1)', left: 'pick', right: 'picks' },
      { type: 'text', text: ' ' },
      { type: 'blank', widthEm: 6, label: '(A)', hint: 'h' },
    ]);
  });

  it('refuses a lost, added, broken or empty mark', () => {
    const problemOf = (text: string) => parseMarkedText(text, inlines).problem;
    expect(problemOf('Bees dance.')).toContain('지우거나 늘릴 수 없어요');
    expect(problemOf(`${toMarkedText(inlines)} ⟦② more⟧`)).toContain('지우거나 늘릴 수 없어요');
    expect(problemOf('Bees ⟦① dances and')).toContain('지우거나 늘릴 수 없어요');
    expect(problemOf('⟦①⟧ ⟦(1) a / b⟧ ⟦(A) ____ h⟧')).toBe('밑줄 친 말을 비워 둘 수 없어요.');
    expect(problemOf('⟦① a⟧ ⟦(1) same / Same⟧ ⟦(A) ____ h⟧')).toBe('고르는 말 두 개가 같아요.');
  });
});

const noEdit = (exercise: Exercise) => ({
  values: Object.fromEntries(listFields(exercise).map(({ id, value }) => [id, value])),
  answerNumber: exercise.answer.type === 'option' ? exercise.answer.number : null,
  points: exercise.points,
});

describe('an edit of an exercise', () => {
  const exercise = makeExercise();

  it('without a change gives the same exercise', () => {
    expect(applyEdit(exercise, noEdit(exercise)).exercise).toEqual(exercise);
  });

  it('changes words, answer, points and explanation and leaves the original alone', () => {
    const edit = noEdit(exercise);
    const values = {
      ...edit.values,
      instruction: '틀린 것을 고르시오.',
      'option.1': '바',
      explanation: '하나\n\n둘',
    };
    const result = applyEdit(exercise, { values, answerNumber: 4, points: 3 }).exercise;
    expect(result).toMatchObject({
      instruction: [{ type: 'text', text: '틀린 것을 고르시오.' }],
      answer: { type: 'option', number: 4 },
      explanation: ['하나', '둘'],
      points: 3,
    });
    expect(result?.options[1]).toEqual([{ type: 'text', text: '바' }]);
    expect(exercise.points).toBe(2);
  });

  it('is refused when two options say the same or one is empty', () => {
    const edit = noEdit(exercise);
    expect(applyEdit(exercise, { ...edit, values: { ...edit.values, 'option.3': ' 가 ' } }).problems).toEqual(
      {
        'option.3': '같은 선택지가 두 번 있어요.',
      },
    );
    expect(applyEdit(exercise, { ...edit, values: { ...edit.values, 'option.3': '  ' } }).problems).toEqual({
      'option.3': '비워 둘 수 없어요.',
    });
  });

  it('reaches every place of a table, a list of items, a word bank and written answers', () => {
    const text = (value: string): Inlines => [{ type: 'text', text: value }];
    const worksheet = makeExercise({
      kind: 'word-test',
      options: [],
      body: [
        { type: 'table', columns: [{ heading: '뜻', weight: 1 }], rows: [[text('왕국')]] },
        { type: 'items', columnCount: 1, items: [{ number: 1, prompt: text('lay'), options: ['a', 'b'] }] },
        { type: 'word-bank', words: ['one', 'two'] },
        { type: 'writing-lines', count: 2 },
      ],
      answer: { type: 'list', items: ['놓다'] },
    });
    const edit = noEdit(worksheet);
    const values = {
      ...edit.values,
      'body.0.cell.0.0': '나라',
      'body.1.item.0': 'put',
      'body.1.item.0.1': 'c',
      'body.2.words': 'three\n\nfour',
      'answer.0': '두다',
    };
    expect(applyEdit(worksheet, { ...edit, values }).exercise).toMatchObject({
      body: [
        { rows: [[text('나라')]] },
        { items: [{ prompt: text('put'), options: ['a', 'c'] }] },
        { words: ['three', 'four'] },
        { count: 2 },
      ],
      answer: { type: 'list', items: ['두다'] },
    });
  });
});

describe('the list of exercises', () => {
  it('numbers questions as the paper does and leaves worksheets without', () => {
    const exercises = [
      makeExercise({ id: 'a', kind: 'vocabulary-list', answer: { type: 'none' } }),
      makeExercise({ id: 'b' }),
      makeExercise({ id: 'c', answer: { type: 'text', text: 'dance', accepted: [] } }),
    ];
    expect(
      listExercises(exercises, [{ id: '1', PS_TITLE: '3과' }]).map(({ number, answer }) => [number, answer]),
    ).toEqual([
      [null, ''],
      [1, '①'],
      [2, 'dance'],
    ]);
  });
});
