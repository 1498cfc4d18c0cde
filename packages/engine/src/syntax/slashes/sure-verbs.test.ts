import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('verbs beyond doubt', () => {
  it.each([
    'This changed / after the printing press was brought to the island.',
    'Birds that feed alone / often starve, / those that watch for hawks together / may live longer, / and the rest are lost.',
  ])('have their pauses beside them: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
