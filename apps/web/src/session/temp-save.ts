import { addDraft, type Draft } from '#session/draft.ts';
import { useUserStore } from '#session/user-store.ts';

/** Saves unfinished work in this browser; the same id replaces the earlier state. */
export function saveDraft(draft: Omit<Draft, 'savedAt'>): void {
  const saved = { ...draft, savedAt: new Date().toISOString() };
  useUserStore.setState(({ tempSaveData }) => ({ tempSaveData: addDraft(tempSaveData, saved) }));
}

/** Forgets unfinished work that was finished or given up. */
export function removeDraft(id: string): void {
  useUserStore.setState(({ tempSaveData }) => ({
    tempSaveData: tempSaveData.filter((draft) => draft.id !== id),
  }));
}

/** One draft, when there is one. */
export function findDraft(id: string): Draft | undefined {
  return useUserStore.getState().tempSaveData.find((draft) => draft.id === id);
}

/** All unfinished work, newest first. */
export function useDrafts(): readonly Draft[] {
  return useUserStore((state) => state.tempSaveData);
}
