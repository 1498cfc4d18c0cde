import { expect, test } from 'vitest';

import { toTitle } from '#meaning/lines/title-shapes.ts';

test.each([
  ['the effect of loud music on the taste of food', 'How Loud Music Affects the Taste of Food'],
  ['the influence of street lamps on moths', 'How Street Lamps Affect Moths'],
  ['the impact of rain and wind on runners', 'How Rain and Wind Affect Runners'],
  ['the effect of keeping bees on gardens', 'How Keeping Bees Affects Gardens'],
  ['the limited effect of rain on moods', 'Rain: A Minor Influence on Moods'],
  ['the importance of social skills', 'Why Social Skills Matter'],
  ['why telling jokes matters', 'Why Telling Jokes Matters'],
  ['the hidden effect of rain on moods', 'The Hidden Effect of Rain on Moods'],
])('%s is worded as a title', (topic, title) => {
  expect(toTitle(topic)).toBe(title);
});
