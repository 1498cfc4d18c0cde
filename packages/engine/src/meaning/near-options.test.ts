import { areNearInMeaning, compareCompany } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import { hasRivals, listNearOptions, weighSupport } from '#meaning/near-options.ts';
import { passageRules, readBlankWord } from '#meaning/option-sets.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  const blank = token && readBlankWord(analysis, token, passageRules);
  if (token === undefined || blank === undefined) throw new Error(`no blank at ${word}`);
  return { analysis, token, blank };
}

const honesty =
  'The old maps showed monsters at the edge of the sea. Sailors laughed at them. What looked like fear was in truth honesty.';

describe('words that one might expect in the place of the answer', () => {
  test('keep some company with it, but are never near in meaning', () => {
    const { analysis, blank } = read(honesty, 'honesty');
    const options = listNearOptions(blank, analysis, createRandom(1));
    expect(options.length).toBeGreaterThanOrEqual(4);
    for (const { lemma } of options) {
      expect(areNearInMeaning(lemma, 'honesty'), lemma).toBe(false);
      expect(compareCompany(lemma, 'honesty') ?? 0, lemma).toBeGreaterThan(0.05);
      expect(compareCompany(lemma, 'honesty') ?? 0, lemma).toBeLessThan(0.4);
    }
  });

  test('have no word of the passage and no kin of it', () => {
    const text = `${honesty} It takes curious minds and patience to see it.`;
    const { analysis, blank } = read(text, 'honesty');
    const lemmas = listNearOptions(blank, analysis, createRandom(1)).map(({ lemma }) => lemma);
    for (const lemma of ['patience', 'curiosity', 'fear']) expect(lemmas).not.toContain(lemma);
  });

  test('agree with the article in front of the blank', () => {
    const { analysis, blank } = read(
      'They waited. Nothing happened. To sell the farm would be a mistake.',
      'mistake',
    );
    const options = listNearOptions(blank, analysis, createRandom(1));
    expect(options.length).toBeGreaterThan(0);
    for (const { text } of options) expect(text).not.toMatch(/^[aeiou]/u);
  });
});

test.each([
  ['honesty', honesty, true],
  ['fear', honesty, true],
  ['edge', honesty, false],
])('whether "%s" has rivals', (word, text, expected) => {
  expect(hasRivals(read(text, word).blank)).toBe(expected);
});

test('a passage lies nearer to a word of its matter than to others', () => {
  const text =
    'Buyers and sellers meet in the market. Prices rise when goods are scarce. Customers then look elsewhere. What decides in the end is the demand.';
  const { analysis, token } = read(text, 'demand');
  const own = weighSupport(analysis, token, 'demand');
  for (const other of ['kindness', 'solitude', 'bravery'])
    expect(weighSupport(analysis, token, other), other).toBeLessThan(own);
});
