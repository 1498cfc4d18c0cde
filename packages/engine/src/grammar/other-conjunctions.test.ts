import { expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import { listOtherConjunctions } from '#grammar/other-conjunctions.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const listFor = (text: string): readonly string[] | undefined => {
  const analysis = analysePassageOnce({ id: 'p', text });
  const spot = findGrammarSpots(analysis).find(({ category }) => category === '접속사와 전치사');
  if (!spot) throw new Error(`No conjunction is found in: ${text}`);
  return listOtherConjunctions(analysis, spot);
};

test.each([
  ['Half of the pupils drew a map, while the others wrote a list.', ['whereas']],
  ['The plains are dry, while the hills have rain all year.', ['whereas']],
  ['Somebody stole the bicycle while the owner was talking to a neighbor.', ['when', 'as']],
  ['While the guests were waiting, the cook ran to the market.', ['when', 'as']],
  ['Although the road was long, nobody complained about it.', ['though', 'even though']],
  ['The match went on despite the heavy rain of the afternoon.', ['in spite of']],
  ['The old maps are beautiful, whereas the new ones are exact.', ['while']],
])('other words that are right are known in: %s', (text, others) => {
  expect(listFor(text)).toEqual(others);
});

test.each([
  'While the plan looks cheap, nobody knows what it will cost.',
  'The farmer planted rice while his wife mended the nets.',
  'When the war ended, the soldiers walked home.',
  'As the days grew shorter, the birds left the island.',
])('time and contrast or cause are not told apart in: %s', (text) => {
  expect(listFor(text)).toBeUndefined();
});
