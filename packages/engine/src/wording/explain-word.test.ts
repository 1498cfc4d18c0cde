import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { explainResemblance } from '#wording/explain-word.ts';
import { findWordSpots } from '#wording/word-spots.ts';

/** What the explanation of a look-alike quotes. */
function quote(text: string, word: string): string | undefined {
  const analysis = analysePassage({ id: 't', text });
  const swap = findWordSpots(analysis)
    .find(({ token }) => token.text === word)
    ?.rivals.map((rival) => rival.swap)
    .find(({ source }) => source === 'confusable');
  const line = swap && explainResemblance(analysis, swap, false);
  return line && /며, (?:‘(.*?)’)?/u.exec(line)?.[1];
}

describe('a look-alike is explained by what it goes with', () => {
  test.each([
    ['The old baker kept the recipe in a small box.', 'recipe', 'kept the recipe'],
    ['The climate warms, and the river dries up every year.', 'climate', 'The climate warms'],
    ['The guests of the king slept near the cost of war.', 'cost', 'near the cost of war'],
    ['Those who lacked bread were forced to leave the valley.', 'lacked', 'lacked bread'],
    ['The painters wanted to publish the names of their friends.', 'publish', 'wanted to publish the names'],
  ])('%s', (text, word, phrase) => {
    expect(quote(text, word)).toBe(phrase);
  });

  test('quotes no verb behind a noun that something else holds', () => {
    expect(quote('A storm off the western coast destroyed the ship.', 'coast')).toBe('off the western coast');
    expect(quote('A rule that may help their clients costs nothing.', 'clients')).toBe('help their clients');
    expect(quote('The letter from the college arrived in the spring.', 'college')).toBe('from the college');
  });
});
