// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyExamDraft, toExamDraft } from '#features/exam-data/editor/exam-draft.ts';
import { readExamDraft } from '#features/exam-data/editor/read-exam-draft.ts';
import { toContent } from '#features/exam-data/editor/use-exam-history.ts';
import { makeExam, makeExercise } from '#test/factories.ts';

const exam = makeExam({ EXERCISES: ['a', 'b', 'c'].map((id) => makeExercise({ id })) });
const saved = toContent(exam);
const [a, b, c] = saved.exercises;
if (!a || !b || !c) throw new Error('three exercises were expected');

describe('a draft of a paper', () => {
  it('brings edits, order, title and layout back, also over storage', () => {
    const changed = { ...b, points: 3 };
    const content = {
      title: '새 이름',
      layout: { ...saved.layout, SCHOOL: '자두고' },
      exercises: [c, changed],
    };
    const draft = toExamDraft(content, saved, 4);
    expect(draft.edited).toEqual([changed]);
    const stored = readExamDraft(JSON.parse(JSON.stringify(draft)));
    expect(stored?.version).toBe(4);
    expect(stored && applyExamDraft(exam, stored)).toEqual(content);
  });

  it('brings back nothing that the paper does not hold any more', () => {
    const draft = toExamDraft({ ...saved, exercises: [a, { ...b, points: 5 }] }, saved, 1);
    expect(applyExamDraft(makeExam({ EXERCISES: [a, c] }), draft).exercises).toEqual([a]);
  });

  it('that is none, or is broken, is not taken up', () => {
    expect([readExamDraft(undefined), readExamDraft({ version: 1 }), readExamDraft('x')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
