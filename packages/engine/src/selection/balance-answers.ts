import type { MakeResult } from '#exercise/exercise.ts';

const maxInARow = 2;
const maxTries = 8;
/** How far one answer number may run ahead of the rarest one before another seed is tried. */
const maxSpread = 3;

/** Makes the five-choice exercises of one paper so that their answer numbers stay even. */
export interface AnswerBalancer {
  /** Calls `make` with seeds derived from `seed` until the answer fits the paper so far. */
  add: (seed: number, make: (seed: number) => MakeResult) => MakeResult;
}

export function createAnswerBalancer(): AnswerBalancer {
  const counts = [0, 0, 0, 0, 0];
  const recent: number[] = [];
  const fits = (number: number): boolean => {
    const isThird =
      recent.length >= maxInARow && recent.slice(-maxInARow).every((earlier) => earlier === number);
    return !isThird && (counts[number - 1] ?? 0) - Math.min(...counts) < maxSpread;
  };
  const add: AnswerBalancer['add'] = (seed, make) => {
    const first = make(seed);
    if ('refused' in first || first.answer.type !== 'option') return first;
    let chosen = first;
    let number = first.answer.number;
    for (let attempt = 1; attempt < maxTries && !fits(number); attempt += 1) {
      const other = make((seed + attempt * 7919) % 2 ** 31);
      if ('refused' in other || other.answer.type !== 'option') break;
      chosen = other;
      number = other.answer.number;
    }
    counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    recent.push(number);
    return chosen;
  };
  return { add };
}
