import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a comma before a clause', () => {
  it.each([
    [
      'Miners dig tunnels by day, roofs cave in, and whole streets have sunk.',
      'day, / roofs cave in, / and whole',
    ],
    [
      'The firm changed its signs, with poor results, for elderly drivers, who read slowly, rarely saw them.',
      '/ for elderly drivers,',
    ],
    [
      'She locked the shop, walked to the station, and only then, on the platform, did she stop.',
      '/ and only then,',
    ],
    ['The hall stood empty until, one by one, the singers came back.', 'empty / until, one by one,'],
    [
      'Lamps flicker, engines stop, a voice calls from the dark road.',
      'Lamps flicker, / engines stop, / a voice',
    ],
    ['The king returned alone, his horse lame and his coat torn.', 'alone, / his horse lame'],
    [
      'Some blamed the heat, then the crowds, then the noise of the trains.',
      'heat, / then the crowds, / then',
    ],
    ['No machine can do that, since it cannot miss what is not there.', 'that, / since'],
    ['The road is closed, and with it went the trade they lived on.', 'closed, / and with it'],
  ])('parts: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['Frogs, herons, and beavers live along the quiet river.', 'Frogs, /'],
    ['The door, however, had been open the whole night.', 'door, /'],
    ['A city in which every lamp, lift and door reports its state is hard to love.', 'lamp, /'],
    ['Her second novel, Go Tell the Bees, sold a million copies.', 'novel, Go / Tell'],
  ])('of a row or an aside does not: %s', (text, pause) => {
    expect(cutSentence(text)).not.toContain(pause);
  });
});
