const noteKey = 'jadoo-reloaded-at';

/** When this tab last reloaded by itself, in epoch milliseconds; 0 when it never did. */
export function getLastReloadMs(): number {
  return Number(sessionStorage.getItem(noteKey) ?? 0);
}

/** Notes that the tab reloads now. */
export function noteReload(): void {
  sessionStorage.setItem(noteKey, String(Date.now()));
}

/** Empties session storage but for the note, without which a page under /auth could reload for ever. */
export function clearSessionStorage(): void {
  const note = sessionStorage.getItem(noteKey);
  sessionStorage.clear();
  if (note !== null) sessionStorage.setItem(noteKey, note);
}
