import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a word that has the tag of a noun where only a verb can stand', () => {
  it.each([
    'Voters faced with a rule / they find unfair / look for a way around it.',
    'Tourists tired of a town / they find dull / wait for the first train home.',
    'Asking them riddles about a story / they have not heard / seems to be a mistake.',
    'A word whispered early in a meeting / acts as a warning to all of them.',
  ])('ends the subject before it: %s', (text) => {
    expect(cutSentence(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    ['The box held a dozen eggs that were cracked.', 'dozen / eggs'],
    ['The city opened a customer services office near the station.', 'customer / services'],
    ['They praise a method they find useful for the care of old trees.', 'useful / for'],
    ['Each time they find fresh demand for bread, they bake more of it.', 'fresh / demand'],
    ['Before we blame them, we should ask whether we have given them reasons to be.', 'them / reasons'],
  ])('stays a noun elsewhere: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    'Children who hear more of it / have been found to learn faster.',
    'Guests who see more of it / have been known to return in winter.',
    'Sailors who watch all of it / have been seen to weep.',
  ])('is have before been, behind a verb of hearing and seeing: %s', (text) => {
    expect(cutSentence(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    ['The letter should by then have been sent to the owner.', 'then / have'],
    ['Would the roof have been lost in a storm like that one?', 'roof / have'],
    ['They hoped to have been there before the others came.', 'to / have'],
  ])('leaves have to its helper: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
