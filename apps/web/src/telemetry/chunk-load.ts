import { reloadPage } from '#session/navigation.ts';
import { getLastReloadMs, noteReload } from '#session/reload-note.ts';

const reloadAfterFailureMs = 100;
const reloadGuardMs = 10_000;

type FailureListener = (error: unknown) => void;
const listeners = new Set<FailureListener>();

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
  setTimeout(reloadPage, afterMs);
  return true;
}

/** A chunk, style sheet or other module did not load: reports it and reloads shortly after. */
export function handleChunkFailure(error: unknown): boolean {
  for (const listener of listeners) listener(error);
  // Without a connection a reload would leave the app for the error page of the browser.
  if (!navigator.onLine) return false;
  return reloadOnce(reloadAfterFailureMs);
}

const chunkFailurePattern =
  /dynamically imported module|Importing a module script failed|Unable to preload|ChunkLoadError|Loading (?:CSS )?chunk/iu;

/** Whether an error says that a module or chunk could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
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
  const handlePreload = (event: VitePreloadErrorEvent) => {
    if (handleChunkFailure(event.payload)) event.preventDefault();
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
