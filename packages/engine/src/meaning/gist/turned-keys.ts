import { withParticle } from '#korean.ts';
import { exchangeMeans } from '#meaning/gist/exchanged-means.ts';
import { exchangeThings } from '#meaning/gist/exchanged-nouns.ts';
import { flipClaim, flipEnd } from '#meaning/gist/flipped-claims.ts';
import { listKoreanClauses } from '#meaning/gist/korean-clauses.ts';
import { isRieul } from '#meaning/korean-forms.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { opposeKorean } from '#meaning/gist/opposed-korean.ts';
import { turnCore, turnDuty } from '#meaning/gist/turned-cores.ts';
import {
  dropConcession,
  grantReason,
  liftCondition,
  turnInSpite,
  turnWeighing,
} from '#meaning/gist/turned-concessions.ts';
import {
  demandForbidden,
  claimAlways,
  denyAbility,
  denyReason,
  joinNouns,
  turnBothHalves,
  turnLastWords,
} from '#meaning/gist/turned-points.ts';

/** A line with its point turned round. */
export interface TurnedKey {
  text: string;
  /** Two of one way would say the same. */
  way:
    | 'whole'
    | 'exchange'
    | 'means'
    | 'able'
    | 'core'
    | 'word'
    | 'half'
    | 'end'
    | 'none'
    | 'both'
    | 'condition'
    | 'demand'
    | 'grant'
    | 'drop';
}

const tidy = (line: string): string => line.replace(/[.\s]+$/u, '');

/** 요지 turned round in different ways, each without its full stop, the plainest first. */
export function turnKey(gist: string): TurnedKey[] {
  const line = tidy(gist);
  const found: TurnedKey[] = [
    ...optional(
      'exchange',
      exchangeThings(line) ?? exchangeNotBut(line) ?? exchangeWeighed(line) ?? exchangeParties(line),
    ),
    ...optional('means', exchangeMeans(line)),
    ...optional('able', denyAbility(line) ?? claimAlways(line)),
    ...opposeKorean(line).map((text): TurnedKey => ({ way: 'whole', text: tidy(text) })),
    ...optional('core', turnCore(line) ?? (/지만|므로|며|,/u.test(line) ? undefined : turnDuty(line))),
    ...turnWords(line).map((text): TurnedKey => ({ way: 'word', text })),
    ...turnHalves(line).map((text): TurnedKey => ({ way: 'half', text })),
    ...optional('none', denyEffect(line)),
    ...optional('both', joinBoth(line) ?? joinNouns(line)),
    ...optional('demand', demandForbidden(line)),
    ...optional('grant', grantReason(line)),
    ...optional('drop', dropConcession(line)),
    ...optional('condition', turnInSpite(line) ?? liftCondition(line)),
    ...optional('exchange', turnWeighing(line)),
    ...optional('end', turnBothHalves(line)),
    ...optional('end', denyReason(line)),
    ...optional('end', turnMeasure(line)),
    ...optional('end', turnLastWords(line)),
    ...optional('end', /[았었했렸졌]다$|[A-Za-z,]/u.test(line) ? undefined : flipEnd(line)),
  ];
  return found.filter(({ text }, at) => text !== line && found.findIndex((one) => one.text === text) === at);
}

const optional = (way: TurnedKey['way'], text: string | undefined): TurnedKey[] =>
  text === undefined ? [] : [{ way, text }];

const particles = '에 의해|에 따라서|에 따라|을 통해|를 통해|에서|에게|으로|로|에|을|를';
/** 단어가 아니라 표현에 있다, 호감이 아니라 역할에 따라 판단해야 한다. */
const notBut = new RegExp(
  String.raw`^((?:[가-힣]+ ){0,3}[가-힣]+)[이가] 아니라,? (?:오히려 )?((?:[가-힣]+ ){0,3}?[가-힣]+?)(${particles}) ((?:[가-힣]+ ){0,3}[가-힣]+다)$`,
  'u',
);
/** As much of it as can be: 일상적인 표현에 담긴 차이에 있다. */
const notButLong =
  /^((?:[가-힣]+ ){0,3}[가-힣]+)[이가] 아니라,? (?:오히려 )?((?:[가-힣]+ ){1,6}[가-힣]+?)(에 의해|에서|에) ((?:달려 )?있다|(?:더 )?(?:나온다|비롯된다|좌우된다|유지된다|결정된다|형성된다|생긴다))$/u;
/** 우월함이 아니라 드물기 때문이다. */
const notReason =
  /^(.* 것은 )((?:[가-힣]+ ){0,3}[가-힣]+)[이가] 아니라,? (?:[가-힣]+ ){1,6}[가-힣]+기 때문이다$/u;
/** More than a noun, with what describes it. */
const noNoun = /(?:^| )(?:것|때|데|수|뿐)$|[기므]$|[은는이가을를에로고며] |(?:단순히|단지|무조건) /u;
/** 담긴 차이에 있다: the noun only describes another. */
const describing = /(?:[은는던]|[가-힣][할될일한된인린진온난긴]) /u;

function exchangeNotBut(line: string): string | undefined {
  const [, topic, reason] = notReason.exec(line) ?? [];
  if (topic !== undefined && reason !== undefined && !noNoun.test(reason))
    return `${topic}${reason} 때문이다`;
  const parts = partNotBut(line);
  if (parts === undefined) return undefined;
  const { opening, not, but, particle, rest } = parts;
  return `${opening}${withParticle(but, '이')} 아니라 ${attach(not, particle)} ${rest}`;
}

interface NotBut {
  opening: string;
  not: string;
  but: string;
  particle: string;
  rest: string;
}

/** The two nouns of A가 아니라 B에 있다, where both are surely nouns. */
function partNotBut(line: string): NotBut | undefined {
  const words = line.split(' ');
  const comma = line.lastIndexOf(', ', line.indexOf(' 아니라'));
  const end = words.slice(0, findFirstTopicEnd(words)).join(' ').length + 1;
  const start = comma < 0 ? end : comma + 2;
  if (start <= 1) return undefined;
  const isPlain = ([, not = '', but = '', , rest = '']: RegExpExecArray): boolean =>
    !noNoun.test(not) && !noNoun.test(but) && !describing.test(`${rest} `);
  const isLong = ([, not = '', but = '']: RegExpExecArray): boolean =>
    !noNoun.test(not) && !/(?:것|때|데|수|뿐)$|므로|지만|때문/u.test(but);
  const found =
    [notBut.exec(line.slice(start))].find((parts) => parts !== null && isPlain(parts)) ??
    [notButLong.exec(line.slice(start))].find((parts) => parts !== null && isLong(parts));
  const [, not = '', but = '', particle = '', rest = ''] = found ?? [];
  return not === '' || /므로|지만/u.test(rest)
    ? undefined
    : { opening: line.slice(0, start), not, but, particle, rest };
}

const attach = (noun: string, particle: string): string => {
  if (/^[을를]$/u.test(particle)) return withParticle(noun, '을');
  if (/^[을를] 통해$/u.test(particle)) return `${withParticle(noun, '을')} 통해`;
  if (/^으?로$/u.test(particle)) return withParticle(noun, '으로');
  return noun + particle;
};

/** 반응이라기보다 신호이다: the two change places. */
const ratherThan = /^(.*?[가-힣][은는] )(.+?[가-힣])(?:이라|라)기보다(?:는)? (?:오히려 )?(.+?[가-힣])이?다$/u;
/** 풀게 하기보다 도움을 줄이는 것이 효과적이다. */
const betterThan =
  /^(.*?(?:[은는,]|려면|면) )(.+[가-힣])기보다(?:는)? (.+[가-힣])는 것이 ((?:더 )?(?:효과적이다|낫다|현명하다|바람직하다|중요하다|이롭다|유익하다|좋다))$/u;

/** 의지력에 기대는, 편하게 느껴지는: what governs a word before it is no topic. */
const governed = /(?:에|에서|을|를|게|으로|로) [가-힣]+는(?= )/gu;
/** 결심보다 습관이 더 오래 지속된다. */
const outdoing =
  /^((?:[가-힣]+ ){0,5}[가-힣]+)보다 ((?:[가-힣]+ ){0,6}[가-힣]+)[이가] ((?:(?:[가-힣]+ )?[가-힣]+에 )?더 .+다)$/u;
/** 사람들은 쾌락보다 실제의 삶을 더 가치 있게 여긴다, 안전을 지키려면 주의력보다 절차가 필요하다. */
const dearest =
  /^(.*(?:[은는]|려면) )((?:[가-힣]+ ){0,3}[가-힣]+)보다 ((?:[가-힣]+ ){0,5}[가-힣]+)([을를이가]) (더 .+(?:여긴다|선호한다|원한다)|(?:더 )?(?:필요하다|중요하다))$/u;

function exchangeWeighed(line: string): string | undefined {
  const [, beaten = '', winner = '', feat = ''] = outdoing.exec(line) ?? [];
  const [, whose = '', lesser = '', dearer = '', mark = '', valued = ''] = dearest.exec(line) ?? [];
  if (lesser !== '' && !/[을를은는] |라도|보다/u.test(`${lesser} ${dearer} `.replace(governed, ' ')))
    return `${whose}${dearer}보다 ${withParticle(lesser, /[을를]/u.test(mark) ? '을' : '이')} ${valued}`;
  const isNamed =
    beaten !== '' &&
    findFirstTopicEnd(beaten.replace(governed, ' ').split(' ')) === 0 &&
    !/(?<!읽|쓰|듣|달리)기 $|라도 |[가-힣][이가] /u.test(`${beaten} `) &&
    !/[가-힣][이가] |보다 /u.test(`${winner} `);
  if (isNamed) return `${winner}보다 ${withParticle(beaten, '이')} ${feat}`;
  const [, topic = '', not = '', but = ''] = ratherThan.exec(line) ?? [];
  if (not !== '' && !/것$/u.test(but) && !/[은는] /u.test(not.replace(/[가-힣]+는 (?=[가-힣])/gu, '')))
    return `${topic}${withParticle(but, '이다').slice(0, -1)}라기보다 ${not}이다`;
  const [, start = '', worse = '', better = '', verdict = ''] = betterThan.exec(line) ?? [];
  return worse === '' || isRieul(worse) ? undefined : `${start}${better}기보다 ${worse}는 것이 ${verdict}`;
}

/** Two of whom something different is said: 단기적으로는 …, 장기적으로는 …. */
const parties: readonly (readonly [string, string])[] = [
  ['단기적으로', '장기적으로'],
  ['주는 사람', '받는 사람'],
  ['초보자', '전문가'],
  ['낮에는', '밤에는'],
  ['과거에는', '오늘날에는'],
];

function exchangeParties(line: string): string | undefined {
  const [, first = '', second = ''] = /^(.+?(?:지만|고|으나|며)), (.+)$/u.exec(line) ?? [];
  const pair = [...parties, ...parties.map(([a, b]) => [b, a] as const)].find(
    ([a, b]) =>
      first.split(a).length === 2 &&
      second.split(b).length === 2 &&
      !first.includes(b) &&
      !second.includes(a),
  );
  return pair === undefined
    ? undefined
    : `${first.replace(pair[0], pair[1])}, ${second.replace(pair[1], pair[0])}`;
}

/** 익히는 데 도움을 준다 → 익히는 데 거의 아무런 영향도 미치지 않는다. */
function denyEffect(line: string): string | undefined {
  if (/지만|아니라|보다|뿐|만 /u.test(line)) return undefined;
  const [, before] =
    /^(.+는 데) (?:[가-힣]+ )?(?:도움이 된다|도움을 준다|방해가 된다|기여한다)$/u.exec(line) ?? [];
  // 범위를 좁혀 주어 … 도움을 준다: what helps is told, and could not be without effect.
  return before === undefined ||
    /(?:[가-힣][어아여]서?|[가-힣](?:해서?|려|켜|쳐|춰|워|혀|져|으로써|므로)),? /u.test(before)
    ? undefined
    : `${before} 거의 아무런 영향도 미치지 않는다`;
}

/** 호감이 아니라 역할에 따라 판단해야 한다 → 호감과 역할 모두에 따라 판단해야 한다; what is denied would hold as well. */
function joinBoth(line: string): string | undefined {
  const parts = partNotBut(line);
  if (
    parts === undefined ||
    /로$/u.test(parts.particle) ||
    /(?:[와]|(?<![결효성])과) /u.test(`${parts.not} ${parts.but} `)
  )
    return undefined;
  const { opening, not, but, particle, rest } = parts;
  const joined = `${opening}${withParticle(not, '과')} ${but}`;
  return /^[을를]$/u.test(particle)
    ? `${joined}${particle} 모두 ${rest}`
    : /^에/u.test(particle)
      ? `${joined} 모두${particle} ${rest}`
      : undefined;
}

/** 더 효과적으로 만든다 → 덜 효과적으로 만든다, 깊어질 수 있음을 보여 준다 → 깊어질 수 없음을 보여 준다. */
function turnMeasure(line: string): string | undefined {
  if (/보다|지만|않|뿐|만 |,|수록|[A-Za-z]|므로|며 |설령|[았었했렸졌]다$/u.test(line)) return undefined;
  const plain = line.replace(/ 오히려(?= )/u, '');
  const able = / 더 잘 (\S+(?: \S+)?) 수 있다$/u;
  if (able.test(plain)) return plain.replace(able, ' 제대로 $1 수 없다');
  if (/수 있음을 보여 준다$/u.test(plain))
    return plain.replace(/수 있음을 보여 준다$/u, '수 없음을 보여 준다');
  return / 더 (?:\S+ ){0,3}\S+$/u.test(plain) &&
    plain.split(' 더 ').length === 2 &&
    !/더 (?:쉽게|오래|빨리|많이|빠르게)/u.test(plain)
    ? plain.replace(' 더 ', ' 덜 ')
    : undefined;
}

/** Words that say the contrary in the same place. */
const wordPairs: readonly (readonly [string, string])[] = [
  ['더 쉽게', '더 어렵게'],
  ['더 많이', '더 적게'],
  ['더 오래', '더 짧게'],
  ['더 빨리', '더 늦게'],
  ['더 빠르게', '더 느리게'],
  ['낮추고', '높이고'],
  ['낮추어', '높여'],
  ['늘리고', '줄이고'],
  ['늘리면', '줄이면'],
  ['많을수록', '적을수록'],
  ['클수록', '작을수록'],
  ['높을수록', '낮을수록'],
  ['강할수록', '약할수록'],
  ['길수록', '짧을수록'],
  ['과소평가', '과대평가'],
  ['배우기 전에', '배운 뒤에'],
  ['매우 느리게', '매우 빠르게'],
];
const bothWays = [...wordPairs, ...wordPairs.map(([a, b]) => [b, a] as const)];

function turnWords(line: string): string[] {
  const hits = bothWays.filter(
    ([from, to]) =>
      new RegExp(String.raw`(?<=^|\s)${from}`, 'u').test(line) &&
      line.split(from).length === 2 &&
      !line.includes(to.trim()),
  );
  // Two contraries in one line would speak for what it says; what only describes may be true of both.
  if (hits.length !== 1 || /아니|지만|보다|뿐|오히려|수록.*수록|[A-Za-z]|[았었했렸졌]다$/u.test(line))
    return [];
  return hits.map(([from, to]) => line.replace(from, to));
}

const shortestHalf = 15;
/** What the other half names. */
const leaning =
  /^(?:이는|그|이|이것|그것|그러|이러|오히려|결국|또|실제)|(?:^| )(?:그|이|이러한|그러한|그렇게|이렇게) /u;

/** 가능성을 과소평가하지만 도움은 얻기 쉽다: each half has its contrary. */
function turnHalves(line: string): string[] {
  if (/때문이다$/u.test(line) || !line.includes(', ')) return [];
  const clauses = listKoreanClauses(line);
  return clauses
    .filter((clause) => clause !== line && clause.length >= shortestHalf && clause.length < line.length)
    .flatMap((clause) => {
      const flipped = flipClaim(clause)[0];
      return flipped === undefined || leaning.test(flipped) || /, |[A-Za-z]/u.test(flipped) ? [] : [flipped];
    });
}
