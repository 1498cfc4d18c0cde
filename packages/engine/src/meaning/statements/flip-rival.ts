import { attachParticle } from '#korean.ts';
import type { Swap } from '#meaning/statements/flip-number.ts';

const split = (words: string): readonly string[] => words.trim().split(/\s+/u);

/** Words of one sort, where a statement with one of them is false with another. */
interface Sort {
  words: readonly string[];
  /** What stands behind such a word. */
  behind: string;
  /** What stands before it. */
  before?: string;
  /** What the statement says besides, where the word may mean another thing. */
  besides?: RegExp;
}

const particles = '은|는|이|가|을|를|과|와|으로|로';
const placed = `(?:${particles}|에서|에|에는|에서는)(?=\\s)(?!\\s(?:알려|불리|전쟁))`;
/**
 * 의사를 밝혔다 is a will: who does what is told by 의사로, 의사가 되다, 의사였던 and before a name that is not the topic,
 * whose calling the whole text shows.
 */
const employed =
  '(?:로 |으로 |[이가] 되|였[던다]|이었[던다]|인 |의 (?=딸|아들)| (?=\\p{Lu}[\\p{L}. ’-]*?(?:와|과|을|를|의|에게|에게서)(?:\\s|$)))';
/** 음악 교사, 석탄 상인: a calling that another noun tells more of has no other. */
const unspecified = '(?<=^|[은는의인한된던운에서로며고을를년,] )';

/** There is 토목 공학, but no 토목 물리학. */
const uncompounded = '(?<=^|[은는의인한된던운에서로며고을를년과와,] )';

const sorts: readonly Sort[] = [
  ...[
    '런던 파리 베를린 로마 프라하 바르샤바 마드리드 암스테르담 스톡홀름 코펜하겐 뮌헨 밀라노 모스크바 더블린 오슬로',
    '뉴욕 시카고 보스턴 필라델피아 샌프란시스코',
    '도쿄 교토 오사카',
    '베이징 상하이',
    '서울 부산 대구 인천 광주',
    '아프리카 유럽 아시아',
    '독일 프랑스 영국 러시아 스페인 이탈리아 네덜란드 스웨덴 노르웨이 스위스 오스트리아 폴란드 덴마크 벨기에 헝가리 그리스',
    '미국 호주 멕시코 캐나다 브라질 칠레 페루',
    '중국 일본 인도 인도네시아 파키스탄',
    '이집트 나이지리아 케냐 에티오피아',
  ].map((words): Sort => ({ words: split(words), behind: placed })),
  {
    words: split(
      '의학 법학 물리학 화학 수학 생물학 천문학 철학 경제학 심리학 건축학 공학 약학 식물학 지질학',
    ),
    behind: `(?:${particles}| (?=박사|석사|학위|교수))`,
    before: uncompounded,
    besides: /공부|전공|학위|졸업|교수|배웠|배우|가르/u,
  },
  {
    words: split('의사 변호사 교사 간호사 건축가 기자 군인 상인 농부 목수 판사 목사 은행가 수의사'),
    behind: employed,
    before: unspecified,
  },
  {
    words: split('수학자 지질학자 천문학자 물리학자 화학자 생물학자 식물학자'),
    behind: employed,
    before: unspecified,
  },
  // Of what one dies, where it is, what one speaks and what one plays.
  {
    words: split('결핵 암 폐렴 콜레라 말라리아 천연두 심장마비'),
    behind: '(?:으로|로) (?=(?:사망|죽|세상을|숨))',
  },
  { words: split('대서양 태평양 인도양'), behind: `(?:${placed}| (?=바닥|해저))` },
  {
    words: split('라틴어 그리스어 프랑스어 독일어 스페인어 이탈리아어 영어'),
    behind: `(?:${particles})(?=\\s)`,
    besides: /배웠|배우|익혔|가르|공부|번역|말했|말할|썼/u,
  },
  {
    words: split('피아노 바이올린 첼로 플루트 기타 오르간 하프'),
    behind: `(?:${particles})(?=\\s)`,
    besides: /연주|배웠|배우|가르/u,
  },
  // What a thing is made of, and the colour of a thing.
  {
    words: split('나무 돌 철 구리 유리 종이 가죽 청동 점토 강철 플라스틱 대나무 벽돌 콘크리트'),
    behind: '(?:로|으로) (?=(?:만든|만들|지은|지어|된|되어|짠|빚)(?!.*(?:불에|타지|녹|깨지)))',
  },
  {
    words: split('빨간 파란 노란 검은 흰 붉은'),
    behind:
      ' (?=(?:깃발|옷|모자|꽃|깃털|벽|종이|선|띠|점|줄무늬|털|상자|가방|드레스|표지|병|천|잉크|페인트|리본|지붕|버스|차)(?:[은는이가을를로과와의]|으로))',
  },
  { words: split('화가 작가 배우 음악가 시인 조각가 사진작가'), behind: employed, before: unspecified },
];

/** Before that year nobody went there under that name: in a tale without a year they are no rivals. */
const young: ReadonlyMap<string, number> = new Map([
  ['시카고', 1840],
  ['샌프란시스코', 1850],
  ['오슬로', 1925],
  ['도쿄', 1870],
  ['대구', 1900],
  ['인천', 1900],
  ['벨기에', 1831],
  ['호주', 1901],
  ['캐나다', 1870],
  ['멕시코', 1825],
  ['브라질', 1825],
  ['칠레', 1825],
  ['페루', 1825],
  ['미국', 1780],
  ['인도네시아', 1950],
  ['파키스탄', 1950],
  ['나이지리아', 1960],
  ['케냐', 1960],
  ['플라스틱', 1910],
  ['콘크리트', 1850],
  ['강철', 1860],
]);

const centuryYears = 100;

/** The first year that the passage tells of; none where it names none. */
function readFirstYear(passage: string): number {
  const years = [...passage.matchAll(/(\d{1,4})(년|세기)/gu)].flatMap(([, digits, unit]) =>
    unit === '세기' ? [(Number(digits) - 1) * centuryYears] : digits?.length === 4 ? [Number(digits)] : [],
  );
  return years.length === 0 ? 0 : Math.min(...years);
}

/** 파리 is a fly as well, 대구 a fish, and 인도 a pavement: where one goes or is tells. */
const ambiguous = /(?:파리|대구|인도)[은는이가을를과와] /u;

const places = sorts
  .slice(
    0,
    sorts.findIndex(({ words }) => words.includes('의학')),
  )
  .flatMap(({ words }) => words);
/** Whether what is changed is a place: 파리에서, 인도로. */
export const isPlace = (changed: string): boolean =>
  places.includes(changed) || places.some((word) => isParticle.test(changed.replace(word, '')));
const isParticle = new RegExp(`^(?:${particles}|에서|에)$`, 'u');

/** 하버드 대학에서 일하러 브라질로: what stands there tells which country it is. */
const sites =
  /(?:[가-힣A-Za-z]+ )?대학|하버드|예일|옥스퍼드|Harvard|Yale|Oxford|Cambridge|케임브리지|왕립|국립|대사관|의회|대통령|타워|궁전|[가-힣]+주 |워싱턴|올림픽|가장 오래된|[가-힣]어를/u;
/** 의과 대학에 가려고, 그림으로 유명해진: where one learns a calling and what one makes by it. */
const trainings =
  /의과|법과|신학교|사관학교|음악원|그림|회화|초상화|풍경화|조각|소설|희곡|시집|작곡|연주|무대|영화|사진|환자|재판|기사를|건물을|군대|복무|대전|전쟁/u;

/** 빅토리아 시대의 러시아: whose time it was tells where. */
const rulers = /빅토리아|엘리자베스|나폴레옹|조지 |헨리 |루이 |에도 시대|메이지|왕조|제국/u;

/** 네덜란드에서 … 허용되지 않던 시절 빈에서: another place of the sentence tells where that was so. */
const elsewhere = /에서 .*(?:시절|시대|때).*에서 /u;

const rareFathers = /^(?:간호사|기자|수의사|군인)$/u;
const intended = /[이가] (?:되고 싶|되려|되기|될|되라)|꿈/u;

/** 파리의, 이탈리아인; 인도 is in 인도양, and 대구 in 대구를. */
const namesPlace = (text: string, place: string): boolean =>
  new RegExp(`(?<![가-힣])${place}(?:에서|에|의|으로|로|인|군|,| )`, 'u').test(text);

/** Of these nobody has two. */
const once = /(?:태어났|사망했|세상을 떠났|출생)/u;

/** One place, study or calling of the statement by another: for a birth one that the passage names, else one that it does not. */
export function swapRival(text: string, passage: string): Swap[] {
  // Of places besides others the new one could be part, and what is not so here is not so there.
  if (
    ambiguous.test(text) ||
    rulers.test(text) ||
    elsewhere.test(text) ||
    /(?:에서|에)도 |(?:없|못|않)[가-힣]*다\.$/u.test(text)
  )
    return [];
  return sorts.flatMap(({ words, behind, before = '(?<![가-힣])', besides }): Swap[] => {
    const named = words.filter(
      (word) => text.includes(word) && new RegExp(`(?<![가-힣])${word}`, 'u').test(text),
    );
    const [word] = named;
    // Of a list the new one could be part as well; 미국에서 … 미국인 여성 tells where that was.
    if (
      word === undefined ||
      named.length !== 1 ||
      text.indexOf(word) !== text.lastIndexOf(word) ||
      text.includes(`${word}인`) ||
      besides?.test(text) === false
    )
      return [];
    if ((places.includes(word) ? sites : before === unspecified ? trainings : /^$/u).test(text)) return [];
    // 교사가 되고 싶었지만 … 교생을: what else is told of a calling shows which it is; 스페인 왕비 is of Madrid.
    if (before === unspecified && intended.test(text)) return [];
    // 프랑스어를 공부하고 … 프랑스로 건너갔으며
    if (word.endsWith('어') && text.includes(`${word.slice(0, -1)}로 `)) return [];
    if (places.includes(word) && places.some((one) => !word.includes(one) && namesPlace(text, one)))
      return [];
    // 독일 베를린에서: no other city lies there.
    if (places.includes(word) && new RegExp(`(?:${places.join('|')}|[가-힣]주) ${word}`, 'u').test(text))
      return [];
    if (new RegExp(`${word}[과와,]|[과와,] ${word}`, 'u').test(text)) return [];
    if (!new RegExp(`${before}${word}${behind}`, 'u').test(text)) return [];
    const year = readFirstYear(passage);
    // 간호사의 아들: a father of old was none.
    const isParent = new RegExp(`${word}의 (?:딸|아들)`, 'u').test(text);
    const others = words.filter(
      (one) => one !== word && (young.get(one) ?? 0) <= year && !(isParent && rareFathers.test(one)),
    );
    const told = once.test(text) ? others.find((one) => passage.includes(one)) : undefined;
    const strange = others.filter((one) => !passage.includes(one));
    const to = told ?? strange[word.length % Math.max(1, strange.length)];
    const [, particle = ''] = new RegExp(`${word}(${particles})(?=\\s)`, 'u').exec(text) ?? [];
    return to === undefined ? [] : [{ from: word + particle, to: attachParticle(to, particle) }];
  });
}
