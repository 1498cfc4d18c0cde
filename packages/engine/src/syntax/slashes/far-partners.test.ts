import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a second verb behind a clause or phrases', () => {
  it.each([
    ['The captain trusted the charts he had been given and steered straight for the rocks.', 'given / and'],
    ['They kept the few recipes they liked and threw away the rest of the book.', 'liked / and'],
    ['He sold the boats he owned and bought a small farm near the lake.', 'owned / and'],
    ['To judge a book one must know what it set out to do and ask whether it has done it.', 'do / and'],
    ['You should write down what you expect to find and compare it with what you see.', 'find / and'],
    [
      'We must know what ought to have happened and be troubled that it did not.',
      'have happened / and be troubled',
    ],
    [
      'The poet was born in Cork, Ireland, in 1901 and moved to the coast as a young man.',
      'in 1901 / and moved',
    ],
    ['The two nurses had an hour to study all of them and report what they had seen.', 'them / and report'],
    [
      'The soft walls would take up the force of the blow and stretch out the time it lasts.',
      'blow / and stretch',
    ],
  ])('has a pause before it: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['She lost the letters he wrote and signed in his last winter at sea.', 'wrote / and'],
    ['They will tell us what to buy and sell in the market this week.', 'buy / and'],
    ['The children learned to read and write in the small school on the hill.', 'read / and'],
  ])('is read with its partner beside it: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
