import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a few words said in one breath', () => {
  it.each([
    ['It was not until the war ended that the town rebuilt its bridge.', 'was / not'],
    ['The trouble was not that the farmers had no seed.', 'was / not'],
    ['Nor was that the last of the fires.', 'was / that'],
    ['Nurses hope that the songs calm the children, and children like to sing along.', 'children / like'],
    ['Each time we open the gate, we find the same tracks.', 'time / we'],
    ['He had sold the whole farm by the time she was seven.', 'time / she'],
    [
      'Three years later she learned of a set of nine painted tiles that a Dutch sailor, Jan Bakker, had sold.',
      'nine / painted',
    ],
    [
      'On average, the herds live on land with a population density of 12 people per square mile, and wolves stay away.',
      'people / per',
    ],
    ['The climbers had at last reached one of the highest villages in the world.', 'villages / in'],
    [
      'To answer a rule with which we disagree, we must ask what worries or hopes lie behind it.',
      'worries / or',
    ],
    ['He taught for ten years at a school for the deaf in Vienna.', 'school / for'],
    [
      'On May 3, 1901, the bankers of the United States and Mexico abandoned dozens of old coins in favor of a few new ones.',
      'States / and',
    ],
    ['The mayor also said: "You should feel encouraged young voters are returning."', 'feel / encouraged'],
  ])('stay together: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    ['The hotel sits in third place and a small bakery sits in fourth.', 'place / and a small'],
    [
      'The villages differ, one being among the oldest and the other among the newest.',
      'oldest / and the other',
    ],
    [
      'The house stood silent, with its doors closed by iron bars and high walls guarded by dogs.',
      'bars / and high walls',
    ],
    ['The baker who had lost his shop in the fire opened another one.', 'fire / opened'],
    ['The captain knew that the storm would come before the night was over.', 'knew / that'],
    ['The workers left the field by the river when the bell rang.', 'river / when'],
  ])('part where the next begins: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });
});
