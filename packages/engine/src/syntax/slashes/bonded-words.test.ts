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
    ['How much this bridge matters became clear in the north in the winter of 1963.', 'became / clear'],
    ['How little this label matters became plain in the north in the spring.', 'became / plain'],
    ['Tired of the delays in the town, Martha had herself elected mayor of the place.', 'herself / elected'],
    ['Tired of the noise, the miller got himself elected mayor of the town.', 'himself / elected'],
    ['The bridge opened that coast to the traders who came from the north.', 'opened / that'],
    ['The storm emptied that harbor of the boats that had lain there for years.', 'emptied / that'],
    ['The cook stirred that thick soup for almost an hour before the guests came.', 'stirred / that'],
    ['Guests who see more of it have been known to admire and praise its walls for years.', 'admire / and'],
    [
      'Children who hear more of it have been seen to guess and add more endings by the age of six.',
      'guess / and',
    ],
    ['After dark the guards will lock and bolt every door of the palace.', 'lock / and'],
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
    ['Whatever the old owner promised became worthless after the great fire.', 'promised / became'],
    ['The clerk who had money lost it on the way to the market.', 'money / lost'],
    ['The soup she had the cook made was cold before noon.', 'made / was'],
    ['She forgot that bread dries out when nobody covers it.', 'forgot / that'],
    ['The other side had to concede that luck, like the weather, is blind.', 'concede / that'],
    ['The guests said that tea which cools too fast is no use to them.', 'said / that'],
    ['He lived for years in a house that rain had ruined.', 'house / that'],
    ['They want to rest and the children want to play in the yard.', 'rest / and'],
    ['She wanted to sell the farm and buy a small house by the sea.', 'farm / and'],
  ])('leave other pauses where they are: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });
});
