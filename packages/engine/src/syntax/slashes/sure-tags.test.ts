import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('tags beyond doubt', () => {
  it.each([
    'This changed / after the printing press was brought to the island.',
    'A large town must double in size / before its first digit becomes 2, / whereas a town of 9,000 needs to grow only slightly.',
    'The program checked every single case, / leaving the truth of the theorem established / but its reason as obscure as before.',
    'Today it is used even to restore old documents and works of art.',
    'Birds that feed alone / often starve, / those that watch for hawks together / may live longer, / and the rest are lost.',
  ])('show where the pauses are: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
