import type { KindId } from '#exercise/exercise.ts';

/** Kinds whose key follows the order of the text: their options cannot change places. */
export const fixedKeyKinds: ReadonlySet<KindId> = new Set([
  'order',
  'insertion',
  'irrelevant',
  'grammar-error',
  'word-error',
  'content-match',
]);
