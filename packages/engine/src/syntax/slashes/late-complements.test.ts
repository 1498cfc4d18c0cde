import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('what a verb asks for behind a clause on its object', () => {
  it.each([
    ['The new rule forced owners who hid their losses to report them every spring.', 'losses / to report'],
    ['It is unwise to treat the ending we remember as the only one that counted.', 'remember / as the only'],
  ])('%s', (text, parted) => {
    expect(cutSentence(text)).toContain(parted);
  });

  it.each([
    ['The teacher asked the pupils who wanted to leave the room for a reason.', 'wanted / to'],
    ['The judge freed a man who had no reason to lie about the fire.', 'reason / to'],
  ])('none where it belongs to the clause: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
