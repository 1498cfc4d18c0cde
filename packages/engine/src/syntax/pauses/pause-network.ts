import { readCoordinates } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { readWordOnce } from '#read-once.ts';
import type { NetworkShape, NetworkToken } from '#syntax/pauses/network.ts';
import { listTokenSigns } from '#syntax/pauses/token-signs.ts';

/** What a reader marks before a token; the classes of the network, in this order. */
export const gapMarks = ['fault', 'possible', 'expected'] as const;

/** Signs are known by their place in a list, which is learned. */
export const shapeNetwork = (signs: number): NetworkShape => ({
  signs,
  coordinates: 100,
  width: 48,
  hidden: 48,
  reaches: [1, 2, 4, 8],
  classes: gapMarks.length,
});

const none = new Float32Array();

const readVector = readWordOnce((word: string): Float32Array | undefined => {
  const coordinates = readCoordinates(word);
  return coordinates === undefined ? undefined : Float32Array.from(coordinates);
});

/** The tokens of a sentence as the network reads them; signs that it does not know are left out. */
export function readNetworkTokens(
  view: SentenceView,
  placeOf: (sign: string) => number | undefined,
): NetworkToken[] {
  return listTokenSigns(view).map((signs, index) => {
    const { lemma, lower } = view.at(index);
    return {
      signs: signs.flatMap((sign) => placeOf(sign) ?? []),
      vector: readVector(lemma) ?? readVector(lower) ?? none,
    };
  });
}
