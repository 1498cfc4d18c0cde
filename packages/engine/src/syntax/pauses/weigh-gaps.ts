import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import type { GapChances } from '#syntax/pauses/choose-pauses.ts';
import { listGapFeatures } from '#syntax/pauses/gap-features.ts';
import table from '../../../data/pause-weights.json' with { type: 'json' };

/** Weights of a feature: for a fault, for a pause that may be made, and for one that is expected. */
const classCount = 3;

let placeByFeature: ReadonlyMap<number, number> | undefined;

/**
 * The chances of each gap of a sentence, entry `index` for the gap before that token; undefined at the beginning and where
 * no space stands. Learned from `data/pause-marks.txt` by `build/train-pauses.ts`.
 */
export const weighGaps = readOnce((view: SentenceView): readonly (GapChances | undefined)[] =>
  listGapFeatures(view).map((features, index) => (hasRoom(view, index) ? weigh(features) : undefined)),
);

const hasRoom = ({ analysis, at }: SentenceView, index: number): boolean =>
  index > 0 && /\s/u.test(analysis.text.charAt(at(index).start - 1));

function weigh(features: readonly number[]): GapChances {
  placeByFeature ??= new Map(table.features.map((feature, place) => [feature, place]));
  const sums = [0, 0, 0];
  for (const feature of features) {
    const place = placeByFeature.get(feature);
    if (place === undefined) continue;
    for (let kind = 0; kind < classCount; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + (table.weights[place * classCount + kind] ?? 0);
  }
  const [fault = 0, possible = 0, expected = 0] = toChances(sums.map((sum) => sum / table.unit));
  return { fault, possible, expected };
}

/** Sums of weights as chances that add up to 1. */
function toChances(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const whole = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / whole);
}
