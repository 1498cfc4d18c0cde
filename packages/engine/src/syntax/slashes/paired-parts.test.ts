import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a second part with more than its first word', () => {
  it.each([
    [
      'The firm answered with lamps that blink and doors that sing when a guest arrives.',
      'blink / and doors',
    ],
    ['The prize goes not to those who train most but to those who sleep well.', 'most / but to those'],
    ['The goats found many small plants to chew and nothing that could make them ill.', 'chew / and nothing'],
    [
      'The law helps owners of pets such as large dogs and schools in towns such as ours.',
      'dogs / and schools',
    ],
    [
      'He wrote a speech, praising those who win with grace and pitying those who lose in anger.',
      'grace / and pitying',
    ],
    [
      'They were late, for the train left early and the driver had forgotten the map.',
      'early / and the driver',
    ],
    ['He trusted them, although neither brought a lamp and both were afraid of the dark.', 'lamp / and both'],
    [
      'Pupils who slept well remembered more of what they had heard than those who stayed awake.',
      'heard / than those',
    ],
  ])('is parted from the first: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['We like a house that has a stove and a garden that is not too large.', 'stove / and'],
    ['The old dog and the cat that lived next door slept all day.', 'dog / and'],
    ['He spoke slowly and both his sons listened.', 'both / his'],
    ['Animals such as dogs and cats live with us in the house all year.', 'dogs / and'],
    ['Nobody was faster or the better rider than those boys.', 'rider / than'],
  ])('is not seen where both are one thing: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
