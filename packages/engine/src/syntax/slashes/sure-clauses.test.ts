import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a clause without a word of its own', () => {
  it.each([
    ['They asked the old sailors who have said ships in the far south should wait.', 'said / ships'],
    ['She quoted the doctors who think the new law will save many lives.', 'think / the new law'],
    [
      'Silence is the best medicine and getting seven hours of sleep has become a luxury.',
      'medicine / and getting',
    ],
    ['The paper that first proposed that fevers spring from water was laughed at.', 'proposed / that'],
    ['The garden was a refuge and walking through it in the rain was a joy.', 'refuge / and walking'],
  ])('is parted from what stands before it: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['A captain who never takes that road is not brave at all.', 'takes / that'],
    ['The keeper who never opens that gate is only doing what he was told.', 'opens / that'],
    ['Baking bread and selling it at the market is hard work in winter.', 'bread / and'],
    ['The shop sells what people say they need in a cold winter.', 'say / they'],
  ])('is not seen where there is none: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
