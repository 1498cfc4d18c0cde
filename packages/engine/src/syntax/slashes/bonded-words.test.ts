import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('words that one small word ties together', () => {
  it.each([
    ['The captain, a man who had lost two ships, resolved to lay his charts aside.', 'to / lay'],
    ['A letter of fewer than a hundred words took him several weeks to write.', 'fewer / than'],
    ['When the guards opened and closed the iron gate, they heard it groan.', 'opened / and'],
    ['Farmers buy and sell when the harvest fails in the north.', 'buy / and'],
    ['The soup came out pale and thin instead of thick and clear, and nobody ate it.', 'thick / and'],
    ['The owner believes that guests who stayed then would return every summer.', 'stayed / then'],
  ])('stay together: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    ['He walked to the river and sold his old boat to a stranger.', 'river / and sold'],
    [
      'They hid the letters with someone they trusted and received a ticket, which soon went astray.',
      'trusted / and',
    ],
    ['The new bridge carries many more cars than the old one ever carried.', 'cars / than'],
    ['The pupils who stayed in the hall would remember the music.', 'hall / would'],
  ])('leave other pauses where they are: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });
});
