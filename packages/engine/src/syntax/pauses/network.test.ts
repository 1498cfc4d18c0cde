import { describe, expect, it } from 'vitest';

import { placeWeights, runNetwork, toChances, type NetworkShape } from '#syntax/pauses/network.ts';

const shape: NetworkShape = { signs: 3, coordinates: 2, width: 5, hidden: 6, reaches: [1, 3], classes: 3 };
const places = placeWeights(shape);
const weights = new Float32Array(places.size).map((_, at) => Math.sin(at * 12.9898) / 2);
const tokens = Array.from({ length: 9 }, (_, index) => ({
  signs: [index % 3],
  vector: Float32Array.from(index % 2 === 0 ? [0.5, -0.25] : []),
}));
const sumsOf = (own: typeof tokens) => runNetwork(shape, places, weights, own).sums;

describe('placeWeights', () => {
  it('gives every block its own place, one after the other', () => {
    const starts = [
      places.signs,
      places.vector,
      ...places.layers.flatMap(({ weights: from, bias }) => [from, bias]),
      places.gap,
      places.gapBias,
      places.classes,
      places.classBias,
      places.size,
    ];
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('runNetwork', () => {
  it('adds up by hand what it adds up by rows', () => {
    const small: NetworkShape = { signs: 1, coordinates: 1, width: 1, hidden: 1, reaches: [1], classes: 1 };
    const { sums } = runNetwork(
      small,
      placeWeights(small),
      // sign, vector, layer before / own / behind and bias, gap before / behind and bias, class and bias
      Float32Array.from([2, 3, 0.5, 1, 0.25, -1, 1, 2, 0.5, 10, 7]),
      [
        { signs: [0], vector: new Float32Array() },
        { signs: [0], vector: Float32Array.from([1]) },
      ],
    );
    // States 2 and 5; read 2 + 1.25 − 1 and 1 + 5 − 1; states 4.25 and 10; gap 4.25 + 20 + 0.5.
    expect([...sums]).toEqual([0, 254.5]);
  });

  it('reads no farther than its layers reach together', () => {
    const changed = tokens.map((token, index) =>
      index === 8 ? { signs: [1], vector: new Float32Array() } : token,
    );
    const [before, after] = [sumsOf(tokens), sumsOf(changed)];
    const differs = tokens.map((_, index) =>
      [0, 1, 2].some((kind) => before[index * 3 + kind] !== after[index * 3 + kind]),
    );
    expect(differs).toEqual([false, false, false, false, true, true, true, true, true]);
  });
});

describe('toChances', () => {
  it('adds up to 1, and knows no overflow', () => {
    const chances = toChances([1000, 999, -1000]);
    expect(chances.reduce((one, other) => one + other, 0)).toBeCloseTo(1, 6);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
  });
});
