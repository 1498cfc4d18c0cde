import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('a last look at the chunks', () => {
  it.each([
    'When the price of wheat or rice climbs, / the bakers make smaller loaves.',
    'The door, / as the painter Pablo Ruiz Blasco remarked, / belongs to nobody.',
    'The doctors work faster / than the size of their town may suggest, / although they are few.',
  ])('leaves no verb alone: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'People look at a problem from one angle alone / and search for facts / that support them.',
    'In 1956 she became a full member at Harvard / and the first woman / to head a school there.',
    'It grows / when the player has every chance in his favor / and shrinks / when he has none.',
    'Drugs of this kind might help patients recovering from surgery / or travelers on the way to Mars.',
    'He had a difficult youth, / for his father died early / and his mother was given to dark moods.',
    'Children learn in mixed company, / with the younger ones tagging along / and the older ones looking out for them.',
    'In daily life we are drawn to winners / and hurry to claim a share in their glory.',
  ])('pauses before the greater part: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'Passing the test was long thought to require a sense of self, / and few animals did.',
    'For years the guards took the noise to be a signal / from the other side of the river.',
    'The room was so cold / that the only thing to think about / was the fire in the kitchen.',
    'Few walkers ask / why the birds settled among them in the first place.',
    'Bats travel by night, / when the air is calm / and few hawks are about, / and they sleep by day.',
  ])('leaves no short piece of a clause: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'Harsh words to oneself / only make matters worse, / since they add to the pain.',
    'A speech by the old sailor / so moved her / that she never forgot the evening.',
    'A word used constantly / loses its strength.',
  ])('keeps an adverb with its verb: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'The doctors went on treating the fever / as a disorder of the nerves or the mind.',
    'Cities that controlled a salt mine or a port / grew rich, / and the others grew poor.',
    'What strikes a modern audience / as stiff / was, in fact, / a highly refined art.',
    'The pupils were told to use two colors, / and the teacher said / that both would do.',
    'A house / that nobody has lived in for years / costs more than it is worth.',
    'They warned / that the gases / used in old cans and coolers / were rising into the air.',
    'The workers rested in the shade of the wall / while the women sang.',
  ])('leaves other pauses where they are: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
