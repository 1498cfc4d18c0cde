import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('what stands before the subject without a comma', () => {
  it.each([
    'To test her idea / the young doctor mixed two powders / in a sealed jar.',
    'To work out his bridges / Lowe hung chains and small bags of sand from strings.',
    'In the winter of 1950 / the government asked every family to save paper for the schools.',
    'At the end of the nineteenth century / bakers in London still drank the water of the river.',
    'Every time the bell rings / the dog runs to the gate.',
    'The year the tunnel opened / boats carried fewer passengers than ever.',
  ])('has its own pause, and its subject none: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    [
      'In 1912 the French painter Georges Roux spent a long winter walking through the villages.',
      'painter / Georges',
    ],
    ['To show a child the way to the nearest station takes a little patience and time.', 'child / the'],
    [
      'The day that changed the life of the whole village began like any other.',
      'day / that changed the life / of',
    ],
  ])('is not seen in one phrase: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
