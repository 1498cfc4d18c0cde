import { describe, expect, test } from 'vitest';
import { findPointer, scoreCut } from '#cohesion/cuts.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** The evidence of the last block, whose first sentences are given; undefined when the cut is refused. */
function readLastEvidence(sentences: string, second = 'Ten years later'): string[] | undefined {
  const text = `Ada Moor was born in 1820 in Leeds and loved to watch the harbor at dawn with her father. In 1841 she opened a small school for girls. She painted gulls there with great care. ${second} she moved to Bern with her sister. Snow lay on the roofs of the old town. ${sentences} The gulls were printed in blue.`;
  const analysis = analysePassage({ id: 'gulls', text });
  const cut = scoreCut(analysis, [
    { first: 0, end: 1 },
    { first: 1, end: 3 },
    { first: 3, end: 5 },
    { first: 5, end: 8 },
  ]);
  return cut?.evidence[2].map(({ words }) => words);
}

describe('a noun that the last block takes up further in', () => {
  test.each([
    'A press was bought. Page after page was filled by her pupils.',
    'Her pupils came along. Most were poor.',
    'A press was bought. Nobody was paid for it.',
  ])('places the block where only an earlier block told of it: %s', (sentences) => {
    expect(readLastEvidence(sentences)).toContain('The gulls');
  });

  test('leaves the block open where nothing keeps the second one behind the first', () => {
    expect(readLastEvidence('Her pupils came along. Most were poor.', 'In 1855')).toBeUndefined();
  });

  test.each([
    'A press was bought. Gull after gull was drawn by her pupils.',
    'A press was bought. Many gulls were drawn by her pupils.',
    'A pupil drew a gull. A press was bought.',
  ])('places nothing where the block itself told of it: %s', (sentences) => {
    expect(readLastEvidence(sentences)).toBeUndefined();
  });
});

describe('a pointer that places no block', () => {
  const read = (head: string): string | undefined => {
    const text = `Dogs play and run. A judge spoke of states as laboratories. ${head} So they stay friends.`;
    const [given, first, second, last] = [0, 1, 2, 3].map((at) => ({ first: at, end: at + 1 }));
    if (!given || !first || !second || !last) throw new Error('four parts');
    const parts: [typeof given, typeof given, typeof given, typeof given] = [given, first, second, last];
    return findPointer(analysePassage({ id: 'dogs', text }), { parts }, 2)?.words;
  };

  test('is told where it stands at the head of the block', () => {
    expect(read('Implicit in this image is a doubt.')).toBe('this image');
    expect(read('The doubt that nobody has ever spoken of lies in this image.')).toBeUndefined();
  });
});
