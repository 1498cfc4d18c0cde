import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a stressed phrase behind a whole clause', () => {
  it.each([
    ['The moth manages to find the flower even on nights without a moon.', 'flower / even on'],
    ['These towers make fresh water even in months of drought.', 'water / even in'],
    ['The old roads are full of trucks especially at the end of the week.', 'trucks / especially at'],
  ])('has its own pause: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['The gardens of the palace even in winter look green and fresh.', 'palace / even'],
    ['The rule is hard even for adults.', 'hard / even'],
    ['They sang even in the rain.', 'sang / even'],
  ])('is not parted where the clause is not whole: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
