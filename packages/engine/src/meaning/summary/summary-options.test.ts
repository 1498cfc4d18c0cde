import { describe, expect, test } from 'vitest';

import { readSummaryBlank, type SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import {
  hasOtherSense,
  isTold,
  listSummaryPairs,
  type SummaryPair,
  type Telling,
} from '#meaning/summary/summary-options.ts';
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

const tell = (text: string, translations: readonly string[] = [], gist = ''): Telling => ({
  passage: analysePassageOnce({ id: 'passage', text }),
  translations: [...translations, gist],
  lines: translations,
  gist,
});

function listPairs(line: string, words: readonly [string, string], text: string): SummaryPair[][] {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const blanks = [readBlank(line, words[0]), readBlank(line, words[1])] as const;
  return seeds.map((seed) => listSummaryPairs(summary, blanks, tell(text), createRandom(seed)) ?? []);
}

const passage = 'The old mill was closed for ten years. Its owner opened it again last spring.';

describe('the pairs of a summary', () => {
  const line = 'Wide paths attract walkers, but dark tunnels threaten their safety.';

  test('are five, of which one is right and every other has a word that is wrong for a sure reason', () => {
    for (const pairs of listPairs(line, ['attract', 'threaten'], passage)) {
      expect(pairs.map(({ wrong }) => wrong.length > 0)).toEqual([false, true, true, true, true]);
      expect(new Set(pairs.map(({ words }) => words.map(({ text }) => text).join())).size).toBe(5);
      const contrary = pairs.filter(({ wrong }) => wrong.some(({ isContrary }) => isContrary));
      expect(contrary.length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([
    [line, ['attract', 'threaten']],
    ['Open doors reveal the costs, but dark tunnels threaten their safety.', ['reveal', 'threaten']],
  ] as const)('have one or two wrong words for each, and no option twice: %s', (text, words) => {
    for (const pairs of listPairs(text, words, passage)) {
      expect(pairs).toHaveLength(5);
      for (const label of ['(A)', '(B)']) {
        const own = pairs.flatMap(({ wrong }) => wrong).filter((word) => word.label === label);
        expect([1, 2]).toContain(new Set(own.map(({ lemma }) => lemma)).size);
      }
      const keys = pairs.map(({ words: own }) => own.map(({ lemma }) => lemma).join());
      expect(new Set(keys).size).toBe(5);
    }
  });

  test.each([
    'The fences protect their safety.',
    'The fences never protect their safety.',
    'Their safety needs protecting.',
  ])('have no contrary that the passage has, even to deny it: %s', (text) => {
    const words = listPairs(line, ['attract', 'threaten'], text).flat();
    expect(words.flatMap((pair) => pair.words).map(({ lemma }) => lemma)).not.toContain('protect');
  });

  test.each([
    ['Honest labels attract buyers when they relieve anxiety.', ['attract', 'relieve']],
    ['Clearly protecting the wells is closely linked to peace.', ['protecting', 'peace']],
    ['Quiet streets attract shops that strengthen the district.', ['attract', 'strengthen']],
  ] as const)('never turn both words round where that might be as true: %s', (text, words) => {
    for (const { wrong } of listPairs(text, words, passage).flat())
      expect(wrong.filter(({ isContrary }) => isContrary).length).toBeLessThan(2);
  });

  test('never have two words of one family side by side', () => {
    const text = 'A sudden flood taught the town that roads could be cleared quickly.';
    for (const pairs of listPairs(text, ['sudden', 'quickly'], passage))
      for (const { words } of pairs)
        expect(words.map(({ lemma }) => lemma)).not.toEqual(['gradual', 'gradually']);
  });
});

test.each([
  ['The streets are narrow and the market is cool.', 'narrow', 'The lanes are narrow and shady.', true],
  ['The roof is wide.', 'wide', 'Its roof is narrow.', true],
  ['The remedy was cheap.', 'cheap', 'It was an inexpensive remedy.', true],
  ['The roof was fragile.', 'fragile', 'Most teachers voted for the idea.', false],
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

test.each([
  // 목 is no meaning of an order that the dictionary has; 질서 is one, and nothing tells where no line is Korean.
  ['The order of the shelves surprised readers.', '그것은 한 파충류 목의 동물이다.', true],
  ['The order of the shelves surprised readers.', '책장의 순서는 늘 같았다.', false],
  ['The order of the shelves surprised readers.', '', false],
])('%s in “%s” has a meaning unknown to the dictionary: %s', (line, korean, isOther) => {
  const telling = tell('It was the last of an order of reptiles.', [korean]);
  expect(hasOtherSense(readBlank(line, 'order'), telling)).toBe(isOther);
});

test('what the 요지 speaks of is no wrong word', () => {
  const line = 'Sharing tools disturbs small farms, but dark tunnels threaten their safety.';
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const blanks = [readBlank(line, 'disturbs'), readBlank(line, 'threaten')] as const;
  const wordsOf = (korean: string): string[] =>
    seeds.flatMap((seed) =>
      (listSummaryPairs(summary, blanks, tell(passage, [], korean), createRandom(seed)) ?? []).flatMap(
        ({ words }) => words.map(({ lemma }) => lemma),
      ),
    );
  expect(wordsOf('방앗간은 십 년 동안 닫혀 있었다.')).toContain('improve');
  expect(wordsOf('마을은 방앗간을 개선하고 향상시켰다.')).not.toContain('improve');
});
