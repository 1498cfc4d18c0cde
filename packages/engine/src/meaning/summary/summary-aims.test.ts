import { expect, test } from 'vitest';

import { readBlankWord } from '#meaning/option-sets.ts';
import { isAimedAt } from '#meaning/summary/summary-aims.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['Small farms often fail to expand because land is expensive.', 'expand', true],
  ['Small farms often expand because land is cheap.', 'expand', false],
  ['Since rumors spread fast, towns need reliable ways to check them.', 'reliable', true],
  ['Since rumors spread fast, reliable sources become precious to towns.', 'reliable', false],
  ['A poor harvest shows the need for markets that create trust.', 'trust', true],
  ['A long drought weakens the trust of farmers.', 'trust', false],
  ['By joining the union, the villages gave up some freedom.', 'freedom', true],
  ['The union limited the freedom of the villages.', 'freedom', false],
  ['A smaller box may avoid a visible price increase.', 'increase', true],
  ['A smaller box followed a visible price increase.', 'increase', false],
  ['The town found that safety can be maintained with fewer lamps.', 'safety', true],
  ['Old mills face high costs.', 'high', true],
  ['Old mills pay high costs.', 'high', false],
  ['The guide allows the talk to be more efficient.', 'efficient', true],
  ['The guide makes the talk more efficient.', 'efficient', false],
  ['The stress of herons could be eased by slower boats.', 'eased', true],
  ['Slower boats eased the stress of herons.', 'eased', false],
  ['Towns should reduce the cost of buses.', 'reduce', true],
  ['Buses reduce the cost of travel.', 'reduce', false],
  ['Teachers often mistake silence for understanding.', 'understanding', true],
  ['Her curiosity has saved many crops.', 'curiosity', true],
  ['Delay may stop the very improvements one hopes for.', 'improvements', true],
  ['Delay may stop the improvements of a mill.', 'improvements', false],
  ['Farmers wait for the pumps to become affordable.', 'affordable', true],
  ['By looking away, guests respect the privacy of strangers.', 'privacy', true],
  ['A high wall gives privacy to strangers.', 'privacy', false],
  ['Drivers ignore inequality in the streets.', 'inequality', true],
])('%s: the sentence settles which side of %s is meant: %s', (line, word, isSettled) => {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  const blank =
    token && readBlankWord(summary, token, { minLetters: 4, mayFollowArticle: true, isReviewed: true });
  if (!blank) throw new Error(`no ${word}`);
  expect(isAimedAt(summary, blank)).toBe(isSettled);
});
