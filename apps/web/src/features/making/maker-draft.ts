import type { MakerDraft } from '#features/making/read-maker-draft.ts';

export type { Attempt, MakerDraft } from '#features/making/read-maker-draft.ts';

/** An empty maker for a style. */
export function createMakerDraft(style: MakerDraft['style']): MakerDraft {
  return { step: 1, passages: [], kinds: [], lastOptions: {}, title: '', style, attempt: null };
}

/** Whether there is anything worth keeping. */
export function isWorthKeeping(draft: MakerDraft): boolean {
  return draft.passages.length > 0 || draft.kinds.length > 0 || draft.attempt !== null;
}

/** A key for one confirmed attempt. */
export function createAttemptKey(): string {
  return crypto.randomUUID();
}
