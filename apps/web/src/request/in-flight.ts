let count = 0;
const waiting = new Set<() => void>();

/** Counts something that a screen waits for as on its way until it is settled. */
export async function trackRequest<T>(request: Promise<T>): Promise<T> {
  count += 1;
  try {
    return await request;
  } finally {
    count -= 1;
    if (count === 0) for (const resolve of waiting) resolve();
    if (count === 0) waiting.clear();
  }
}

/** Resolves when nothing is on its way. */
export function whenQuiet(): Promise<void> {
  return count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
}
