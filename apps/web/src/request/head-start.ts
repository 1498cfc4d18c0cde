interface Started {
  token: string;
  answer: Promise<Response>;
}

const started = new Map<string, Started>();

/** Asks for an address before the screen that wants it has come; `takeStarted` hands the answer over. */
export function startRequest(url: string, token: string): void {
  const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` }, credentials: 'include' });
  // Whoever takes the answer hears of a failure; until then, or if nobody does, it is no error.
  answer.catch(() => undefined);
  started.set(url, { token, answer });
}

/** The answer that is on its way already, once, and only for the token that it was asked with. */
export function takeStarted(url: string, token: string): Promise<Response> | undefined {
  const early = started.get(url);
  started.delete(url);
  return early?.token === token ? early.answer : undefined;
}

/** Forgets what no screen has taken: later it would be old. */
export function dropStarted(): void {
  started.clear();
}
