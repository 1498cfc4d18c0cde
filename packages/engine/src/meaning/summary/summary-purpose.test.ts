import { expect, test } from 'vitest';

import { isOfPurpose } from '#meaning/summary/summary-purpose.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['Clara Weiss invented the lamp to reduce accidents in mines.', 'reduce', true],
  ['Clara Weiss invented the lamp to reduce the danger in mines.', 'danger', true],
  ['The lamp reduced the danger in mines.', 'danger', false],
  ['Competition for relative advantage harms the runners.', 'advantage', true],
  ['The farmers paid for the advantage.', 'advantage', false],
  ['Open rooms were intended to promote trust.', 'promote', true],
  ['The town built a wall in order to prevent floods.', 'prevent', true],
  ['Long protests led to a law that protects young miners.', 'protects', true],
  ['Short notes help pupils improve their essays.', 'improve', true],
  ['The new lens allows surgeons to preserve healthy tissue.', 'preserve', true],
  ['Sand moves too slowly to attract notice.', 'attract', true],
  ['The lamp reduced accidents in mines.', 'reduced', false],
  ['A wide wall encouraged people to explore the hills.', 'explore', false],
  ['A storm that destroyed the harbor changed the town.', 'destroyed', false],
  ['When the king tried to close them, protest saved the shops.', 'saved', false],
  ['The law was passed because fires destroyed the market.', 'destroyed', false],
])('%s: %s tells an end in view: %s', (line, word, isEnd) => {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  if (!token) throw new Error(`no ${word}`);
  expect(isOfPurpose(summary, token)).toBe(isEnd);
});
