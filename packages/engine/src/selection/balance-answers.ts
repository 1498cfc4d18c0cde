import type { Exercise, MakeResult } from '#exercise/exercise.ts';
import { fixedKeyKinds } from '#selection/fixed-key-kinds.ts';
import { permuteOptions } from '#selection/permute-options.ts';

/** How often each answer number should come: ② to ⑤ a little more often than ①. */
const shares = [4, 5, 5, 5, 5];
const wholeShare = shares.reduce((sum, share) => sum + share, 0);
const maxInARow = 2;
/** Makings of one exercise against a third answer in a row, and for evenness alone. */
const rowTries = 10;
const evenTries = 4;
const seedStep = 7919;
/** How far a number may run ahead of its share before another one is wanted. */
const slack = 0.8;
const rowCost = 100;
/** A category of grammar may come once in so many questions before another one is wanted. */
const categoryEvery = 4;
const categoryWeight = 0.5;

/** Makes the five-choice exercises of one paper so that answer numbers and grammar points stay even. */
export interface AnswerBalancer {
  /**
   * Calls `make` with seeds derived from `seed` until the answer fits the paper so far, or keeps what fits
   * best; options that may change places are moved instead.
   */
  add: (seed: number, make: (seed: number) => MakeResult) => MakeResult;
}

/** An exercise with five options, and its key. */
interface Keyed {
  exercise: Exercise;
  number: number;
}

function readKeyed(result: MakeResult): Keyed | undefined {
  return 'refused' in result || result.answer.type !== 'option'
    ? undefined
    : { exercise: result, number: result.answer.number };
}

/** The grammar point that the wrong underline tests. */
function getCategory({ kind, changes: [change], candidates }: Exercise): string | undefined {
  if (kind !== 'grammar-error') return undefined;
  return candidates.find(({ isUsed, start }) => isUsed && start === change?.start)?.category;
}

export function createAnswerBalancer(): AnswerBalancer {
  const counts = [0, 0, 0, 0, 0];
  const recent: number[] = [];
  const categories: string[] = [];
  const getAhead = (number: number): number => {
    const due = ((recent.length + 1) * (shares[number - 1] ?? 0)) / wholeShare;
    return (counts[number - 1] ?? 0) + 1 - due;
  };
  const getNumberCost = (number: number): number => {
    const isThird =
      recent.length >= maxInARow && recent.slice(-maxInARow).every((earlier) => earlier === number);
    return (isThird ? rowCost : 0) + Math.max(0, getAhead(number) - slack);
  };
  const getCost = ({ exercise, number }: Keyed): number => {
    const category = getCategory(exercise);
    const uses = categories.filter((earlier) => earlier === category).length;
    return getNumberCost(number) + Math.max(0, uses - categories.length / categoryEvery) * categoryWeight;
  };
  const note = ({ exercise, number }: Keyed): Exercise => {
    counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    recent.push(number);
    categories.push(...[getCategory(exercise) ?? []].flat());
    return exercise;
  };
  const place = (keyed: Keyed): Keyed => {
    if (fixedKeyKinds.has(keyed.exercise.kind) || getNumberCost(keyed.number) === 0) return keyed;
    const [number = keyed.number] = [1, 2, 3, 4, 5].sort((a, b) => getNumberCost(a) - getNumberCost(b));
    const order = [0, 1, 2, 3, 4];
    [order[keyed.number - 1], order[number - 1]] = [number - 1, keyed.number - 1];
    return { exercise: permuteOptions(keyed.exercise, order), number };
  };
  const add: AnswerBalancer['add'] = (seed, make) => {
    const first = make(seed);
    const keyed = readKeyed(first);
    if (!keyed) return first;
    let best = place(keyed);
    for (let attempt = 1; getCost(best) > 0; attempt += 1) {
      if (attempt >= (getCost(best) < rowCost ? evenTries : rowTries)) break;
      const other = readKeyed(make((seed + attempt * seedStep) % 2 ** 31));
      if (!other) break;
      const placed = place(other);
      if (getCost(placed) < getCost(best)) best = placed;
    }
    return note(best);
  };
  return { add };
}
