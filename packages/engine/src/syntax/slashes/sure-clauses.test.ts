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
    'Guests who do so / make far better friends / than those / who stay silent.',
    'Dozens of boys / who had never sung / start humming together / when the lights go out.',
    'Children who feel cheated / leave the game early.',
    'A widow / whose son had not written for years / told us / she wept at every knock.',
    'Once the flood had reached the mill, / the same doors / that had been locked for years / suddenly seemed weak.',
    'When the house he has / falls short of his hopes, / he moves.',
    'It shows / that everyone else thought / the bread was stale.',
    'Nobody noticed / how few boats were left / until the storm came.',
  ])('ends before the verb of its noun: %s', (text) => {
    expect(cutSentence(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    ['What the children did so well was draw the old bridge.', 'so / well'],
    ['The coach has never let the young boys start the game alone.', 'boys / start'],
    ['The pupils given them by the school were very young.', 'given / them'],
    ['Once a week they met at the station and went to the sea.', 'week they / met'],
    ['The doctor has people waiting in the hall every morning.', 'people / waiting'],
    ['A thought shared early is worth more than a plan kept secret.', 'thought / shared early'],
  ])('has no verb of its noun where there is none: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
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
