import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('the second end of a pair, a means and a place behind a clause or a phrase', () => {
  it.each([
    [
      'A good answer shows that a method works without telling us which of its steps matter.',
      'works / without',
    ],
    ['The teacher showed that the rule worked by testing it on hundreds of cases.', 'worked / by'],
    ['We learn which of the fruits are safe by watching what others eat.', 'safe / by'],
    [
      'The river flows from the high plains where it rises to the swamps that surround the capital.',
      'rises / to',
    ],
    [
      'Luck has many faces, from a burnt cake that led to a new bread to a weak glue that changed offices.',
      'bread / to',
    ],
    ['The company offered neither an apology to its customers nor any of the money.', 'customers / nor'],
    ['They have begun to wire tiny lamps in the walls to the switches that stand by the door.', 'walls / to'],
    ['She ran the race over five miles by more than a minute faster, or so they say.', 'miles / by'],
  ])('has a pause before it: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['The metal is shaped by heating it in a fire.', 'shaped / by'],
    ['A cone taller than a house stood in the field where he had been working.', 'taller / than'],
    ['The box costs six and a half dollars in every shop of the town.', 'six / and'],
    ['They saved three hundred and fifty thousand books from the fire in the old library.', 'hundred / and'],
    ['It was the first photograph of a single snow crystal that anyone had seen.', 'single / snow'],
    ['He wanted neither bread nor milk from the people in the village.', 'bread / nor'],
  ])('is one unit with its neighbours: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
