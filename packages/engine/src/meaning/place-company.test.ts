import { expect, test } from 'vitest';

import { passageRules, readBlankWord } from '#meaning/option-sets.ts';
import { listCompanions, takesComplement, weighFit } from '#meaning/place-company.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  const blank = token && readBlankWord(analysis, token, passageRules);
  if (token === undefined || blank === undefined) throw new Error(`no blank at ${word}`);
  return { analysis, token, blank };
}

test.each([
  ['Better tools cannot reduce consumption.', 'consumption', ['reduce']],
  ['What they need is honesty, as sailors know.', 'honesty', []],
  ['The crowd tested their patience.', 'patience', ['test']],
])('the words that go with a blank stand in its clause: %s', (text, word, companions) => {
  const { analysis, token } = read(text, word);
  expect(listCompanions(analysis, token).map(({ lemma }) => lemma)).toEqual(
    expect.arrayContaining(companions),
  );
  expect(listCompanions(analysis, token).map(({ lemma }) => lemma)).not.toContain('sailor');
});

test('what can be reduced goes better with the verb than what cannot', () => {
  const { analysis, token } = read('Better tools cannot reduce consumption.', 'consumption');
  const companions = listCompanions(analysis, token);
  expect(weighFit('production', companions)).toBeGreaterThan(weighFit('optimism', companions) ?? 1);
});

test.each([
  ['Haste denies them the chance to find it.', 'chance', 'courage', true],
  ['Haste denies them the chance to find it.', 'chance', 'competition', false],
  ['The decline in trust went on.', 'decline', 'growth', true],
  ['The decline in trust went on.', 'decline', 'rivalry', false],
  ['They valued honesty.', 'honesty', 'rivalry', true],
])('in "%s" whether in place of "%s" "%s" takes what stands behind', (text, word, other, expected) => {
  const { analysis, blank } = read(text, word);
  expect(takesComplement(analysis, blank, other)).toBe(expected);
});
