import { withParticle } from '#korean.ts';
import { toPresent, toQualityStem, toVerbStem } from '#meaning/korean-forms.ts';
import { opposeKorean } from '#meaning/gist/opposed-korean.ts';

/** Ends that say the contrary of each other. */
const pairs: readonly (readonly [string, string])[] = [
  ['쉽다', '어렵다'],
  ['경우가 많다', '경우가 드물다'],
  ['일이 많다', '일이 드물다'],
  ['드물다', '흔하다'],
  ['크다', '작다'],
  ['높다', '낮다'],
  ['길다', '짧다'],
  ['빠르다', '느리다'],
  ['강하다', '약하다'],
  ['비슷하다', '크게 다르다'],
  ['과소평가한다', '과대평가한다'],
  ['관련이 있다', '관련이 없다'],
  ['잊는다', '오래 기억한다'],
  ['성공한다', '실패한다'],
  ['늘어난다', '줄어든다'],
  ['커진다', '작아진다'],
  ['불필요하다', '반드시 필요하다'],
  ['쓸모없다', '매우 쓸모 있다'],
  ['가능하다', '불가능하다'],
  ['유리하다', '불리하다'],
  ['옳다', '옳지 않다'],
];
const oneWay: readonly (readonly [string, string])[] = [
  // Who gains nothing need lose nothing: 이익을 잃는다.
  ['잃는다', '얻는다'],
  ['얻는다', '얻지 못한다'],
  ['거의 알려 주지 않는다', '정확히 알려 준다'],
  ['거의 없다', '매우 많다'],
  ['쓸모가 거의 없다', '쓸모가 매우 많다'],
  ['거의 쓸모가 없다', '매우 쓸모가 많다'],
  ['기란 어렵다', '기란 어렵지 않다'],
];
const ends = [...oneWay, ...pairs, ...pairs.map(([a, b]) => [b, a] as const)].sort(
  ([a], [b]) => b.length - a.length,
);

/** What is said of some, or at times, may be denied of others; a second denial says nothing clear. */
const bounded =
  /아무|전혀|결코|거의|더는|더 이상|뿐|밖에|오직|일부|몇몇|때로|가끔|종종|흔히|자주|어떤|오히려|말고|지 않|보다|라기|누구|수도|지만|으나|더라도|어도|아도|라도|조차|므로|때문|[가-힣]만 |없이|않고|않은|않는 |않게|못하|없는|아니라|보다는|[^보]다가|무엇이든|마다 |항상|언제나|모든|모두/u;

/** The contraries of a general claim, both without their full stop; none where that is not sure. */
export function flipClaim(claim: string): string[] {
  if (claim.includes(',')) return [];
  const [opposed] = opposeKorean(claim);
  const turned = opposed?.replace(/\.$/u, '') ?? flipEnd(claim);
  return turned === undefined || odd.test(turned) ? [] : [turned];
}

/** What nobody says so: one does not know, and nothing need be there. */
const odd = /(?:없는|않는|못하는) (?:경우|일)[이가] (?:드물|많)다$|(?:[알깨닫]지 않는다|있을 필요는 없다)$/u;

/** 영향을 미쳐 유리하게 작용한다: a denial would leave open which of the two is denied. */
const chained =
  /(?:[가-힣](?:어|아|여|해|고|며|면서|으로써|함으로써|려고|도록|게),?|[가-힣]{2}(?:쳐|켜|워|져|내|려|혀)) (?=\S+ \S)/u;

/** The claim with its end turned round. */
export function flipEnd(claim: string): string | undefined {
  if (/지만|더라도|어도|라도|,|보다는? .*관련이|(?:없는|않는|못하는) (?:경우|일)이 많다$/u.test(claim))
    return undefined;
  const end = ends.find(
    ([from]) => claim.endsWith(` ${from}`) || (from.startsWith('기란') && claim.endsWith(from)),
  );
  if (end !== undefined) return claim.slice(0, -end[0].length) + end[1];
  return bounded.test(claim) ? undefined : deny(claim);
}

/** Whether the contrary only denies the deed, the need or the name of a thing: nobody would choose it beside a 요지. */
export const isBareDenial = (flipped: string): boolean =>
  /(?:[가-힣]지 (?:않(?:는)?다|못한다)| 아니다|(?<!관련이) 없다)$/u.test(flipped);

function deny(claim: string): string | undefined {
  if (/고 있다$|게 된다$|안 된다$|아니다$/u.test(claim)) return undefined;
  if (/[이가] 있다$/u.test(claim)) return `${claim.slice(0, -2)}없다`;
  if (/에 있다$/u.test(claim)) return `${claim.slice(0, -2)}있지 않다`;
  if (/지[는도] (?:않|못)/u.test(claim)) return undefined;
  const negated = /^(.+)지 않는다$/u.exec(claim)?.[1];
  if (negated !== undefined) return toPresent(negated, true);
  const noun = /^(.*[가-힣])이다$/u.exec(claim)?.[1];
  if (
    noun === undefined &&
    /[은는] .*[가-힣]다$/u.test(claim) &&
    /(?:[^는ㄴ])(?:제|도구|행위|요소|자리|상태|문제|과제|지도|차이)다$/u.test(claim)
  )
    return undefined;
  if (noun !== undefined)
    return /[은는].* /u.test(noun) &&
      !/[적간]$/u.test(noun) &&
      /[a-zA-Z]|(?:화가|인물|개혁가|작곡가|조각가|학자|기자)$/u.exec(noun) === null
      ? `${withParticle(noun, '이')} 아니다`
      : undefined;
  if (/[가-힣] 한다$/u.test(claim)) return undefined;
  const stem = chained.test(claim) ? undefined : toVerbStem(claim);
  if (stem !== undefined) return `${stem}지 않는다`;
  const quality = toQualityStem(claim);
  return quality === undefined ? undefined : `${quality}지 않다`;
}
