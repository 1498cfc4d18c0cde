/** Unfinished work that a screen offers to go on with. */
export interface Draft {
  /** One draft per id: saving again replaces it. */
  id: string;
  /** Path of the screen that goes on with it. */
  path: string;
  title: string;
  /** ISO 8601. */
  savedAt: string;
  /** Whatever the screen needs; it parses this itself when it takes the draft up again. */
  data: unknown;
}

const maxDrafts = 10;

/** Reads stored drafts; entries that are none are left out. */
export function readDrafts(raw: unknown): readonly Draft[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isDraft);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const values = new Map<string, unknown>(Object.entries(value));
  return ['id', 'path', 'title', 'savedAt'].every((name) => typeof values.get(name) === 'string');
}

/** The drafts with one more, newest first; the oldest fall out. */
export function addDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [draft, ...drafts.filter((other) => other.id !== draft.id)].slice(0, maxDrafts);
}
