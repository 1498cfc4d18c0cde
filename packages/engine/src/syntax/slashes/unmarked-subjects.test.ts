import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a subject behind a phrase or clause without a comma, and its own verb', () => {
  it.each([
    [
      'From the end of the nineteenth century factories began to replace the small workshops.',
      'century / factories',
    ],
    [
      'In the middle of the long drought farmers noticed that the old wells still held water.',
      'drought / farmers',
    ],
    ['By the end of the second year nearly half of the workers had left.', 'year / nearly half'],
    ['Having lost the map the hikers followed the stream down to the valley.', 'map / the hikers'],
    ['However hard they tried the workers could not move the stone.', 'tried / the workers'],
    [
      'Hardly anyone wants it, yet next to such a poor deal the large box suddenly looks cheap.',
      'deal / the large box',
    ],
    ['Children who grow up near the coast fear storms less than visitors do.', 'coast / fear'],
    ['Voting is a habit, and leaders who know this appeal to people as members of a town.', 'this / appeal'],
    [
      'They are sorted by year, so a boy born on the first of January trains alongside older ones.',
      'January / trains',
    ],
    [
      'A new day can be a border, and whatever happened before it seems to belong to someone else.',
      'before it / seems',
    ],
    ['So a chair designed for everybody in fact suited nobody in the room.', 'everybody / in fact suited'],
    [
      'Gaps open up in the roof long before the damage can be seen from below.',
      '/ long before the damage can',
    ],
    [
      'The idea was strange, but what really troubled the old men / was fear.'.replace(' / ', ' '),
      'men / was',
    ],
  ])('is found: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['To look hard at a pigeon for once is to wake up to the days that slip by.', 'pigeon / for once'],
    ['It rained for days, and it was promptly called off by the mayor.', 'it / was'],
    ['In the shade of the chestnut trees stood a small wooden chapel.', 'chestnut / trees'],
    ['A survey taken that very night suggested that few had heard the speech.', 'taken / that very'],
    ['Ask a native speaker why and he will usually shrug.', '/ why and'],
    [
      'Asked about presents they had received, the couples praised the ones they had wished for.',
      'about / presents',
    ],
  ])('is not parted elsewhere: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
