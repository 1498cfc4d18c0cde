import { expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { glossToken } from '#passage/gloss.ts';
import { isDoubtfulWord } from '#passage/word-certainty.ts';

function isListed(text: string, word: string): boolean {
  const { tokens } = analysePassage({ id: 'p', text });
  const token = tokens.find(({ lower }) => lower === word);
  const entry = token === undefined ? undefined : glossToken(tokens, token);
  return token !== undefined && entry?.pos === 'v' && !isDoubtfulWord(tokens, token, entry);
}

it.each([
  ['The matter has become more complicated than the lawyers expected.', 'complicated'],
  ['The tourists were exhausted after the long climb.', 'exhausted'],
  ['Her parents were surprised at the size of the bill.', 'surprised'],
])('a participle that books list as an adjective is no verb without an agent: %s', (text, word) => {
  expect(isListed(text, word)).toBe(false);
});

it.each([
  ['The new rules complicated the work of every clerk.', 'complicated'],
  ['The long war exhausted the resources of the country.', 'exhausted'],
  ['The old bridge was repaired after the flood.', 'repaired'],
])('a verb with its object or without such an adjective stays one: %s', (text, word) => {
  expect(isListed(text, word)).toBe(true);
});
