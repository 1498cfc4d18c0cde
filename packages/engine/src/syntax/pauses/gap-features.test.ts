import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';
import { listGapFeatures } from '#syntax/pauses/gap-features.ts';

function featuresOf(text: string): number[][] {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return listGapFeatures(viewSentence(analysis, sentence));
}

describe('listGapFeatures', () => {
  it('tells every gap but the first by numbers of 32 bits, none twice in a gap', () => {
    const [source] = sampleBook.units.flatMap(({ passages }) => passages.map((one) => one.source));
    const [first, ...others] = featuresOf(source?.text.split('. ')[0] ?? '');
    expect(first).toEqual([]);
    for (const features of others) {
      expect(features.length).toBeGreaterThan(30);
      expect(new Set(features).size).toBe(features.length);
      for (const feature of features)
        expect(Number.isSafeInteger(feature) && feature >= 0 && feature < 2 ** 32).toBe(true);
    }
  });

  it('gives the same features for the same sentence', () => {
    const text = 'The crew that repaired the roof left before the storm came.';
    expect(featuresOf(text)).toEqual(featuresOf(text));
  });

  it('tells a gap by what stands around it, not by rare words', () => {
    const [one, other] = ['The old baker sold bread.', 'The old painter sold bread.'].map(featuresOf);
    const shared = (index: number) => other?.[index]?.filter((code) => one?.[index]?.includes(code)).length;
    expect(shared(3)).toBeGreaterThan(40);
    expect(one?.[3]).not.toEqual(other?.[3]);
  });
});
