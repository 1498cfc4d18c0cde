import { withParticle } from '#korean.ts';
import type { Swap } from '#meaning/flip-number.ts';

/** Korean words that say the contrary in the same place, in any form that begins so. */
const pairs: readonly (readonly [string, string])[] = [
  ['증가', '감소'],
  ['상승', '하락'],
  ['성공', '실패'],
  ['찬성', '반대'],
  ['가장 많은', '가장 적은'],
  ['가장 높은', '가장 낮은'],
  ['가장 큰', '가장 작은'],
  ['가장 좋은', '가장 나쁜'],
  ['가장 넓은', '가장 좁은'],
  ['가장 긴', '가장 짧은'],
  ['가장 비싼', '가장 값싼'],
  ['더 많은', '더 적은'],
  ['더 많이', '더 적게'],
  ['더 높은', '더 낮은'],
  ['더 빠르게', '더 느리게'],
  // 더 오래된 is not 더 오래.
  ['더 오래 ', '더 짧게 '],
  ['빠르게', '느리게'],
  ['높은 점수', '낮은 점수'],
  ['높은 순위', '낮은 순위'],
  ['부유한', '가난한'],
  ['왼쪽', '오른쪽'],
  ['안쪽', '바깥쪽'],
  ['윗면', '아랫면'],
  ['북쪽', '남쪽'],
  ['동쪽', '서쪽'],
  ['북부', '남부'],
  ['동부', '서부'],
  ['여름', '겨울'],
  ['아침', '저녁'],
  ['낮 동안', '밤 동안'],
  ['밤에', '낮에'],
  ['암컷', '수컷'],
  ['어머니', '아버지'],
  ['여동생', '남동생'],
  ['막내', '맏이'],
  ['무료', '유료'],
  ['수입국', '수출국'],
  ['세기 초', '세기 말'],
  ['말부터', '초부터'],
  ['좁은', '넓은'],
  ['가까운', '먼'],
  ['얇아서', '두꺼워서'],
  ['쉽게', '어렵게'],
  ['값싸게', '비싸게'],
  ['허용되', '금지되'],
  ['늘어났다', '줄어들었다'],
  ['늘었다', '줄었다'],
  ['큰 성공을 거두었다', '별다른 주목을 받지 못했다'],
  ['장려', '금지'],
  ['칭찬', '비판'],
  ['적은 요금', '비싼 요금'],
  ['많은 비용', '적은 비용'],
];
/** Words that stay in one direction: 대부분 is not 극소수's only contrary, but never the same. */
const oneWay: readonly (readonly [RegExp, string])[] = [
  [/대부분의 (?=(?:\S+ )?\S+[은는이가] )/u, '극소수의 '],
  [/대다수는 /u, '극소수만이 '],
  [/처음으로 /u, '마지막으로 '],
  // 높이 is a noun as well.
  [/낮추(?=[고는며면기])/u, '높이'],
];
const countries =
  `독일 프랑스 영국 미국 중국 일본 인도 러시아 브라질 스페인 이탈리아 캐나다 호주 멕시코 이집트 네덜란드 스웨덴 노르웨이 스위스 인도네시아
  파키스탄 아프리카 유럽 아시아 북아메리카 런던 파리 베를린 로마 도쿄 서울 부산 대구 오슬로 나이지리아 볼리비아`.split(
    /\s+/u,
  );
const rivals: Readonly<Record<string, readonly string[]>> = {
  city: ['런던', '파리', '베를린', '로마', '도쿄', '서울', '부산', '대구', '오슬로'],
  continent: ['아프리카', '유럽', '아시아', '북아메리카'],
};
const particles = '은|는|이|가|을|를|과|와|으로|로';

const bothWays = [...pairs, ...pairs.map(([a, b]) => [b, a] as const)].map(([from, to]) => ({
  from,
  to,
  // 참가하도록 금지되었다 is no Korean.
  pattern: new RegExp(String.raw`(?<=^|\s)(?<!도록 )${from}`, 'u'),
}));

/** 칭찬받은 학생들은, 성공의 비결: what is not the predicate only speaks of others when it is turned round. */
const acts = /^(?:증가|감소|상승|하락|성공|실패|찬성|반대|장려|금지|칭찬|비판)$/u;
const isPredicate = (text: string, word: string): boolean =>
  text.slice(text.lastIndexOf(word)).split(' ').length <= 2;

/** 반대를 → 찬성을. */
function withOwnParticle(text: string, from: string, to: string): Swap {
  const [, particle = ''] = new RegExp(`${from}(${particles})(?=\\s|$)`, 'u').exec(text) ?? [];
  return { from: from + particle, to: attach(to, particle) };
}

/** Words of a statement by what says the contrary, or another place. */
export function swapWords(text: string, passage: string): Swap[] {
  const opposite = bothWays.flatMap(({ from, to, pattern }): Swap[] =>
    text.includes(from) &&
    pattern.test(text) &&
    !text.includes(to) &&
    (!acts.test(from) || isPredicate(text, from))
      ? [withOwnParticle(text, from, to)]
      : [],
  );
  const turned = oneWay.flatMap(([pattern, to]): Swap[] => {
    const [from] = pattern.exec(text) ?? [];
    return from === undefined ? [] : [{ from, to }];
  });
  return [...opposite, ...turned, ...swapPlace(text, passage)];
}

/** One place named in the statement by one of its sort that the passage does not name. */
function swapPlace(text: string, passage: string): Swap[] {
  const named = countries.filter(
    (country) => text.includes(country) && new RegExp(String.raw`(?<![가-힣])${country}`, 'u').test(text),
  );
  const [place] = named;
  // Of a list of places, or of places besides others, the new one could be part.
  if (
    named.length !== 1 ||
    /(?:에서|에)도 /u.test(text) ||
    place === undefined ||
    new RegExp(`${place}[과와,]|[과와,] ${place}`, 'u').test(text)
  )
    return [];
  const sort = Object.values(rivals).find((list) => list.includes(place));
  const others = (sort ?? countries.filter((one) => !Object.values(rivals).flat().includes(one))).filter(
    (one) => one !== place && !passage.includes(one),
  );
  const to = others[place.length % Math.max(1, others.length)];
  const [, particle = ''] = new RegExp(`${place}(${particles})(?=\\s)`, 'u').exec(text) ?? [];
  if (
    to === undefined ||
    !new RegExp(`${place}(?:(?:${particles}|에서|에|에는|에서는)(?=\\s))`, 'u').test(text)
  )
    return [];
  return [{ from: place + particle, to: attach(to, particle) }];
}

function attach(word: string, particle: string): string {
  if (particle === '') return word;
  const first = {
    은: '은',
    는: '은',
    이: '이',
    가: '이',
    을: '을',
    를: '을',
    과: '과',
    와: '과',
    으로: '으로',
    로: '으로',
  } as const;
  return withParticle(word, first[particle as keyof typeof first]);
}
