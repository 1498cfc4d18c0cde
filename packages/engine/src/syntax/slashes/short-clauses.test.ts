import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('the verb of a short clause', () => {
  it.each([
    [
      'Such clubs are pleasant, and once the money dries up or the interest wears off, they quietly close.',
      'interest / wears',
    ],
    ['In June 1844 three men rowed out to the island, caught a seal, and sold its skin.', 'men / rowed'],
    [
      'The puzzle was solved once the teachers asked with whom the pupils were comparing themselves.',
      'teachers / asked',
    ],
    ['When the keeper rings the bell, the doors swing and the goats come out.', 'goats / come'],
  ])('stays with its subject: %s', (text, pause) => {
    expect(cutSentence(text)).not.toContain(pause);
  });

  it('is parted from a subject that is a clause', () => {
    expect(
      cutSentence('Whether a seed becomes a tall tree or a bush depends on the wind, with mild winds best.'),
    ).toContain('bush / depends');
  });
});
