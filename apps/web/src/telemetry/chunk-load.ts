import { reloadPage } from '#session/navigation.ts';
import { getLastReloadMs, noteReload } from '#session/reload-note.ts';

const reloadAfterFailureMs = 100;
const reloadGuardMs = 10_000;

type FailureListener = (error: unknown) => void;
const listeners = new Set<FailureListener>();
/** Failures that have been told: the preload event and who awaited the chunk both bring the same error. */
const told = new WeakSet<object>();
/** Whether a reload of this document has been set and not begun. */
let isReloadDue = false;

/** Hears of every chunk that did not load, before the page reloads. */
export function onChunkFailure(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reloads the page unless it was reloaded less than ten seconds ago. Tells whether it will. */
export function reloadOnce(afterMs = 0): boolean {
  if (Date.now() - getLastReloadMs() < reloadGuardMs) return false;
  noteReload();
  isReloadDue = true;
  setTimeout(() => {
    isReloadDue = false;
    reloadPage();
  }, afterMs);
  return true;
}

/** A chunk, style sheet or other module did not load: reports it once. Tells whether the page reloads shortly after. */
export function handleChunkFailure(error: Error): boolean {
  if (!told.has(error)) for (const listener of listeners) listener(error);
  told.add(error);
  if (isReloadDue) return true;
  // Without a connection a reload would leave the app for the error page of the browser.
  if (!navigator.onLine) return false;
  return reloadOnce(reloadAfterFailureMs);
}

const chunkFailurePattern =
  /dynamically imported module|Importing a module script failed|Unable to preload|ChunkLoadError|Loading (?:CSS )?chunk/iu;

/** Whether an error says that a module or chunk could not be loaded. */
export function isChunkFailure(error: unknown): error is Error {
  return error instanceof Error && chunkFailurePattern.test(`${error.name}: ${error.message}`);
}

/** Loads a chunk. When it is gone, a newer build has replaced it: the page reloads and the promise stays open. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && handleChunkFailure(error)) return new Promise<never>(() => undefined);
    throw error;
  }
}

/** Catches chunks that fail outside of `loadOrReload`. */
export function watchChunkFailures(): () => void {
  // The event is not prevented: the import would give undefined instead of failing, and what awaits it would break.
  const handlePreload = ({ payload }: VitePreloadErrorEvent) => {
    handleChunkFailure(payload);
  };
  const handleRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) handleChunkFailure(reason);
  };
  addEventListener('vite:preloadError', handlePreload);
  addEventListener('unhandledrejection', handleRejection);
  return () => {
    removeEventListener('vite:preloadError', handlePreload);
    removeEventListener('unhandledrejection', handleRejection);
  };
}
