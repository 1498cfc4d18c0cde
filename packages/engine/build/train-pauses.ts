/**
 * Learns `data/pause-weights.json` from `data/pause-marks.txt`:
 * `node --max-old-space-size=8000 --import tsx packages/engine/build/train-pauses.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createRandom } from '../src/random.ts';
import { placeWeights, readChances, runNetwork } from '../src/syntax/pauses/network.ts';
import { gapMarks, readNetworkTokens, shapeNetwork } from '../src/syntax/pauses/pause-network.ts';
import { listTokenSigns } from '../src/syntax/pauses/token-signs.ts';
import { learnNetwork, type Lesson } from './learn-network.ts';
import { readPauseMarks, type MarkedSentence } from './read-pause-marks.ts';

/** A sign seen less often tells nothing. */
const leastSeen = 8;
const schedule = { rounds: 17, batch: 24, step: 0.002, thinned: 0.1, signsDropped: 0.1 };
/** Weights are kept as whole numbers of this many parts. */
const unit = 256;
const seed = 7;

const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));
const marked = readPauseMarks(`${dataFolder}pause-marks.txt`);
const kept = readPauseMarks(`${dataFolder}pause-marks-kept.txt`);

const counts = new Map<string, number>();
for (const { view } of marked)
  for (const sign of listTokenSigns(view).flat()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
const signs = [...counts.keys()].filter((sign) => (counts.get(sign) ?? 0) >= leastSeen).sort();
const placeBySign = new Map(signs.map((sign, place) => [sign, place]));
const shape = shapeNetwork(signs.length);
const places = placeWeights(shape);

const toLesson = ({ view, marks }: MarkedSentence): Lesson => ({
  tokens: readNetworkTokens(view, (sign) => placeBySign.get(sign)),
  classes: marks.map((mark) => (mark === undefined ? -1 : gapMarks.indexOf(mark))),
});
const lessons = marked.map(toLesson);
const keptLessons = kept.map(toLesson);

/** The mean loss of a gap over sentences that are not learned from. */
function measureKept(weights: Float32Array): number {
  let [loss, gaps] = [0, 0];
  for (const { tokens, classes } of keptLessons) {
    const run = runNetwork(shape, places, weights, tokens);
    for (const [index, answer] of classes.entries()) {
      if (answer < 0) continue;
      const chances = readChances(shape, run, index);
      loss -= Math.log(chances[answer] ?? 0);
      gaps += 1;
    }
  }
  return loss / gaps;
}

const weights = learnNetwork(shape, lessons, schedule, createRandom(seed), (round, loss, now) =>
  console.log(`round ${round + 1}: ${loss.toFixed(4)}, kept ${measureKept(now).toFixed(4)}`),
);
writeFileSync(
  `${dataFolder}pause-weights.json`,
  `${JSON.stringify({ unit, signs, weights: Array.from(weights, (weight) => Math.round(weight * unit)) })}\n`,
);
console.log(`${lessons.length} sentences, ${signs.length} signs, ${weights.length} weights`);
