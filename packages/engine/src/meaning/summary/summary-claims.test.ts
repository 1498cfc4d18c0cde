import { expect, test } from 'vitest';

import { isConditional, isOneClaim } from '#meaning/summary/summary-claims.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['When trust is lost, trade disappears.', 'lost', 'disappears', true],
  ['A market fails if its prices are hidden.', 'fails', 'hidden', true],
  ['Once costs increase, small farms disappear.', 'increase', 'disappear', true],
  ['Shared wells increase trust and reduce conflict.', 'increase', 'reduce', false],
  [
    "London's shops flourished, and protest saved them when the king tried to close them.",
    'saved',
    'tried',
    false,
  ],
  ['Protest saved the shops when King Otto tried to close them.', 'saved', 'tried', false],
  ['When prices increase and wages fall, people leave.', 'increase', 'fall', false],
  ['Quiet rooms improve learning because noise weakens attention.', 'improve', 'weakens', false],
])('both contraries would be true as well: %s (%s, %s) %s', (line, first, second, isBoth) => {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const find = (word: string) => summary.tokens.find(({ text }) => text === word);
  const [one, two] = [find(first), find(second)];
  if (!one || !two) throw new Error('no such words');
  expect(isConditional(summary, one, two)).toBe(isBoth);
});

test.each([
  ['Sharing tools reduced the costs and weakened the rivalry.', 'reduced', 'rivalry', false],
  ['The new bell calmed the horses and reduced the noise.', 'calmed', 'reduced', false],
  ['Protecting the wells is closely linked to peace.', 'Protecting', 'peace', true],
  ['Quiet streets attract shops that strengthen the district.', 'attract', 'strengthen', true],
  // Of one doer: its deed with the means or the price; but not whom or what the deed concerns.
  ['Strict rules offer certainty at the cost of flexibility.', 'certainty', 'flexibility', false],
  ['Warm springs can threaten birds by upsetting the calendar.', 'threaten', 'upsetting', false],
  ['Cheap fuel may weaken our will to reduce waste.', 'weaken', 'reduce', true],
  ['People who keep careful records succeed.', 'careful', 'succeed', true],
  ['Anna Kim endured rejection before her shop became a success.', 'rejection', 'success', false],
])('%s: %s and %s make one claim: %s', (line, first, second, isOne) => {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const find = (word: string) => summary.tokens.find(({ text }) => text === word);
  const [one, two] = [find(first), find(second)];
  if (!one || !two) throw new Error('no such words');
  expect(isOneClaim(summary, one, two)).toBe(isOne);
});
