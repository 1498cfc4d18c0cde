import { expect, test } from 'vitest';

import { readBlankWord } from '#meaning/option-sets.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['Fog can delay the ferries.', 'delay', ['vt']],
  ['The ferries were delayed by fog.', 'delayed', ['vt']],
  ['Good maps reduce delays for all drivers.', 'reduce', ['vt+for', 'vt']],
  ['The wall protects the garden from the wind.', 'protects', ['vt+from']],
  ['Praise encourages children to try again.', 'encourages', ['vt+to']],
  ['Games can strengthen the willingness to share.', 'strengthen', ['vt']],
  ['Small shops thrive because rents are low.', 'thrive', ['vi']],
  ['Notes help pupils improve.', 'help', []],
  ['They write fan fiction for their friends.', 'fiction', []],
  ['They write fiction for their friends.', 'fiction', ['n+for']],
  ['Notes help young pupils.', 'help', ['vt']],
  ['Beginners hesitate to ask.', 'hesitate', ['vi+to']],
  ['Young farmers succeed in dry years.', 'succeed', ['vi+in']],
  ['The nests were visible in spring.', 'visible', ['adj+in', 'adj']],
  ['The task was difficult to finish.', 'difficult', ['adj']],
  ['Prices are likely to rise.', 'likely', ['adj']],
  ['They feared the likely damage.', 'likely', []],
  ['The old crew was aware of the danger.', 'aware', ['adj+of']],
  ['Their willingness to help grew.', 'willingness', ['n+to']],
  ['Their dependence on rain ended.', 'dependence', ['n+on']],
  ['The stability of prices matters.', 'stability', ['n']],
  // What is stored is no deed, and what is hunted to the end no plain one.
  ['The fires can release stored carbon.', 'stored', []],
  ['Fires may threaten birds and release stored carbon.', 'stored', []],
  ['The view that shared wells are doomed is old.', 'shared', []],
  ['They hold that stored grain will rot.', 'stored', []],
  ['Once hunted nearly to extinction, the birds came back.', 'hunted', []],
])('%s %s stands as %j', (line, word, places) => {
  const analysis = analysePassageOnce({ id: 'line', text: line });
  const token = analysis.tokens.find(({ text }) => text === word);
  const blank =
    token && readBlankWord(analysis, token, { minLetters: 4, mayFollowArticle: true, isReviewed: true });
  expect(blank === undefined ? [] : listPlaces(analysis, blank)).toEqual(places);
});
