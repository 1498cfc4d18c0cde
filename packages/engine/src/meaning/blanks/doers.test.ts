import { describe, expect, test } from 'vitest';

import { canBeDone } from '#meaning/blanks/doers.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const read = (text: string) => analysePassage({ id: 'doer', text }).tokens;

describe('what only somebody does', () => {
  test.each([
    ['By ignoring the old smell, the nose stays ready for a new one.', 'fear', 'ignore', false],
    ['Salt does something more important, which is to reduce bitterness.', 'reward', 'reduce', false],
    ['Salt does something more important, which is to reduce bitterness.', 'increase', 'reduce', true],
    ['By ignoring the old smell, the cook stays ready for a new one.', 'fear', 'ignore', true],
    ['Rain fills the ponds, which keep the fields wet.', 'ignore', 'keep', false],
    ['The soldiers know the weapon that reduces pain.', 'ignore', 'reduce', false],
    ['We reduce the noise at night.', 'reward', 'reduce', true],
    ['The theory predicts a rise in prices.', 'explain', 'predict', true],
  ])('%s %s for %s: %s', (text, lemma, right, expected) => {
    const tokens = read(text);
    const token = tokens.find((one) => one.lemma === right);
    expect(token && canBeDone(tokens, lemma, token)).toBe(expected);
  });
});
