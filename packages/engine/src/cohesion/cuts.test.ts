import { describe, expect, test } from 'vitest';
import { scoreCut } from '#cohesion/cuts.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** The evidence of the last block, whose first sentences are given; undefined when the cut is refused. */
function readLastEvidence(sentences: string): string[] | undefined {
  const text = `Ada Moor was born in 1820 in Leeds and loved to watch the harbor at dawn with her father. In 1841 she opened a small school for girls. She painted gulls there with Ivo Brandt. Ten years later she moved to Bern with her sister. Snow lay on a small roof near the old town. ${sentences} The gulls were printed in blue by Brandt.`;
  const analysis = analysePassage({ id: 'gulls', text });
  const cut = scoreCut(analysis, [
    { first: 0, end: 1 },
    { first: 1, end: 3 },
    { first: 3, end: 5 },
    { first: 5, end: 8 },
  ]);
  return cut?.evidence[2].map(({ words }) => words);
}

describe('the last block', () => {
  test.each([
    'The roof leaked in spring. A press was bought.',
    'A press was bought. The roof leaked in spring.',
  ])('is placed by what it takes up of the block before it: %s', (sentences) => {
    expect(readLastEvidence(sentences)).toContain('The roof');
  });

  test.each([
    'A press was bought. Page after page was filled by her pupils.',
    'Her pupils came along. Most were poor.',
    'A press was bought. Nobody was paid for it.',
  ])('is left open where it takes up an earlier block alone: %s', (sentences) => {
    expect(readLastEvidence(sentences)).toBeUndefined();
  });
});
