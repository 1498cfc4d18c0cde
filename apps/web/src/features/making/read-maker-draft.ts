import { kindId, kindOptions } from '@jadoo/contract';
import { z } from 'zod';

/** A confirmed attempt to make something: the same key and body are sent again after a reload or a lost answer. */
const attempt = z.strictObject({
  key: z.string().min(8),
  title: z.string(),
  expectedTotal: z.int(),
  /** The paper that came of it; null until the server has answered. */
  examIdx: z.int().nullable(),
});
export type Attempt = z.infer<typeof attempt>;

const makerDraft = z.strictObject({
  step: z.int().min(1).max(3),
  passages: z.array(z.strictObject({ idx: z.int().min(1), title: z.string() })).max(100),
  kinds: z.array(z.strictObject({ KIND: kindId, OPTIONS: kindOptions })).max(25),
  /** What was last set for a kind, also while it is not chosen. */
  lastOptions: z.partialRecord(kindId, kindOptions).default({}),
  title: z.string().max(100),
  style: z.enum(['exam-b4', 'academy-a4', 'workbook-a4']),
  attempt: attempt.nullable(),
});

/** Everything that the maker holds; this is what 이어서 만들기 brings back. */
export type MakerDraft = z.infer<typeof makerDraft>;

/** Reads a stored draft; null when it is none or comes from an older form. */
export function readMakerDraft(data: unknown): MakerDraft | null {
  const result = makerDraft.safeParse(data);
  return result.success ? result.data : null;
}
