/**
 * Learns `data/pause-weights.json` from `data/pause-marks.txt`: `node --import tsx packages/engine/build/train-pauses.ts`
 * (a softmax over the features of each gap, by steps that shrink as a weight is moved; the mean of the last rounds).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createRandom, type Random } from '../src/random.ts';
import { listGapFeatures } from '../src/syntax/pauses/gap-features.ts';
import { readPauseMarks, type GapMark } from './read-pause-marks.ts';

const classes: readonly GapMark[] = ['fault', 'possible', 'expected'];
/** A feature seen less often tells nothing. */
const leastSeen = 3;
const rounds = 6;
const averagedRounds = 3;
const step = 0.03;
/** Weights are kept as whole numbers of this many parts, and a feature of none is dropped. */
const unit = 50;
const seed = 7;

interface Gap {
  features: number[];
  answer: number;
}

function learn(gaps: readonly Gap[], featureCount: number, random: Random): Float64Array {
  const weights = new Float64Array(featureCount * classes.length);
  const moved = new Float64Array(weights.length).fill(1e-4);
  const mean = new Float64Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, answer } of random.shuffle(gaps)) {
      const chances = weigh(weights, features);
      for (const [kind, chance] of chances.entries()) {
        const error = chance - (kind === answer ? 1 : 0);
        for (const feature of features) {
          const place = feature * classes.length + kind;
          moved[place] = (moved[place] ?? 0) + error * error;
          weights[place] = (weights[place] ?? 0) - (step * error) / Math.sqrt(moved[place] ?? 1);
        }
      }
    }
    if (round < rounds - averagedRounds) continue;
    for (const [place, weight] of weights.entries())
      mean[place] = (mean[place] ?? 0) + weight / averagedRounds;
  }
  return mean;
}

function weigh(weights: Float64Array, features: readonly number[]): number[] {
  const sums = classes.map((_, kind) =>
    features.reduce((sum, feature) => sum + (weights[feature * classes.length + kind] ?? 0), 0),
  );
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
  const whole = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / whole);
}

const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));
const marked = readPauseMarks(`${dataFolder}pause-marks.txt`);
const found = marked.flatMap(({ view, marks }) => {
  const features = listGapFeatures(view);
  return marks.flatMap((mark, index) =>
    mark === undefined ? [] : [{ codes: features[index] ?? [], answer: classes.indexOf(mark) }],
  );
});
const counts = new Map<number, number>();
for (const { codes } of found) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
const known = [...counts].filter(([, count]) => count >= leastSeen).map(([code]) => code);
const placeByCode = new Map(known.map((code, place) => [code, place]));
const gaps = found.map(({ codes, answer }) => ({
  features: codes.flatMap((code) => placeByCode.get(code) ?? []),
  answer,
}));
const weights = learn(gaps, known.length, createRandom(seed));
const rows = known
  .map((code, place) => ({
    code,
    row: classes.map((_, kind) => Math.round((weights[place * classes.length + kind] ?? 0) * unit)),
  }))
  .filter(({ row }) => row.some((weight) => Math.abs(weight) > 4))
  .sort((left, right) => left.code - right.code);
writeFileSync(
  `${dataFolder}pause-weights.json`,
  `${JSON.stringify({ unit, features: rows.map(({ code }) => code), weights: rows.flatMap(({ row }) => row) })}\n`,
);
console.log(`${marked.length} sentences, ${gaps.length} gaps, ${rows.length} features`);
