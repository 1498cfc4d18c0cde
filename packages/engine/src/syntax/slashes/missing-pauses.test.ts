import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a clause or subject that ends without a mark', () => {
  it.each([
    ['The gate closed early, but those who waited at the second one were let in anyway.', 'one / were'],
    ['But whoever writes the first draft knows very well where the story will end.', 'draft / knows'],
    [
      'When the bell rang in the tower, the guards said nothing until the queen had spoken first.',
      'nothing / until',
    ],
    [
      'The old sailor, who never trusted maps, asked whether anyone would steer by the stars.',
      'asked / whether',
    ],
    ['Everybody knows the rule, yet we forget it the moment we begin to play.', 'it / the moment'],
    ['A loud voice does not prove a claim any more than a thick book proves a theory.', 'claim / any more'],
    ['The old clerk turned the pages slowly as though reading a letter from home.', 'slowly / as though'],
    ['"If nobody pays for the bridge, who will?" is a question for the whole town.', '/ is a question'],
  ])('has its pause: %s', (text, parted) => {
    expect(cutSentence(text)).toContain(parted);
  });

  it.each([
    ['The oldest guests of the small hotel stay put, since the roads are wet.', 'stay / put'],
    ['He does not have any more than a dollar left in the old purse.', 'have / any more'],
  ])('has none inside what is one: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
