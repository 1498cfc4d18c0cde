interface Started {
  token: string;
  answer: Promise<Response>;
  stop: AbortController;
}

const started = new Map<string, Started>();

/** Asks for an address before the screen that wants it has come; `takeStarted` hands the answer over. */
export function startRequest(url: string, token: string): void {
  const stop = new AbortController();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = fetch(url, { headers, credentials: 'include', signal: stop.signal });
  // Whoever takes the answer hears of a failure; until then, or if nobody does, it is no error.
  answer.catch(() => undefined);
  started.set(url, { token, answer, stop });
}

/** The answer that is on its way already, once, and only for the token that it was asked with. */
export function takeStarted(url: string, token: string): Promise<Response> | undefined {
  const early = started.get(url);
  started.delete(url);
  if (early?.token === token) return early.answer;
  early?.stop.abort();
  return undefined;
}

/** Gives up what no screen has taken: later it would be old, and unread answers hold their connection. */
export function dropStarted(): void {
  for (const { stop } of started.values()) stop.abort();
  started.clear();
}
