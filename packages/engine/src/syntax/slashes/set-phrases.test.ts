import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('set phrases', () => {
  it.each([
    ['The village as a whole grew richer while its poorest farms failed.', 'village / as'],
    ['The walkers were just as tired and just as hungry as the guide who led them.', 'were / just'],
    ['Each beam must hold ten times the load, which is about as much as it can bear.', 'about / as'],
    ['The hall is deep, and as many as 2,000 people may have slept there.', 'many / as'],
    ['Ten years after that, during the long war, thieves broke into the mill.', 'after / that'],
    ['A cook who is told to use two eggs will use precisely that number and no more.', 'precisely / that'],
    ['Bakers in Norway and elsewhere have begun to use older kinds of wheat.', 'Norway / and'],
    ['He made the name from the Greek words for water and carry.', 'water / and'],
    ['People will sooner give up meat than let somebody else decide what they cook.', 'let / somebody'],
    ['When the student and her team filmed flies in the barn, they saw that many landed.', 'filmed / flies'],
    ['It proved to be a beacon, a small lamp that sends out beams of red light.', 'out / beams'],
  ])('stay whole: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    'The clerk did / as she was told / and went home.',
    'Nobody knew / that number four had left the yard before dawn.',
    'What the old pilot sends / beams down to a small dish on the roof.',
  ])('are not seen in a clause: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
