import { describe, expect, it } from 'vitest';

import { findBacking, isInGist } from '#meaning/summary/summary-grounds.ts';
import { readSummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const text =
  'Gardeners often dig up every weed. Some deep roots, however, loosen hard soil and bring water to the surface. Do weeds harm the soil? Not always.';
const line = 'Because deep roots of weeds loosen hard soil, a few of them can improve a garden.';

function readBlank(word: string, text = line) {
  const summary = analysePassage({ id: 'summary', text });
  const token = summary.tokens.find(({ lower }) => lower === word);
  const blank = token && readSummaryBlank(summary, token);
  if (blank === undefined) throw new Error(`no blank at ${word}`);
  return { summary, blank };
}

const source = {
  id: 'weeds',
  text,
  translations: [
    '정원사들은 흔히 잡초를 모두 뽑는다.',
    '그러나 어떤 깊은 뿌리는 단단한 흙을 느슨하게 하고 물을 표면으로 끌어올린다.',
    '잡초는 흙에 해를 끼치는가?',
    '늘 그런 것은 아니다.',
  ],
  gist: '잡초를 조금 남겨 두면 정원의 상태를 향상시킬 수 있다.',
};

describe('findBacking', () => {
  it('finds the sentence that says the word of what the summary speaks of', () => {
    const { summary, blank } = readBlank('loosen');
    const found = findBacking({ source, analysis: analysePassage(source), summary }, blank);
    expect(found?.text).toMatch(/^Some deep roots/u);
  });

  it('finds none where the passage has no such word', () => {
    const { summary, blank } = readBlank('improve');
    expect(findBacking({ source, analysis: analysePassage(source), summary }, blank)).toBeUndefined();
  });
});

it('takes no sentence for the ground of a quality that tells it of something else', () => {
  const { summary, blank } = readBlank(
    'high',
    'The body cools by sweat, but high humidity makes heat dangerous.',
  );
  const read = (passage: string) =>
    findBacking({ source, analysis: analysePassage({ id: 'heat', text: passage }), summary }, blank)?.text;
  const cool = 'In dry air the body cools by sweat even in the heat of high temperatures.';
  const humid = 'In the heat of high humidity the body cannot cool by sweat.';
  expect([read(cool), read(humid)]).toEqual([undefined, humid]);
});

it('takes no sentence for the ground of a deed that tells nothing else of the summary', () => {
  const { summary, blank } = readBlank('reduce', 'Shared kitchens reduce the costs of bakers.');
  const read = (passage: string) =>
    findBacking({ source, analysis: analysePassage({ id: 'town', text: passage }), summary }, blank)?.text;
  expect(read('The town built two kitchens. Trains reduce noise.')).toBeUndefined();
  expect(read('The town built two kitchens. They reduce costs.')).toBe('They reduce costs.');
});

describe('isInGist', () => {
  it('reads the meaning of the word in the 요지', () => {
    expect(isInGist(source, readBlank('improve').blank)).toBe(true);
    expect(isInGist({ ...source, gist: '잡초는 정원의 일부이다.' }, readBlank('improve').blank)).toBe(false);
  });

  it('reads the meaning of a verb of the same side', () => {
    const { blank } = readBlank('reduce', 'Shared kitchens reduce the costs of bakers.');
    expect(isInGist({ ...source, gist: '공유 부엌은 비용을 낮춘다.' }, blank)).toBe(true);
  });
});
