import { describe, expect, it } from 'vitest';

import { createRandom } from '../src/random.ts';
import {
  placeWeights,
  runNetwork,
  toChances,
  type NetworkShape,
  type NetworkToken,
} from '../src/syntax/pauses/network.ts';
import { learnNetwork, type Lesson } from './learn-network.ts';

const shape: NetworkShape = { signs: 4, coordinates: 2, width: 8, hidden: 8, reaches: [1, 2], classes: 2 };
const random = createRandom(3);

/** The gap before a token is of class 1 where the token two places before has sign 1, and its own vector is turned up. */
function makeLesson(): Lesson {
  const tokens = Array.from({ length: 12 }, (): NetworkToken => ({
    signs: [random.nextInt(shape.signs)],
    vector: Float32Array.from([random.next() < 0.5 ? 1 : -1, 0.3]),
  }));
  const isTold = (index: number) => tokens[index - 2]?.signs[0] === 1 && (tokens[index]?.vector[0] ?? 0) > 0;
  return { tokens, classes: tokens.map((_, index) => (index === 0 ? -1 : Number(isTold(index)))) };
}

const schedule = { rounds: 25, batch: 8, step: 0.02, thinned: 0, signsDropped: 0 };
const lessons = Array.from({ length: 200 }, makeLesson);

describe('learnNetwork', () => {
  it('learns what hangs on tokens at a distance, and gives it of sentences it has not seen', () => {
    const losses: number[] = [];
    const weights = learnNetwork(shape, lessons, schedule, createRandom(1), (_, loss) => losses.push(loss));
    expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 4);
    const places = placeWeights(shape);
    expect(weights).toHaveLength(places.size);
    let [right, asked] = [0, 0];
    for (const { tokens, classes } of Array.from({ length: 50 }, makeLesson)) {
      const { sums } = runNetwork(shape, places, weights, tokens);
      for (const [index, answer] of classes.entries()) {
        if (answer < 0) continue;
        const [, chance = 0] = toChances(sums.subarray(2 * index, 2 * index + 2));
        asked += 1;
        if (chance > 0.5 === (answer === 1)) right += 1;
      }
    }
    expect(right / asked).toBeGreaterThan(0.97);
  });

  it('learns the same from the same lessons and seed', () => {
    const few = { ...schedule, rounds: 2, thinned: 0.2, signsDropped: 0.1 };
    const [one, other] = [1, 1].map((seed) =>
      learnNetwork(shape, lessons.slice(0, 20), few, createRandom(seed), () => undefined),
    );
    expect(one).toEqual(other);
  });
});
