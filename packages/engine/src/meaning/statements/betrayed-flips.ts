import type { Flip } from '#meaning/statements/flip-statement.ts';
import { tellsRealm } from '#meaning/statements/realms.ts';
import { readAge, readBirthYear } from '#meaning/statements/told-ages.ts';

/** What the other statements of an exercise say. */
type Others = readonly { readonly text: string }[];

/**
 * Whether a false statement is found without the passage: it is the only one of five that denies something or gives a
 * year, it is far longer, or another statement shows it to be false.
 */
export function isBetrayed({ text, from, to, worth }: Flip, others: Others): boolean {
  const acts = [from, to].flatMap((words) => words.match(deeds) ?? []);
  // 금지되지 않던 시절 beside 금지가 풀리자: what another statement takes for granted.
  if (acts.some((act) => others.some((other) => other.text.includes(act)))) return true;
  if (
    isOutOfOrder({ text, from, to, worth }, others) ||
    isOutOfAge(text, from, to, others) ||
    isReckoned(text, from, others) ||
    isCountedElsewhere(from, others) ||
    isOutOfRank(to, others) ||
    isGranted(from, to, others) ||
    // 의사의 딸로: of a father's calling nothing else is told.
    (!text.includes(`${to}의 `) && [text, ...others.map((other) => other.text)].some(tells(from))) ||
    isOutOfSeason(from, others)
  )
    return true;
  const lacks = (isSuch: (line: string) => boolean): boolean =>
    isSuch(text) && !others.some((other) => isSuch(other.text));
  return (
    lacks((line) => denying.test(line)) ||
    (/\d년/u.test(from) && lacks((line) => /\d{3,4}년/u.test(line))) ||
    others.every((other) => other.text.length * farLonger < text.length)
  );
}

const tells =
  (from: string) =>
  (text: string): boolean =>
    tellsRealm(from, text);

const deeds = /허용|금지|성공|실패|증가|감소|찬성|반대|승인|거부|거절|수락|허락|칭찬|비판|환영|외면/gu;
const denying = /(?:않|없|못하|못했|아니)[가-힣]*다\.$/u;
const farLonger = 1.8;

/** Of what is told in the order of time, a year before that of another statement is seen to be false, and so is a century. */
function isOutOfOrder({ text, from, to }: Flip, others: Others): boolean {
  const years = others.flatMap(({ text }) => readYears(text));
  if (/세기$/u.test(from)) return years.length > 0;
  const isOfBirth = text.includes('태어');
  const [birth] = [{ text }, ...others].flatMap((one) => readBirthYear(one.text) ?? []);
  const [told, changed] = [from, to].map((words) => {
    const age = readYears(text).length > 0 && !isOfBirth ? undefined : readAge(words);
    // 1913년에 태어났다 beside 스물여섯 살에: in 1939.
    if (age !== undefined) return birth === undefined ? 0 : birth + age;
    return Number(/^\d{4}(?=년)/u.exec(words)?.[0] ?? 0);
  });
  return years.some((year) => year < (told ?? 0) !== year < (changed ?? 0));
}

/** Born in 1850, and dead in 1961 at 101: another statement makes the sum that shows which is false, or a doctor of fifteen. */
function isOutOfAge(text: string, from: string, to: string, others: Others): boolean {
  const birth = readBirthYear(text);
  const age = /박사|교수|학위|의원|장관/u.test(text) ? learned : grown;
  const births = others.flatMap((other) => readBirthYear(other.text) ?? []);
  const [told, changed] = [from, to].map((words) => Number(/^\d{4}(?=년)/u.exec(words)?.[0] ?? 0));
  const years = readAge(from);
  // 1890년에 태어나 beside 1998년에 108세의 나이로
  const isOwnSum = (year: number): boolean =>
    years !== undefined && readYears(text).some((own) => Math.abs(own - years - year) <= birthdayYet);
  return (
    births.some(
      (year) =>
        (birth !== undefined && Math.abs(year - birth) > birthdayYet) ||
        [child, age].some(
          (least) => (changed ?? 0) > 0 && (changed ?? 0) < year + least && (told ?? 0) >= year + least,
        ) ||
        isOwnSum(year),
    ) || outlives(birth, others)
  );
}

/** 1872년에 태어나 beside 쉰셋의 나이로 세상을 떠났다 and 1933년에 미국으로 건너갔다. */
function outlives(birth: number | undefined, others: Others): boolean {
  const ages = others.flatMap(({ text }) => (dying.test(text) ? (readAge(text) ?? []) : []));
  const last = Math.max(...others.flatMap(({ text }) => readYears(text)));
  return birth !== undefined && ages.some((age) => last > birth + age + birthdayYet);
}

const dying = /세상을|사망|숨|죽/u;
const readYears = (text: string): number[] =>
  [...text.matchAll(/\d{4}(?=년)/gu)].map(([year]) => Number(year));

/** 1983년 예순한 살 beside 1927년에 박사 학위를: with its year an age tells a birth. */
function isReckoned(text: string, from: string, others: Others): boolean {
  const [year] = readYears(text);
  if (year === undefined || !/[살세대]$/u.test(from)) return false;
  const acts = others
    .filter((other) => !other.text.includes('태어'))
    .flatMap((other) => readYears(other.text));
  const birth = from.endsWith('대') ? Infinity : (readBirthYear(text) ?? 0);
  return acts.some((act) => act < birth + grown);
}

/** 네 개의 댐 beside 두 댐은 모두. */
function isCountedElsewhere(from: string, others: Others): boolean {
  const [number = ''] = /^(?:두|세|네|다섯|여섯|일곱|여덟)(?= )/u.exec(from) ?? [];
  return number !== '' && others.some(({ text }) => ` ${text}`.includes(` ${number} `));
}

/** 5위를 차지했다 beside 메달을 딴: only three have one. */
const isOutOfRank = (to: string, others: Others): boolean =>
  Number(/^\d+(?=위)/u.exec(to)?.[0] ?? 0) > medals && others.some(({ text }) => text.includes('메달'));

const medals = 3;
const grown = 18;
const child = 14;
/** For a doctor's degree, a chair or a seat. */
const learned = 23;
/** Of two years and an age the birth is known to a year. */
const birthdayYet = 1;

/** 어느 여름 … 눈이 내려: what another statement tells of the weather. */
const isOutOfSeason = (from: string, others: Others): boolean =>
  /여름|겨울|봄|가을/u.test(from) &&
  others.some(({ text }) =>
    /눈(?: [내오]|[이을] |보라|길)|내리는 눈|눈 속|추위|추운|더위|더운|폭염/u.test(text),
  );

/** 캐나다를 대표했다 beside 호주 중부에서 태어났다: the name that was changed still stands in another statement. */
function isGranted(from: string, to: string, others: Others): boolean {
  const name = from.replace(/(?:에서|에게|으로|로|에|을|를|은|는|이|가|과|와|의)$/u, '');
  const cities = citiesOf.get(name);
  const land = /^[가-힣]{2,}어$/u.test(name) ? name.slice(0, -1) : name;
  // 스웨덴 서부 beside 프라하에서 for 스톡홀름에서.
  const [country] = [...citiesOf].find(([, own]) => own.test(name) && !own.test(to)) ?? [];
  return (
    /^[가-힣A-Z]{2}/u.test(name) &&
    others.some(
      ({ text }) =>
        text.includes(land) ||
        cities?.test(text) === true ||
        (country !== undefined && text.includes(country)),
    )
  );
}

/** Who was born in 상하이 leaves 중국 and not 일본. */
const citiesOf: ReadonlyMap<string, RegExp> = new Map([
  ['중국', /상하이|베이징|난징|홍콩/u],
  ['일본', /도쿄|교토|오사카|에도/u],
  ['인도', /델리|뭄바이|콜카타|캘커타/u],
  ['호주', /시드니|멜버른/u],
  [
    '미국',
    /뉴욕|시카고|보스턴|필라델피아|샌프란시스코|로스앤젤레스|워싱턴|캘리포니아|하버드|텍사스|오하이오|미시간|매사추세츠|펜실베이니아|버지니아|플로리다|캔자스|New York|Boston|Chicago|Michigan|California|Harvard|Yale|Texas|Ohio|Massachusetts|Pennsylvania|Virginia/u,
  ],
  ['영국', /런던|케임브리지|옥스퍼드|잉글랜드|스코틀랜드|웨일스|London|Cambridge|Oxford|England|Scotland/u],
  ['프랑스', /파리|리옹|마르세유|루브르|소르본|Paris/u],
  ['독일', /베를린|뮌헨|괴팅겐|프랑크푸르트|하이델베르크|Berlin|Munich/u],
  ['오스트리아', /(?<![가-힣])빈[에의을으]/u],
  ['이탈리아', /로마|밀라노|베네치아|피렌체|나폴리|시칠리아|Rome|Milan|Venice|Florence/u],
  ['러시아', /모스크바|상트페테르부르크/u],
  ['스페인', /마드리드|바르셀로나|세비야/u],
  ['스웨덴', /스톡홀름|웁살라/u],
  ['덴마크', /코펜하겐/u],
  ['노르웨이', /오슬로|베르겐/u],
  ['폴란드', /바르샤바|크라쿠프/u],
  ['네덜란드', /암스테르담|헤이그|로테르담/u],
]);
