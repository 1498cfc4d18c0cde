import { readDrafts, type Draft } from '#session/draft.ts';
import { sealedStorage } from '#session/sealed-storage.ts';
import { getUser, useUserStore } from '#session/user-store.ts';

// Apart from what a logout clears: a session that ran out must not take unfinished work with it.
const workKey = 'jadoo-work';
const lifeMs = 7 * 86_400_000;

interface KeptWork {
  userIdx: string;
  keptAtMs: number;
  drafts: readonly Draft[];
}

function readWork(): KeptWork | null {
  const text = sealedStorage.getItem(workKey);
  if (text === null) return null;
  const raw: unknown = JSON.parse(text);
  const values = new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
  const userIdx = values.get('userIdx');
  const keptAtMs = values.get('keptAtMs');
  if (typeof userIdx !== 'string' || typeof keptAtMs !== 'number') return null;
  return { userIdx, keptAtMs, drafts: readDrafts(values.get('drafts')) };
}

/** Whether a session that ran out, here or in another tab, has left work behind. */
export function hasKeptWork(): boolean {
  return localStorage.getItem(workKey) !== null;
}

/** Puts the unfinished work of the user where it outlives the session. */
export function keepWork(): void {
  const { user, tempSaveData } = useUserStore.getState();
  if (!user.UM_IDX || tempSaveData.length === 0) return;
  const work: KeptWork = { userIdx: user.UM_IDX, keptAtMs: Date.now(), drafts: tempSaveData };
  sealedStorage.setItem(workKey, JSON.stringify(work));
}

/** Forgets kept work: somebody who logs out leaves nothing behind. */
export function forgetWork(): void {
  localStorage.removeItem(workKey);
}

/** Gives the user who has just signed in their own work back; nobody else's, and nothing old, is kept on. */
export function takeUpWork(): void {
  const work = readWork();
  forgetWork();
  if (!work || work.userIdx !== getUser().UM_IDX || Date.now() - work.keptAtMs > lifeMs) return;
  useUserStore.setState({ tempSaveData: work.drafts });
}
