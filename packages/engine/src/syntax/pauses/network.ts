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
  // Both sides stand one behind the other, as their weights do; before token 0 there is no gap.
  fillRows(run.gaps.subarray(hidden), weights, gapBias, hidden);
  const sides = { rows: hidden, columns: 2 * width, weights, from: gap };
  addProducts(sides, run.gaps.subarray(hidden), state, width, count - 1);
  fillRows(run.sums.subarray(classes), weights, classBias, classes);
  const units = multiply(cutAtZero(run.gaps), thinning?.gaps);
  const marks = { rows: classes, columns: hidden, weights, from: out };
  addProducts(marks, run.sums.subarray(classes), units.subarray(hidden), hidden, count - 1);
  return run;
}

function openStates(
  { width, coordinates }: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  tokens: readonly NetworkToken[],
): Float32Array {
  const states = new Float32Array(tokens.length * width);
  const vectors = new Float32Array(tokens.length * coordinates);
  for (const [token, { signs, vector }] of tokens.entries()) {
    const from = token * width;
    for (const sign of signs)
      for (let at = 0; at < width; at += 1)
        states[from + at] = (states[from + at] ?? 0) + (weights[places.signs + sign * width + at] ?? 0);
    vectors.set(vector, token * coordinates);
  }
  const product = { rows: width, columns: coordinates, weights, from: places.vector };
  addProducts(product, states, vectors, coordinates, tokens.length);
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
  fillRows(read, weights, place.bias, width);
  for (const [block, side] of sides.entries()) {
    const product = {
      rows: width,
      columns: width,
      weights,
      from: place.weights + block * width * width,
    };
    // Token and token + shift, as far as both are in the sentence.
    const shift = side * reach;
    const [first, other] = [Math.max(0, -shift) * width, Math.max(0, shift) * width];
    addProducts(product, read.subarray(first), state.subarray(other), width, count - Math.abs(shift));
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

const cutAtZero = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));

/** Writes one list of weights into every row. */
function fillRows(rows: Float32Array, weights: Float32Array, from: number, length: number): void {
  for (let at = 0; at < rows.length; at += 1) rows[at] = weights[from + (at % length)] ?? 0;
}

/** A block of weights, one row a sum, that is multiplied with lists of `columns` values. */
interface Product {
  rows: number;
  columns: number;
  weights: Float32Array;
  from: number;
}

/** Adds the products with `times` lists of values, which begin `step` apart, to as many lists of sums. */
function addProducts(
  product: Product,
  sums: Float32Array,
  values: Float32Array,
  step: number,
  times: number,
): void {
  let time = 0;
  // Four lists at once read each weight once, which takes less than half of the time.
  if (product.rows % 4 === 0)
    for (; time + 4 <= times; time += 4)
      addFour(product, sums, time * product.rows, values, time * step, step);
  for (; time < times; time += 1) addOne(product, sums, time * product.rows, values, time * step);
}

/** Sums are numbers of their own and written in place: in lists, or handed on, each would be kept as an object. */
function addFour(
  { rows, columns, weights, from }: Product,
  sums: Float32Array,
  sumsFrom: number,
  values: Float32Array,
  one: number,
  step: number,
): void {
  const [two, three, four] = [one + step, one + 2 * step, one + 3 * step];
  for (let row = 0; row < rows; row += 2) {
    const upper = from + row * columns;
    const lower = upper + columns;
    let upper1 = 0;
    let upper2 = 0;
    let upper3 = 0;
    let upper4 = 0;
    let lower1 = 0;
    let lower2 = 0;
    let lower3 = 0;
    let lower4 = 0;
    for (let column = 0; column < columns; column += 1) {
      const above = weights[upper + column] ?? 0;
      const below = weights[lower + column] ?? 0;
      const value1 = values[one + column] ?? 0;
      const value2 = values[two + column] ?? 0;
      const value3 = values[three + column] ?? 0;
      const value4 = values[four + column] ?? 0;
      upper1 += above * value1;
      upper2 += above * value2;
      upper3 += above * value3;
      upper4 += above * value4;
      lower1 += below * value1;
      lower2 += below * value2;
      lower3 += below * value3;
      lower4 += below * value4;
    }
    const at = sumsFrom + row;
    sums[at] = (sums[at] ?? 0) + upper1;
    sums[at + 1] = (sums[at + 1] ?? 0) + lower1;
    sums[at + rows] = (sums[at + rows] ?? 0) + upper2;
    sums[at + rows + 1] = (sums[at + rows + 1] ?? 0) + lower2;
    sums[at + 2 * rows] = (sums[at + 2 * rows] ?? 0) + upper3;
    sums[at + 2 * rows + 1] = (sums[at + 2 * rows + 1] ?? 0) + lower3;
    sums[at + 3 * rows] = (sums[at + 3 * rows] ?? 0) + upper4;
    sums[at + 3 * rows + 1] = (sums[at + 3 * rows + 1] ?? 0) + lower4;
  }
}

function addPair(sums: Float32Array, at: number, upper: number, lower: number): void {
  sums[at] = (sums[at] ?? 0) + upper;
  sums[at + 1] = (sums[at + 1] ?? 0) + lower;
}

function addOne(
  { rows, columns, weights, from }: Product,
  sums: Float32Array,
  sumsFrom: number,
  values: Float32Array,
  valuesFrom: number,
): void {
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    const first = from + row * columns;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let column = 0; column < columns; column += 1) {
      const value = values[valuesFrom + column] ?? 0;
      one += (weights[first + column] ?? 0) * value;
      two += (weights[first + columns + column] ?? 0) * value;
      three += (weights[first + 2 * columns + column] ?? 0) * value;
      four += (weights[first + 3 * columns + column] ?? 0) * value;
    }
    addPair(sums, sumsFrom + row, one, two);
    addPair(sums, sumsFrom + row + 2, three, four);
  }
  for (; row < rows; row += 1) {
    const first = from + row * columns;
    let sum = sums[sumsFrom + row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      sum += (weights[first + column] ?? 0) * (values[valuesFrom + column] ?? 0);
    sums[sumsFrom + row] = sum;
  }
}
