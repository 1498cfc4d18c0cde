import { expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { createRandom } from '#random.ts';
import { measureDifficulty, pickToldPairs } from '#wording/pick-told-pairs.ts';
import { listToldPairs } from '#wording/told-pairs.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const analysis = analysePassage({
  id: 'p',
  text:
    'The guide gave an exact answer. The map shows precise lines. The old tower is narrow. ' +
    'The narrow street was quiet. A guest wrote a concise and vivid report.',
});
const lines = [
  '안내인은 정확한 답을 주었다.',
  '지도는 정확한 선들을 보여 준다.',
  '그 옛 탑은 좁다.',
  '좁은 거리는 조용했다.',
  '한 손님이 간결하고 생생한 보고서를 썼다.',
];
const pairs = listToldPairs(analysis, findWordSpots(analysis), lines);
const pick = (seed: number) =>
  pickToldPairs(pairs, { count: 8, difficulty: 'middle', lockedIds: new Set() }, createRandom(seed));

test('no two boxes ask one word, or two that mean the same', () => {
  const asked = pairs.map(({ spot }) => spot.token.text);
  expect(asked).toEqual(expect.arrayContaining(['exact', 'precise', 'narrow', 'quiet']));
  for (let seed = 1; seed <= 8; seed += 1) {
    const words = pick(seed).map(({ spot }) => spot.token.text);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => /^(?:exact|precise)$/u.test(word)).length).toBeLessThan(2);
  }
});

test('the boxes stand in the order of the text', () => {
  const places = pick(1).map(({ spot }) => spot.token.index);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('rarer words make a harder question', () => {
  const quiet = pairs.filter(({ spot }) => spot.token.text === 'quiet');
  const precise = pairs.filter(({ spot }) => spot.token.text === 'precise');
  const order = ['low', 'middle', 'high'];
  expect(order.indexOf(measureDifficulty(precise))).toBeGreaterThan(order.indexOf(measureDifficulty(quiet)));
});
