import { exercise, paperLayout } from '@jadoo/contract';
import { z } from 'zod';
import type { ExamContent } from '#features/exam-data/editor/use-exam-history.ts';

const examDraft = z.strictObject({
  version: z.int().min(1),
  title: z.string().max(100),
  layout: paperLayout,
  /** Ids of the exercises that are left, in their order. */
  order: z.array(z.string()),
  /** Only those that differ from what is stored: a whole paper would not fit beside other drafts. */
  edited: z.array(exercise),
});

/** Changes to a paper that were not saved, against the version that they began with. */
export type ExamDraft = z.infer<typeof examDraft>;

/** Reads a stored draft; null when it is none. */
export function readExamDraft(data: unknown): ExamDraft | null {
  const result = examDraft.safeParse(data);
  return result.success ? result.data : null;
}

const examContent = z.strictObject({ title: z.string(), layout: paperLayout, exercises: z.array(exercise) });

/** Whether two contents say the same; one may have come from storage, where names stand in another order. */
export function isSameContent(one: ExamContent, other: ExamContent): boolean {
  const [first, second] = [one, other].map((content) => JSON.stringify(examContent.parse(content)));
  return first === second;
}
