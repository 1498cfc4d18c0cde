import { describe, expect, test } from 'vitest';

import { listDistractorLines } from '#meaning/lines/distractor-lines.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function listTopics(text: string, topic: string): string {
  const source = { id: 'sides', text, topic };
  const stock = listDistractorLines({
    source,
    analysis: analysePassageOnce(source),
    name: 'topic',
    answer: topic,
  });
  return stock.sides.map(({ line }) => line.text).join('; ');
}

describe('what was written of all things of a name', () => {
  const forests = 'The forest is home to many birds. A forest grows slowly, and forests keep the soil.';

  test('stands beside a passage on them', () => {
    expect(listTopics(forests, 'the value of forests for birds')).toMatch(/fire/u);
  });

  test('does not stand beside a passage on one sort of them', () => {
    const kelp = forests.replaceAll('forest', 'kelp forest');
    const sides = listTopics(kelp, 'the value of kelp forests for birds');
    expect(sides).toMatch(/kelp forests/u);
    expect(sides).not.toMatch(/fire/u);
  });

  test('does not stand beside a passage that tells of old years', () => {
    const now = 'The bicycle is cheap. A bicycle needs no fuel, and bicycles take little room.';
    const then = 'The bicycle came in 1885. A bicycle needed no fuel, and bicycles took little room.';
    expect(listTopics(now, 'the social influence of the bicycle')).toMatch(/to work/u);
    expect(listTopics(then, 'the social influence of the bicycle')).not.toMatch(/to work/u);
    expect(listTopics(then, 'the social influence of the bicycle')).toMatch(/bicycles/u);
  });
});
