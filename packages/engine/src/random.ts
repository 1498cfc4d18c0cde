/** Seeded generator of numbers in [0, 1): the same seed gives the same sequence everywhere (mulberry32). */
export interface Random {
  next: () => number;
  /** Whole number in [0, limit). */
  nextInt: (limit: number) => number;
  /** One element; the list must not be empty. */
  pick: <T>(items: readonly T[]) => T;
  /** A new shuffled list (Fisher–Yates). */
  shuffle: <T>(items: readonly T[]) => T[];
}

/** Mixes a seed with words (kind, passage id …) so that each use has its own sequence. */
export function mixSeed(seed: number, ...words: string[]): number {
  let hash = (seed ^ 0x9e3779b9) >>> 0;
  for (const character of words.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const nextInt = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('pick needs at least one item');
    return items[nextInt(items.length)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = nextInt(last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  };
  return { next, nextInt, pick, shuffle };
}

/** One element, as much more often than another as it weighs more; weights are whole numbers. */
export function pickWeighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  return random.pick(items.flatMap((item) => Array.from({ length: weightOf(item) }, () => item)));
}
