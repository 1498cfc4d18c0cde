import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing, pageOf, pageQuery } from './envelope.ts';

/** A meaning that a teacher wrote over that of the glossary; PART is 명, 동, 형, 부, 구 or empty. */
export const ownMeaning = z.strictObject({
  OM_IDX: index,
  WORD: z.string(),
  PART: z.string(),
  MEANING: z.string(),
  UPD_DT: instant,
});
export type OwnMeaning = z.infer<typeof ownMeaning>;

export const listOwnMeanings = endpoint({
  method: 'GET',
  path: '/ownMeaning',
  auth: 'bearer',
  summary: '내가 고친 뜻',
  query: z.strictObject(pageQuery),
  output: pageOf(ownMeaning),
});
export const removeOwnMeaning = endpoint({
  method: 'DELETE',
  path: '/ownMeaning/:OM_IDX',
  auth: 'bearer',
  summary: '내가 고친 뜻 하나 지우기',
  params: z.strictObject({ OM_IDX: indexText }),
  output: nothing,
});
export const clearOwnMeanings = endpoint({
  method: 'DELETE',
  path: '/ownMeaning',
  auth: 'bearer',
  summary: '내가 고친 뜻 모두 지우기',
  output: nothing,
});
