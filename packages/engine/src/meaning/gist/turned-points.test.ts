import { describe, expect, test } from 'vitest';

import { broadenGist } from '#meaning/gist/broader-gist.ts';
import { flipClaim } from '#meaning/gist/flipped-claims.ts';
import { turnKey } from '#meaning/gist/turned-keys.ts';
import { listTurnedLines } from '#meaning/gist/turned-lines.ts';
import { claimAlways } from '#meaning/gist/turned-points.ts';

const turned = (line: string): string[] => turnKey(line).map(({ text }) => text);

describe('the point of 요지 turned round', () => {
  test.each([
    [
      '그늘은 도시의 열을 줄이므로 그늘을 늘려야 한다.',
      '그늘은 도시의 열을 줄이지 않으므로 그늘을 늘릴 필요는 없다',
    ],
    ['이웃은 도구를 나누어 비용을 줄일 수 있다.', '이웃은 도구를 나누어 비용을 줄일 수 없다'],
    [
      '급한 때에는 처음 떠오른 답을 믿지 말고 다시 살펴보아야 한다.',
      '급한 때에는 처음 떠오른 답을 믿어야 한다',
    ],
    ['빈터는 버려진 땅이 아니라 이웃의 쉼터이다.', '빈터는 버려진 땅인 동시에 이웃의 쉼터이다'],
    [
      '옛 지도는 도시의 변화를 알려 주는 귀한 증거가 된다.',
      '옛 지도는 도시의 변화를 알려 주는 귀한 증거가 되지 못한다',
    ],
    ['기차의 등장으로 먼 마을이 도시와 연결되었다.', '기차의 등장으로 먼 마을이 도시와 연결되지 못했다'],
    [
      '정성에 기대는 돌봄보다 시간을 정한 돌봄이 더 오래간다.',
      '시간을 정한 돌봄보다 정성에 기대는 돌봄이 더 오래간다',
    ],
    [
      '골목의 질서는 법이 아니라 이웃이 서로 느끼는 책임에 의해 유지된다.',
      '골목의 질서는 이웃이 서로 느끼는 책임이 아니라 법에 의해 유지된다',
    ],
  ])('%s → %s', (line, expected) => {
    expect(turned(line)).toContain(expected);
  });

  test.each([
    '단어를 함께 적으면 기억이 흐려지므로, 그림만 보여 주어야 한다.',
    '값을 몰래 올리는 것은 결국 손님의 믿음을 잃게 한다.',
    '좋은 그림은 모든 것을 담는 것이 아니라 하나를 고르는 데서 나온다.',
  ])('%s keeps its condition, and nothing is kept from being lost', (line) => {
    for (const text of turned(line)) expect(text).not.toMatch(/적지 않으면|잃지 못하게|것인 동시에/u);
  });

  test('what is no longer so is not denied a second time', () => {
    expect(flipClaim('기술은 빈 방에 오는 것이 아니다')).toEqual([]);
    expect(flipClaim('하나의 수만으로 판단해서는 안 된다')).toEqual([]);
  });
});

test.each([
  ['학교의 텃밭은 음식의 낭비를 줄인다.', '음식의 낭비를 줄이는 데에는 여러 가지 방법이 있다.'],
  ['짧은 낮잠은 집중력을 높여 준다.', '집중력을 높이는 데에는 여러 가지 방법이 있다.'],
  ['울타리는 강가의 생태계를 지킨다.', '강가의 생태계를 지키는 데에는 여러 가지 방법이 있다.'],
])('%s is too broad as %s', (gist, expected) => {
  expect(broadenGist(gist)?.text).toBe(expected);
});

test.each([
  '둑은 강의 생태계를 막는다.',
  '아이들은 침묵을 지킨다.',
  '낡은 규정은 도움을 줄인다.',
  '짧은 산책은 몸이 아니라 마음을 쉬게 하는 데 도움이 된다.',
])('%s tells of no goal', (gist) => {
  expect(broadenGist(gist)?.text ?? '').not.toMatch(/방법/u);
});

describe('what a 요지 bounds, without its bounds', () => {
  test.each([
    ['지도만으로는 길을 알 수 없다', '지도만으로도 길을 알 수 있다'],
    ['연습만으로는 부족하다', '연습만으로도 충분하다'],
    ['비싼 신발이 항상 발에 좋은 것은 아니다', '비싼 신발이 항상 발에 좋다'],
    ['오래된 종이 언제나 크게 울리는 것은 아니다', '오래된 종이 언제나 크게 울린다'],
  ])('%s → %s', (line, expected) => {
    expect(claimAlways(line)).toBe(expected);
  });

  test.each([
    '비싼 신발이 발에 좋은 것은 아니다',
    '모두가 반드시 상을 받은 것은 아니다',
    '지도만으로는 길을 알 수 없지만 나침반은 도움이 된다',
    '연습은 쉬우므로 연습만으로는 부족하다',
  ])('not in %s', (line) => {
    expect(claimAlways(line)).toBeUndefined();
  });
});

test('what is denied is not said to hold as well where the passage likens the two', () => {
  const gist = '빈터는 버려진 땅이 아니라 이웃의 쉼터이다.';
  const list = (line: string): string =>
    listTurnedLines(gist, [line])
      .map((one) => one.line.text)
      .join(' ');
  expect(list('빈터에는 꽃이 핀다.')).toMatch(/땅인 동시에/u);
  expect(list('빈터는 겉으로 보기에 버려진 땅과 같다.')).not.toMatch(/동시에/u);
});

test('of a 요지 with two sides a half is not made its contrary', () => {
  const gist = '빠른 발표의 관행은 지식의 공개를 촉진하지만 성급함도 낳는다.';
  for (const { line } of listTurnedLines(gist)) expect(line.text).not.toMatch(/공개를 방해한다/u);
});
