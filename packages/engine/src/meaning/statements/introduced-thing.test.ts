import { describe, expect, it } from 'vitest';

import { introducesThing } from '#meaning/statements/introduced-thing.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const read = (text: string, summary: string): boolean =>
  introducesThing(analysePassage({ id: 'text', text }), analysePassage({ id: 'summary', text: summary }));

describe('introducesThing', () => {
  it.each([
    [
      'In the hills of the island lives a shy deer. It eats leaves at night.',
      'The sika is a small deer that eats at night and hides by day.',
    ],
    ['Travelers climb it at dawn.', 'Hallasan, the highest mountain in the country, was formed by fire.'],
    [
      'The tapir is a large mammal with a short trunk. It swims well.',
      'The tapir swims well and uses its trunk to pull down leaves.',
    ],
  ])('knows a passage that tells of an animal, a place or a plant', (text, summary) => {
    expect(read(text, summary)).toBe(true);
  });

  it.each([
    [
      'Habit is a quiet teacher. It shapes what we do without asking us.',
      'Habit shapes our deeds because it asks for no decision.',
    ],
    [
      'A wind turbine is a machine that makes power. Some neighbors dislike it.',
      'People accept new machines when they share in the profit.',
    ],
    [
      'Forests cool the air around them. Cities learn from this.',
      'Cities that plant trees are cooler in summer.',
    ],
  ])('leaves a passage that argues', (text, summary) => {
    expect(read(text, summary)).toBe(false);
  });
});
