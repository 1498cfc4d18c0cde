import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { findAnswers } from '#wording/answer-spots.ts';
import { isPrintedBeside, isSurePair, keepSureAnswers } from '#wording/sure-pairs.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const readSwaps = (text: string, word: string) => {
  const analysis = analysePassage({ id: 't', text });
  const spot = findWordSpots(analysis).find(({ token }) => token.text === word);
  return { analysis, swaps: spot?.rivals.map(({ swap }) => swap) ?? [] };
};

describe('which pairs leave one answer', () => {
  test.each([['The old mill caused a serious problem in the valley.', 'problem', 'solution']])(
    'not those that go as well, or that nobody would write: %s',
    (text, word, other) => {
      const pair = readSwaps(text, word).swaps.find(({ lemma }) => lemma === other);
      expect(pair === undefined ? undefined : isSurePair(pair)).toBe(false);
    },
  );

  test.each([
    ['The clerk kept the letters from the college in a box.', 'college', 'colleague'],
    ['The rent will increase in the spring.', 'increase', 'decrease'],
  ])('the others do: %s', (text, word, other) => {
    const pair = readSwaps(text, word).swaps.find(({ lemma }) => lemma === other);
    expect(pair === undefined ? undefined : isSurePair(pair)).toBe(true);
  });

  test('a word that stands in its sentence twice gives itself away', () => {
    const twice = readSwaps('The college lent its hall to the other college.', 'college');
    const once = readSwaps('The college lent its hall to the choir.', 'college');
    expect(twice.swaps.map((swap) => isPrintedBeside(twice.analysis, swap))).toContain(true);
    expect(once.swaps.map((swap) => isPrintedBeside(once.analysis, swap))).not.toContain(true);
  });
});

describe('which reasons are given', () => {
  test('a contrast with the opposite itself', () => {
    const analysis = analysePassage({
      id: 't',
      text: 'The upper road is narrow, but the lower road is wide. The mail goes by the lower one.',
    });
    const senses = keepSureAnswers(analysis, findAnswers(analysis)).flatMap(({ evidence }) =>
      evidence.clues.map(({ sense }) => sense),
    );
    expect(senses).toContain('contrast');
  });

  test.each([
    ['The flat ground is dry. The dry ground cracks in June.', 'dry', true],
    ['The flat ground is dry. Nobody built there. The dry ground cracks in June.', 'dry', false],
  ])('nothing said of a thing much later: %s', (text, word, isGiven) => {
    const analysis = analysePassage({ id: 't', text });
    const first = keepSureAnswers(analysis, findAnswers(analysis)).find(
      ({ spot: { token } }) => token.lower === word && token.sentence === 0,
    );
    expect(first !== undefined).toBe(isGiven);
  });

  test.each([
    ['He drank it. The pain came back in the night. This pain was known to him.', true],
    ['He drank it. He slept well before the pain came back. This pain was known to him.', false],
    ['He drank it. The pain came back in the night. Second, this pain was known to him.', false],
  ])('nothing said by the way or for itself: %s', (text, isGiven) => {
    const analysis = analysePassage({ id: 't', text });
    const last = keepSureAnswers(analysis, findAnswers(analysis)).find(
      ({ spot: { token } }) => token.lower === 'pain' && token.sentence === 2,
    );
    expect(last !== undefined).toBe(isGiven);
  });
});
