import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('the end of a long subject where the clauses leave no doubt', () => {
  it.each([
    'To many lawyers of the time, / the idea / that a forest might have rights / sounded either bold or mad.',
    'Words that give strength / to what we write / lead short and noisy lives.',
    'Singers who had kept away from prizes to be fair to everyone / learned / that silence also speaks.',
  ])('has its pause: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it('does not stand inside a phrase that only looks like one', () => {
    expect(
      cutSentence('He learned of a code of twelve raised dots that an officer, Paul Lowe, had invented.'),
    ).not.toContain('twelve / raised');
  });
});
