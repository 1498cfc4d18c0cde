import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a part before its subject that no comma ends', () => {
  it.each([
    ['Each door led on, and in order to reach the kitchen one might have to wake the cook.', 'kitchen / one'],
    [
      'The pills are cheap here, but to a poor man with insulin to keep cold they may be out of reach.',
      'cold / they',
    ],
    ['He painted all day, and when his wife died in 1902 he felt that the house was too big.', '1902 / he'],
    ['The mud has few worms, so when the boat was raised in 1975 it was nearly whole.', '1975 / it'],
    ['They were only promises, and when the market collapsed the promises were not kept.', 'collapsed / the'],
    [
      'The wall stops the waves, and from the moment it is finished it begins to decay, whereas a hedge grows.',
      'finished / it',
    ],
    ['They seldom speak of it, for when they succeed there is nothing left to say.', 'succeed / there'],
    ['What they gain in comfort they lose in freedom, and few complain.', 'comfort / they'],
    ['In the early days of the race nobody knew how to rest.', 'race / nobody'],
    ['She said that with only two more weeks she could have finished the book.', 'weeks / she'],
  ])('has its own pause: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['In the letter she wrote to him there was no hope.', 'letter / she'],
    ['By mixing it with milk, they made the paste soft and white.', 'mixing / it'],
    ['Once we have lost something we value, it seems to grow in worth.', 'something / we'],
    ['It was late, and when the guard fed the dogs he kept, they slept.', 'fed / the'],
    ['They stayed, and when the owner opened the door they had built, nobody spoke.', 'opened / the'],
    ['By the next day there was an island.', 'day / there'],
    ['What he says he means, and nobody doubts it.', 'says / he'],
  ])('is not seen where the subject belongs to it: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
