import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import type { GapChances } from '#syntax/pauses/choose-pauses.ts';
import { listMajorBorders } from '#syntax/pauses/major-borders.ts';
import { placeWeights, readChances, runNetwork } from '#syntax/pauses/network.ts';
import { readNetworkTokens, shapeNetwork } from '#syntax/pauses/pause-network.ts';
import table from '../../../data/pause-weights.json' with { type: 'json' };

const shape = shapeNetwork(table.signs.length);
const places = placeWeights(shape);

const readTable = readOnce(({ signs, weights, unit }: typeof table) => ({
  placeBySign: new Map(signs.map((sign, place) => [sign, place])),
  weights: new Float32Array(weights).map((weight) => weight / unit),
}));

/**
 * The chances of each gap of a sentence, entry `index` for the gap before that token; undefined at the beginning and where
 * no space stands. Learned from `data/pause-marks.txt` by `build/train-pauses.ts`.
 */
export const weighGaps = readOnce((view: SentenceView): readonly (GapChances | undefined)[] => {
  const { placeBySign, weights } = readTable(table);
  const tokens = readNetworkTokens(view, (sign) => placeBySign.get(sign));
  const run = runNetwork(shape, places, weights, tokens);
  const major = listMajorBorders(view);
  return tokens.map((_, index) => {
    if (!hasRoom(view, index)) return undefined;
    const [fault = 0, possible = 0, expected = 0] = readChances(shape, run, index);
    const isMarked = mark.test(view.at(index - 1).text);
    return { fault, possible, expected, isMarked, isMajor: isMarked || major.has(index) };
  });
});

const mark = /[,:;–—]$/u;
const hasRoom = ({ analysis, at }: SentenceView, index: number): boolean =>
  index > 0 && /\s/u.test(analysis.text.charAt(at(index).start - 1));
