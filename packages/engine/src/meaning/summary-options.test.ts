import { describe, expect, test } from 'vitest';

import { readSummaryBlank, type SummaryBlank } from '#meaning/summary-blanks.ts';
import {
  hasOtherSense,
  isTold,
  listSummaryPairs,
  type SummaryPair,
  type Telling,
} from '#meaning/summary-options.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const seeds = [1, 2, 3, 4, 5, 6];

function readBlank(line: string, word: string): SummaryBlank {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  const blank = token && readSummaryBlank(summary, token);
  if (!blank) throw new Error(`no blank at ${word}`);
  return blank;
}

const tell = (text: string, translations: readonly string[] = []): Telling => ({
  passage: analysePassageOnce({ id: 'passage', text }),
  translations,
});

function listPairs(line: string, words: readonly [string, string], text: string): SummaryPair[][] {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const blanks = [readBlank(line, words[0]), readBlank(line, words[1])] as const;
  return seeds.map((seed) => listSummaryPairs(summary, blanks, tell(text), createRandom(seed)) ?? []);
}

const passage = 'The old mill was closed for ten years. Its owner opened it again last spring.';

describe('the pairs of a summary', () => {
  const line = 'Shared kitchens reduce the costs of small bakers, but strict rules weaken their ambition.';

  test('are five, of which one is right and every other has a word that is wrong for a sure reason', () => {
    for (const pairs of listPairs(line, ['reduce', 'weaken'], passage)) {
      expect(pairs.map(({ wrong }) => wrong.length > 0)).toEqual([false, true, true, true, true]);
      expect(new Set(pairs.map(({ words }) => words.map(({ text }) => text).join())).size).toBe(5);
      const contrary = pairs.filter(({ wrong }) => wrong.some(({ isOpposite }) => isOpposite));
      expect(contrary.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    [line, ['reduce', 'weaken']],
    ['A new ferry reduces the costs, but strict rules weaken their ambition.', ['reduces', 'weaken']],
    ['Wide paths attract walkers, but dark tunnels threaten their safety.', ['attract', 'threaten']],
  ] as const)('have no wrong meaning in more than two of four, and no two alike: %s', (text, words) => {
    const all = listPairs(text, words, passage);
    expect(all.flat().length).toBeGreaterThan(0);
    for (const pairs of all) {
      const meanings = pairs.flatMap(({ wrong }) => wrong.map(({ meaning }) => meaning));
      for (const one of meanings) expect(meanings.filter((other) => other === one).length).toBeLessThan(3);
      const keys = pairs.map(({ words: own }) =>
        own.map((word) => ('meaning' in word ? word.meaning : word.lemma)).join(),
      );
      expect(new Set(keys).size).toBe(pairs.length);
    }
  });

  test('take no two words of one meaning for two', () => {
    for (const pairs of listPairs(
      'A new ferry reduces the costs, but strict rules weaken their ambition.',
      ['reduces', 'weaken'],
      passage,
    )) {
      const against = pairs
        .flatMap(({ wrong }) => wrong)
        .filter(({ label, isOpposite }) => isOpposite && label === '(A)');
      expect(new Set(against.map(({ meaning }) => meaning)).size).toBe(1);
    }
  });

  test.each([
    ['Honest labels attract buyers when they relieve anxiety.', ['attract', 'relieve']],
    ['Protecting the wells is closely linked to peace.', ['Protecting', 'peace']],
    ['Quiet streets attract shops that strengthen the district.', ['attract', 'strengthen']],
  ] as const)('never have both contraries where these might be as true together: %s', (text, words) => {
    const [first, second] = words;
    const all = listPairs(
      text.replace('Protecting', 'Clearly protecting'),
      [first.toLowerCase(), second],
      passage,
    );
    const both = all
      .flat()
      .filter(({ wrong }) => wrong.length === 2 && wrong.every(({ isOpposite }) => isOpposite));
    expect(all.flat().length).toBeGreaterThan(0);
    expect(both).toEqual([]);
  });

  test('tell of another matter in two of four at most', () => {
    const lines = [
      [line, ['reduce', 'weaken']],
      [
        'Clear signs reduce the noise of the market, but long debates weaken its harmony.',
        ['reduce', 'harmony'],
      ],
    ] as const;
    for (const [text, words] of lines)
      for (const pairs of listPairs(text, words, passage)) {
        const isOther = pairs.filter(({ wrong }) => wrong.some(({ isOpposite }) => !isOpposite));
        expect(pairs).toHaveLength(5);
        expect(isOther.length).toBeLessThanOrEqual(2);
      }
  });

  test('never have two words of one family side by side', () => {
    const text = 'A sudden flood taught the town that roads could be cleared quickly.';
    for (const pairs of listPairs(text, ['sudden', 'quickly'], passage))
      for (const { words } of pairs)
        expect(words.map(({ lemma }) => lemma)).not.toEqual(['gradual', 'gradually']);
  });

  test('have no other word that the passage has', () => {
    const text = 'Nobody tried to conceal the prices. The bakers estimate their costs every week.';
    const words = listPairs(line, ['reduce', 'weaken'], text)
      .flat()
      .flatMap((pair) => pair.words);
    expect(words.map(({ lemma }) => lemma)).not.toContain('conceal');
    expect(words.length).toBeGreaterThan(0);
  });
});

test.each([
  ['The narrow streets keep the market cool.', 'narrow', 'The lanes are narrow and shady.', true],
  ['The wide roof is cheap.', 'wide', 'Its roof is narrow.', true],
  ['The remedy was cheap.', 'cheap', 'It was an inexpensive remedy.', true],
  ['The fragile roof was blue.', 'fragile', 'Most teachers voted for the idea.', false],
  ['The plan suited wealthy homes.', 'wealthy', 'Ten thousand kitchens were built.', false],
  ['The gradual change suited everybody.', 'gradual', 'They moved the school.', false],
  ['Her careful work won praise.', 'careful', 'The committee had been right.', false],
  ['Her careful work won praise.', 'careful', 'She measured everything with great care.', true],
])('%s: %s is told by the passage “%s”: %s', (line, word, text, isSaid) => {
  expect(isTold(readBlank(line, word), tell(text))).toBe(isSaid);
});

test.each([
  ['The old solution was cheap.', 'solution', '묽은 용액이 병에 남았다.', true],
  ['The sudden failure stopped the pump.', 'failure', '펌프가 고장 나서 멈췄다.', true],
  ['The old solution was cheap.', 'solution', '그 해결책은 값이 쌌다.', false],
  ['The old solution was cheap.', 'solution', '용액을 쓰는 것이 해결책이었다.', false],
  ['The old solution was cheap.', 'solution', '', false],
])('%s: %s in “%s” is of another sense than its contraries: %s', (line, word, korean, isOther) => {
  expect(hasOtherSense(readBlank(line, word), tell('', [korean]))).toBe(isOther);
});
