import type { Random } from '../src/random.ts';
import {
  placeWeights,
  readChances,
  runNetwork,
  sides,
  type NetworkPlaces,
  type NetworkRun,
  type NetworkShape,
  type NetworkThinning,
  type NetworkToken,
} from '../src/syntax/pauses/network.ts';

/** A sentence to learn from; the class of the gap before each token, -1 where nothing is asked. */
export interface Lesson {
  tokens: readonly NetworkToken[];
  classes: readonly number[];
}

export interface Schedule {
  rounds: number;
  /** Sentences of a step. */
  batch: number;
  step: number;
  /** Shares of values and of signs that are left out at random, so that none is relied on alone. */
  thinned: number;
  signsDropped: number;
}

/** Adam's rates of forgetting, and what keeps its division from 0. */
const forget = 0.9;
const forgetSquares = 0.999;
const least = 1e-8;
/** A step is shortened to this length of all slopes together. */
const longestSlope = 5;

/** The weights of a network that gives the lessons their classes (cross entropy, Adam, steps that shrink to nothing). */
export function learnNetwork(
  shape: NetworkShape,
  lessons: readonly Lesson[],
  { rounds, batch, step, thinned, signsDropped }: Schedule,
  random: Random,
  report: (round: number, loss: number, weights: Float32Array) => void,
): Float32Array {
  const places = placeWeights(shape);
  const weights = openWeights(shape, places, random);
  const [means, squares] = [new Float32Array(places.size), new Float32Array(places.size)];
  const steps = rounds * Math.ceil(lessons.length / batch);
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = random.shuffle(lessons);
    let [loss, asked] = [0, 0];
    for (let from = 0; from < order.length; from += batch) {
      const slopes = new Float32Array(places.size);
      let gaps = 0;
      for (const lesson of order.slice(from, from + batch)) {
        const tokens = dropSigns(lesson.tokens, signsDropped, random);
        const thinning = thin(shape, tokens.length, thinned, random);
        const run = runNetwork(shape, places, weights, tokens, thinning);
        loss += goBack(shape, places, weights, { ...lesson, tokens }, run, thinning, slopes);
        gaps += lesson.classes.filter((one) => one >= 0).length;
      }
      asked += gaps;
      taken += 1;
      moveWeights(weights, slopes, means, squares, gaps, taken, step * (1 - taken / (steps + 1)));
    }
    report(round, loss / asked, weights);
  }
  return weights;
}

function openWeights(shape: NetworkShape, places: NetworkPlaces, random: Random): Float32Array {
  const weights = new Float32Array(places.size);
  const fill = (from: number, count: number, spread: number): void => {
    for (let at = from; at < from + count; at += 1) weights[at] = (2 * random.next() - 1) * spread;
  };
  const { signs, coordinates, width, hidden, classes } = shape;
  fill(places.signs, signs * width, 0.17);
  fill(places.vector, coordinates * width, 1 / Math.sqrt(coordinates));
  for (const layer of places.layers)
    fill(layer.weights, sides.length * width * width, 1 / Math.sqrt(sides.length * width));
  fill(places.gap, 2 * hidden * width, 1 / Math.sqrt(2 * width));
  fill(places.classes, classes * hidden, 1 / Math.sqrt(hidden));
  return weights;
}

const dropSigns = (tokens: readonly NetworkToken[], share: number, random: Random): NetworkToken[] =>
  tokens.map(({ signs, vector }) => ({ signs: signs.filter(() => random.next() >= share), vector }));

function thin(
  { width, hidden, reaches }: NetworkShape,
  tokens: number,
  share: number,
  random: Random,
): NetworkThinning {
  const draw = (count: number) =>
    new Float32Array(count).map(() => (random.next() < share ? 0 : 1 / (1 - share)));
  return {
    state: draw(tokens * width),
    read: reaches.map(() => draw(tokens * width)),
    gaps: draw(tokens * hidden),
  };
}

/** Adds the slopes of one sentence, and returns its loss. */
function goBack(
  shape: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  { tokens, classes }: Lesson,
  run: NetworkRun,
  thinning: NetworkThinning,
  slopes: Float32Array,
): number {
  const { width, hidden, reaches } = shape;
  const last = run.states.at(-1) ?? new Float32Array();
  let byState = new Float32Array(last.length);
  let loss = 0;
  for (const [token, answer] of classes.entries()) {
    if (token === 0 || answer < 0) continue;
    const errors = readChances(shape, run, token);
    loss -= Math.log(Math.max(errors[answer] ?? 0, 1e-9));
    errors[answer] = (errors[answer] ?? 0) - 1;
    const units = new Float32Array(hidden);
    for (let at = 0; at < hidden; at += 1)
      units[at] = Math.max(0, run.gaps[token * hidden + at] ?? 0) * (thinning.gaps[token * hidden + at] ?? 0);
    const byUnit = new Float32Array(hidden);
    addBack(weights, slopes, places.classes, errors, units, 0, hidden, byUnit, 0);
    addTo(slopes, places.classBias, errors);
    for (let at = 0; at < hidden; at += 1) {
      const isOpen = (run.gaps[token * hidden + at] ?? 0) > 0;
      byUnit[at] = isOpen ? (byUnit[at] ?? 0) * (thinning.gaps[token * hidden + at] ?? 0) : 0;
    }
    const from = (token - 1) * width;
    addBack(weights, slopes, places.gap, byUnit, last, from, 2 * width, byState, from);
    addTo(slopes, places.gapBias, byUnit);
  }
  for (let layer = reaches.length - 1; layer >= 0; layer -= 1)
    byState = goBackLayer(shape, places, weights, run, thinning, layer, byState, slopes);
  goBackInputs(shape, places, weights, tokens, thinning, byState, slopes);
  return loss;
}

function goBackLayer(
  { width, reaches }: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  run: NetworkRun,
  thinning: NetworkThinning,
  layer: number,
  byState: Float32Array,
  slopes: Float32Array,
): Float32Array<ArrayBuffer> {
  const state = run.states[layer] ?? new Float32Array();
  const read = run.read[layer] ?? new Float32Array();
  const factors = thinning.read[layer] ?? new Float32Array();
  const place = places.layers[layer] ?? { weights: 0, bias: 0 };
  const reach = reaches[layer] ?? 0;
  const before = Float32Array.from(byState);
  const count = state.length / width;
  for (let token = 0; token < count; token += 1) {
    const byRead = new Float32Array(width);
    for (let at = 0; at < width; at += 1) {
      const own = token * width + at;
      byRead[at] = (read[own] ?? 0) > 0 ? (byState[own] ?? 0) * (factors[own] ?? 0) : 0;
    }
    addTo(slopes, place.bias, byRead);
    for (const [block, side] of sides.entries()) {
      const other = token + side * reach;
      if (other < 0 || other >= count) continue;
      const from = place.weights + block * width * width;
      addBack(weights, slopes, from, byRead, state, other * width, width, before, other * width);
    }
  }
  return before;
}

function goBackInputs(
  { width, coordinates }: NetworkShape,
  places: NetworkPlaces,
  weights: Float32Array,
  tokens: readonly NetworkToken[],
  thinning: NetworkThinning,
  byState: Float32Array,
  slopes: Float32Array,
): void {
  const unused = new Float32Array(coordinates);
  for (const [token, { signs, vector }] of tokens.entries()) {
    const errors = byState
      .subarray(token * width, (token + 1) * width)
      .map((value, at) => value * (thinning.state[token * width + at] ?? 0));
    for (const sign of signs) addTo(slopes, places.signs + sign * width, errors);
    if (vector.length > 0) addBack(weights, slopes, places.vector, errors, vector, 0, coordinates, unused, 0);
  }
}

function addTo(sums: Float32Array, from: number, values: Float32Array): void {
  for (let at = 0; at < values.length; at += 1) sums[from + at] = (sums[from + at] ?? 0) + (values[at] ?? 0);
}

/** The way back through a product: the slopes of its weights, and those of the values that it read. */
function addBack(
  weights: Float32Array,
  slopes: Float32Array,
  weightsFrom: number,
  errors: Float32Array,
  values: Float32Array,
  valuesFrom: number,
  columns: number,
  byValue: Float32Array,
  byValueFrom: number,
): void {
  for (let row = 0; row < errors.length; row += 1) {
    const error = errors[row] ?? 0;
    if (error === 0) continue;
    const from = weightsFrom + row * columns;
    for (let column = 0; column < columns; column += 1) {
      slopes[from + column] = (slopes[from + column] ?? 0) + error * (values[valuesFrom + column] ?? 0);
      byValue[byValueFrom + column] =
        (byValue[byValueFrom + column] ?? 0) + error * (weights[from + column] ?? 0);
    }
  }
}

function moveWeights(
  weights: Float32Array,
  slopes: Float32Array,
  means: Float32Array,
  squares: Float32Array,
  gaps: number,
  taken: number,
  step: number,
): void {
  let length = 0;
  for (const slope of slopes) length += slope * slope;
  const scale = Math.min(1 / gaps, longestSlope / Math.max(Math.sqrt(length), least));
  const [meanShare, squareShare] = [1 - forget ** taken, 1 - forgetSquares ** taken];
  for (let at = 0; at < weights.length; at += 1) {
    const slope = (slopes[at] ?? 0) * scale;
    const mean = forget * (means[at] ?? 0) + (1 - forget) * slope;
    const square = forgetSquares * (squares[at] ?? 0) + (1 - forgetSquares) * slope * slope;
    means[at] = mean;
    squares[at] = square;
    weights[at] =
      (weights[at] ?? 0) - (step * (mean / meanShare)) / (Math.sqrt(square / squareShare) + least);
  }
}
