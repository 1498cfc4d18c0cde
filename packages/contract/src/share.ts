import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing } from './envelope.ts';

/** A link that opens the student copy for whoever has it, until it is ended. */
export const examShare = z.strictObject({
  /** Address within the web app; the secret stands in the fragment, which no server logs. */
  PATH: z.string(),
  REG_DT: instant,
});
export type ExamShare = z.infer<typeof examShare>;

/** What print views read from the fragment begins so when it is a share and no ticket. */
export const sharePrefix = 's.';

const examParams = z.strictObject({ ED_IDX: indexText });

export const getExamShare = endpoint({
  method: 'GET',
  path: '/examShare/:ED_IDX',
  auth: 'bearer',
  summary: '공유 링크 (없으면 null)',
  params: examParams,
  output: examShare.nullable(),
});
/** Gives the same link again while it is open. */
export const createExamShare = endpoint({
  method: 'POST',
  path: '/examShare',
  auth: 'bearer',
  summary: '학생용 공유 링크 만들기',
  body: z.strictObject({ ED_IDX: index }),
  output: examShare,
});
export const removeExamShare = endpoint({
  method: 'DELETE',
  path: '/examShare/:ED_IDX',
  auth: 'bearer',
  summary: '공유 끝내기',
  params: examParams,
  output: nothing,
});
