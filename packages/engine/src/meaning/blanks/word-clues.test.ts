import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listDecidingClues } from '#meaning/blanks/word-clues.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { listBlankSpots } from '#wording/blank-spots.ts';

function decide(text: string, word: string): string[] | undefined {
  const source = { id: text, text };
  const context: KindContext = {
    source,
    analysis: analysePassageOnce(source),
    options: {},
    seed: 1,
    random: createRandom(1),
  };
  const spot = listBlankSpots(context).find((one) => one.word.token.lower === word);
  return spot && listDecidingClues(context.analysis, spot).map(({ token }) => token.lower);
}

describe('what decides for a word', () => {
  test.each([
    ['It rained. The road is not dark at night, but it is certainly not bright.', 'bright', 'dark'],
    [
      'It rained. Talk is cheap. Meat became cheaper, although bread remained expensive.',
      'expensive',
      'cheaper',
    ],
    [
      'It rained. The agency lives on the collection of phone records. The law lets it collect them.',
      'collect',
      'collection',
    ],
    [
      'It rained. The network lost visitors in March, a fall of four percent. The declines are sustained.',
      'declines',
      'fall',
    ],
  ])('%s', (text, word, clue) => {
    expect(decide(text, word)).toContain(clue);
  });

  test.each([
    ['company alone', 'It rained. The report reveals the size of the crowd. It was late.', 'reveals'],
    [
      'verbs of one sentence',
      'It rained. Parents are paid for sending their children, and they receive a bonus.',
      'receive',
    ],
    [
      'what the next sentence takes up',
      'It rained. One team was recording the songs of whales. The recordings showed a change.',
      'recording',
    ],
    [
      'company in which the contrary could stand as well',
      'It rained. The forms asked about their success at achieving certain goals. It was late.',
      'success',
    ],
    [
      'a neutral word far away',
      'It rained. Critics understand such films. It rained. They slept. It snowed. Their doubts were understandable.',
      'understandable',
    ],
  ])('is not %s', (_, text, word) => {
    expect(decide(text, word) ?? []).toEqual([]);
  });
});
