import { describe, expect, test } from 'vitest';

import { listLineSlots } from '#meaning/lines/line-slots.ts';

const read = (line: string): string[] =>
  listLineSlots(line).map(({ before, phrase, after }) => `${before} [${phrase}] ${after}`.trim());

describe('the things of a topic for which another could stand', () => {
  test.each([
    [
      'the effect of rain on old roofs',
      ['the effect of [rain] on old roofs', 'the effect of rain on [old roofs]'],
    ],
    ['the influence of the stove on cooking', ['the influence of [stove] on cooking']],
    [
      'the role of contact with dogs in preventing asthma',
      [
        'the role of [contact with dogs] in preventing asthma',
        'the role of contact with dogs in preventing [asthma]',
      ],
    ],
  ])('%s', (line, slots) => {
    expect(read(line)).toEqual(slots);
  });

  test.each([
    'how rivers move',
    'the value of weeds that feed bees',
    'the use of sand and the damage it causes',
    'the appeal of towns divided by rivers',
  ])('a clause has none: %s', (line) => {
    expect(read(line)).toEqual([]);
  });

  test('a long line is read at once', () => {
    expect(listLineSlots(`the value ${'of roads '.repeat(300)}!`)).toEqual([]);
  });
});
