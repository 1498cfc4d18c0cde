import type { ExamDetail } from '@jadoo/contract';
import type { ExamDraft } from '#features/exam-data/editor/read-exam-draft.ts';
import type { ExamContent } from '#features/exam-data/editor/use-exam-history.ts';

/** What of a content is not stored yet. */
export function toExamDraft(content: ExamContent, saved: ExamContent, version: number): ExamDraft {
  const known = new Set(saved.exercises);
  return {
    version,
    title: content.title,
    layout: content.layout,
    order: content.exercises.map(({ id }) => id),
    edited: content.exercises.filter((entry) => !known.has(entry)),
  };
}

/** The stored paper with the changes of a draft in it. */
export function applyExamDraft(exam: ExamDetail, draft: ExamDraft): ExamContent {
  const edited = new Map(draft.edited.map((entry) => [entry.id, entry]));
  const stored = new Map(exam.EXERCISES.map((entry) => [entry.id, entry]));
  return {
    title: draft.title,
    layout: draft.layout,
    exercises: draft.order.flatMap((id) => {
      const entry = stored.has(id) ? (edited.get(id) ?? stored.get(id)) : undefined;
      return entry ? [entry] : [];
    }),
  };
}
