import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('two things that one word holds together', () => {
  it.each([
    [
      'As long as cooking and eating depended on wood, the family had to live near a forest.',
      'cooking / and',
    ],
    ['Why should younger and fitter singers follow her advice?', 'younger / and'],
    ['The villagers sat down to their meal at seven or eight in the evening, tired from work.', 'seven / or'],
    ['She was the first sprinter to win three medals in track and field at a single event.', 'track / and'],
    [
      'Storms carried sand and farm waste from the dry lake into the towns, where people fell ill.',
      'sand / and',
    ],
    ['The campers left behind piles of bones and spoiled food that attracted hungry bears.', 'bones / and'],
  ])('%s', (text, pause) => {
    expect(cutSentence(text)).not.toContain(pause);
  });

  it('leaves a second thing behind its own preposition', () => {
    expect(
      cutSentence('A patient who lies still wastes away, losing muscle within days and bone within weeks.'),
    ).toContain('days / and bone');
  });

  it('opens a row of subjects at its conjunction', () => {
    expect(
      cutSentence(
        'She had no teacher, for Maria Sanz, Peter Holm, and their students had left the island by then.',
      ),
    ).toContain('teacher, / for Maria Sanz, Peter Holm, and their students');
  });
});
