import { useEffect, useRef } from 'react';
import { removeDraft, saveDraft } from '#session/temp-save.ts';
import type { Draft } from '#session/draft.ts';

type Unsaved = Omit<Draft, 'savedAt'>;
const sources = new Set<() => Unsaved | null>();

/** Turns what is open and not saved yet into drafts; called when the page or the session is about to go. */
export function saveUnsavedWork(): void {
  for (const read of sources) {
    const draft = read();
    if (draft) saveDraft(draft);
  }
}

/**
 * Keeps what a screen could not save: `unsaved` becomes a draft when the page or the session ends, and the draft goes
 * when everything is saved again. Null while there is nothing to keep.
 */
export function useUnsavedWork(id: string, unsaved: (() => Omit<Unsaved, 'id'>) | null): void {
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  const isUnsaved = unsaved !== null;
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (!isUnsaved) {
      // Saved meanwhile: an older draft would bring back what is no longer so.
      if (wasUnsaved.current) removeDraft(id);
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const read = () => latest.current && { id, ...latest.current() };
    sources.add(read);
    return () => {
      sources.delete(read);
    };
  }, [id, isUnsaved]);
  useEffect(() => {
    addEventListener('pagehide', saveUnsavedWork);
    return () => removeEventListener('pagehide', saveUnsavedWork);
  }, []);
}
