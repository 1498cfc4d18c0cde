import { describe, expect, test } from 'vitest';

import { measureNearness, weighSubjects } from '#meaning/subject-relevance.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const weigh = (text: string, topic: string) => {
  const source = { id: text, text, topic };
  return weighSubjects(source, analysePassageOnce(source));
};

describe('what a passage turns on', () => {
  test.each([
    [
      'The sparrow sings above the traffic. A bird changes its song, and birds in the city sing higher. Every bird pays.',
      'the change of birdsong in noisy cities',
      'bird',
    ],
    ['A ferry crosses twice a day. Ferries bring mail.', 'the importance of ferries for islands', 'ferry'],
    ['They mend what breaks. Nobody thanks them.', 'the neglected value of maintenance', 'maintenance'],
  ])('%s: %s', (text, topic, main) => {
    expect([...weigh(text, topic).mains]).toContain(main);
  });

  test('is not what only stands before its noun', () => {
    const { mains, others } = weigh(
      'A safety lamp is small. The safety lamp saved miners, and lamps went down with every miner.',
      'the invention of the safety lamp',
    );
    expect([...mains]).toContain('lamp');
    expect([...mains, ...others]).not.toContain('safety');
  });
});

test('a line that names more of it is nearer, and one on kin of it farther', () => {
  const relevance = new Map([
    ['ferry', 6],
    ['island', 3],
  ]);
  const measure = (line: string, keys: string[]): number =>
    measureNearness(line, keys, relevance, new Set(['ferry']));
  const both = measure('ferries to small islands', ['ferry', 'island']);
  const one = measure('the price of ferries', ['ferry']);
  const kin = measure('the price of ships', ['ship', 'ferry']);
  expect(both).toBeGreaterThan(one);
  expect(one).toBeGreaterThan(kin);
  expect(kin).toBeGreaterThan(0);
  expect(measure('the price of bread', ['bread'])).toBe(0);
});
