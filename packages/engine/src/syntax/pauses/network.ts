/**
 * A small convolutional network over the tokens of a sentence. The signs and the word vector of a token are added up to a
 * state; each layer adds to the state what it reads from it and from the states `reach` tokens before and behind; the
 * states on the two sides of a gap give its classes.
 */
export interface NetworkShape {
  /** How many signs are known, and coordinates a word has. */
  signs: number;
  coordinates: number;
  /** Numbers of a state, and of the unit that weighs a gap. */
  width: number;
  hidden: number;
  reaches: readonly number[];
  classes: number;
}

/** One token as the network reads it: which signs it has, and the vector of its word, empty where none is known. */
export interface NetworkToken {
  signs: readonly number[];
  vector: Float32Array;
}

/** Where each block of weights begins in the one list that holds them all, row by row. */
export interface NetworkPlaces {
  signs: number;
  vector: number;
  layers: { weights: number; bias: number }[];
  gap: number;
  gapBias: number;
  classes: number;
  classBias: number;
  size: number;
}

/** What a layer reads: the state before, the own one, the one behind. */
export const sides = [-1, 0, 1] as const;

export function placeWeights({
  signs,
  coordinates,
  width,
  hidden,
  reaches,
  classes,
}: NetworkShape): NetworkPlaces {
  let size = 0;
  const take = (count: number): number => {
    size += count;
    return size - count;
  };
  return {
    signs: take(signs * width),
    vector: take(width * coordinates),
    layers: reaches.map(() => ({ weights: take(sides.length * width * width), bias: take(width) })),
    gap: take(2 * hidden * width),
    gapBias: take(hidden),
    classes: take(classes * hidden),
    classBias: take(classes),
    size,
  };
}

/** What was found on the way, so that learning can go it back: a list a token, one after the other. */
export interface NetworkRun {
  /** States before the first layer and after each. */
  states: Float32Array[];
  /** What each layer read before it was cut at 0. */
  read: Float32Array[];
  /** The unit of each gap before it was cut at 0; the gap before token 0 stays 0. */
  gaps: Float32Array;
  /** Sums of each gap, one a class. */
  sums: Float32Array;
}

/** Factors by which values are thinned while learning, in the order of the run; none when it is asked. */
export interface NetworkThinning {
  state: Float32Array;
  read: Float32Array[];
  gaps: Float32Array;
}

export function runNetwork(
  shape: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  tokens: readonly NetworkToken[],
  thinning?: NetworkThinning,
): NetworkRun {
  const { width, hidden, classes } = shape;
  const count = tokens.length;
  const first = multiply(openStates(shape, places, weights, tokens), thinning?.state);
  const run: NetworkRun = {
    states: [first],
    read: [],
    gaps: new Float32Array(count * hidden),
    sums: new Float32Array(count * classes),
  };
  let state = first;
  for (const [layer, reach] of shape.reaches.entries()) {
    const read = readSides(shape, places, weights, state, layer, reach);
    state = addRead(state, read, thinning?.read[layer]);
    run.read.push(read);
    run.states.push(state);
  }
  const { gap, gapBias, classes: out, classBias } = places;
  for (let token = 1; token < count; token += 1) {
    run.gaps.set(weights.subarray(gapBias, gapBias + hidden), token * hidden);
    // Both sides stand one behind the other, as their weights do.
    addProduct(run.gaps, token * hidden, hidden, weights, gap, state, (token - 1) * width, 2 * width);
    run.sums.set(weights.subarray(classBias, classBias + classes), token * classes);
  }
  const units = multiply(
    run.gaps.map((value) => Math.max(0, value)),
    thinning?.gaps,
  );
  for (let token = 1; token < count; token += 1)
    addProduct(run.sums, token * classes, classes, weights, out, units, token * hidden, hidden);
  return run;
}

function openStates(
  { width, coordinates }: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  tokens: readonly NetworkToken[],
): Float32Array {
  const states = new Float32Array(tokens.length * width);
  for (const [token, { signs, vector }] of tokens.entries()) {
    const from = token * width;
    for (const sign of signs)
      for (let at = 0; at < width; at += 1)
        states[from + at] = (states[from + at] ?? 0) + (weights[places.signs + sign * width + at] ?? 0);
    if (vector.length > 0) addProduct(states, from, width, weights, places.vector, vector, 0, coordinates);
  }
  return states;
}

function readSides(
  { width }: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  state: Float32Array,
  layer: number,
  reach: number,
): Float32Array {
  const read = new Float32Array(state.length);
  const place = places.layers[layer] ?? { weights: 0, bias: 0 };
  const count = state.length / width;
  for (let token = 0; token < count; token += 1) {
    read.set(weights.subarray(place.bias, place.bias + width), token * width);
    for (const [block, side] of sides.entries()) {
      const other = token + side * reach;
      if (other < 0 || other >= count) continue;
      const from = place.weights + block * width * width;
      addProduct(read, token * width, width, weights, from, state, other * width, width);
    }
  }
  return read;
}

/** Sums of classes as chances that add up to 1. */
export function toChances(sums: ArrayLike<number>): Float32Array {
  const own = Float32Array.from(sums);
  const highest = Math.max(...own);
  const powers = own.map((sum) => Math.exp(sum - highest));
  const whole = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / whole);
}

function addRead(state: Float32Array, read: Float32Array, thinning: Float32Array | undefined): Float32Array {
  const sums = new Float32Array(state);
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (sums[at] ?? 0) + Math.max(0, read[at] ?? 0) * (thinning?.[at] ?? 1);
  return sums;
}

/** The chances of the classes of the gap before a token. */
export const readChances = ({ classes }: NetworkShape, { sums }: NetworkRun, token: number): Float32Array =>
  toChances(sums.subarray(token * classes, (token + 1) * classes));

const multiply = (values: Float32Array, factors: Float32Array | undefined): Float32Array =>
  factors === undefined ? values : values.map((value, at) => value * (factors[at] ?? 1));

/** Adds to `sums` the product of a block of weights, one row a sum, and a list of `columns` values. */
function addProduct(
  sums: Float32Array,
  sumsFrom: number,
  rows: number,
  weights: Float32Array,
  weightsFrom: number,
  values: Float32Array,
  valuesFrom: number,
  columns: number,
): void {
  let row = 0;
  // Four rows at once read each value once, which takes half of the time.
  for (; row + 4 <= rows; row += 4) {
    const from = weightsFrom + row * columns;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let column = 0; column < columns; column += 1) {
      const value = values[valuesFrom + column] ?? 0;
      one += (weights[from + column] ?? 0) * value;
      two += (weights[from + columns + column] ?? 0) * value;
      three += (weights[from + 2 * columns + column] ?? 0) * value;
      four += (weights[from + 3 * columns + column] ?? 0) * value;
    }
    const at = sumsFrom + row;
    sums[at] = (sums[at] ?? 0) + one;
    sums[at + 1] = (sums[at + 1] ?? 0) + two;
    sums[at + 2] = (sums[at + 2] ?? 0) + three;
    sums[at + 3] = (sums[at + 3] ?? 0) + four;
  }
  for (; row < rows; row += 1) {
    const from = weightsFrom + row * columns;
    let sum = sums[sumsFrom + row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      sum += (weights[from + column] ?? 0) * (values[valuesFrom + column] ?? 0);
    sums[sumsFrom + row] = sum;
  }
}
