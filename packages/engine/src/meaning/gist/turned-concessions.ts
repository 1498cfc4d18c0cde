import { withParticle } from '#korean.ts';
import { fromFuture, isRieul, toObligation, toVerbStem, unsoften } from '#meaning/korean-forms.ts';
import { opposeKorean } from '#meaning/gist/opposed-korean.ts';
import { turnDuty } from '#meaning/gist/turned-cores.ts';

/** 열을 줄이므로, 그늘을 늘려야 한다: a reason and what follows from it. */
const reasoned = /^(.+?[가-힣])(?:으므로|므로|기 때문에),? (.+)$/u;
/** 유용하지만, 그것만을 근거로 삼아서는 안 된다: what is granted and what holds all the same. */
const granted = /^(.+?[가-힣])(?:지만|으나),? (.+)$/u;
const twofold = /므로|때문|지만|더라도|아니라|오히려|[가-힣]되 |단지 |있어야 한다/u;
const irregular = /[ㅂㄷㅅ]/u;

/** The reason granted, and what follows from it turned round: 열을 줄이지만, 그늘을 늘릴 필요는 없다. */
export function grantReason(line: string): string | undefined {
  const [, reason = '', point = ''] = reasoned.exec(line) ?? [];
  if (reason === '' || /지만|므로|더라도/u.test(reason)) return undefined;
  if (twofold.test(point.replace('뿐 아니라', ''))) return undefined;
  const turned = turnPoint(point);
  const stem = unsoften(reason);
  return turned === undefined || /우$/u.test(stem) ? undefined : `${stem}지만, ${turned}`;
}

/** What the line grants, taken for a reason: 유용하므로, 그것만을 근거로 삼아도 된다. */
export function dropConcession(line: string): string | undefined {
  const [, first = '', point = ''] = granted.exec(line) ?? [];
  // 조직을 지탱하지만 눈에 띄지 않는 업무: what only describes grants nothing.
  if (!/[은는] /u.test(first) || twofold.test(`${first} ${point}`)) return undefined;
  const turned = / 수 있다$/u.test(point) ? undefined : turnPoint(point);
  const reason = asReason(first);
  return turned === undefined || reason === undefined ? undefined : `${reason}, ${turned}`;
}

/** What holds in spite of something, held to fail for it: 알고 먹더라도 덜어 줄 수 있다 → 알고 먹으면 덜어 줄 수 없다. */
export function turnInSpite(line: string): string | undefined {
  const [, before = '', rest = ''] = /^(.+[가-힣])더라도 (.+ 수 있)다$/u.exec(line) ?? [];
  const condition =
    before === '' || twofold.test(`${before} ${rest}`) || /보다/u.test(rest) ? undefined : join(before, '면');
  return condition === undefined ? undefined : `${condition} ${rest.slice(0, -1)}없다`;
}

/** What holds only under a condition, without it: 교사가 확보될 때에만 거둘 수 있다 → 교사가 확보되지 않더라도 거둘 수 있다. */
export function liftCondition(line: string): string | undefined {
  const [, before = '', rest = ''] = /^(.+[가-힣]) 때(?:에)?만 (.+ 수 있다)$/u.exec(line) ?? [];
  const stem = before === '' || twofold.test(line) ? undefined : toVerbStem(fromFuture(before) ?? '');
  return stem === undefined ? undefined : `${stem}지 않더라도 ${rest}`;
}

/** 가격뿐 아니라 대안의 가치까지 고려해야 한다 → 가격만 고려해도 충분하다. */
const added = /^(.*?[가-힣])(?:뿐|뿐만) 아니라 .*[가-힣](?:도|까지|까지도) (?:함께 )?(\S+)야 한다$/u;
/** 오류보다 사실을 반복해야 한다. */
const weighed =
  /^((?:.*(?:[은는]|려면|면|때|위해) )?)((?:[가-힣]+ ){0,3}[가-힣]+)보다(?:는)? ((?:[가-힣]+ ){0,4}[가-힣]+)[을를] ((?:\S+ ){0,2}\S+야 한다)$/u;

/** What has to be weighed, with the two exchanged or the second left out. */
export function turnWeighing(line: string): string | undefined {
  if (/므로|때문/u.test(line)) return undefined;
  const [, one, form] = added.exec(line) ?? [];
  if (one !== undefined && form !== undefined) return `${one}만 ${form}도 충분하다`;
  const [, before = '', less = '', more = '', duty = ''] = weighed.exec(line) ?? [];
  return less === '' || /[을를은는기] |기$/u.test(`${less} ${more} `)
    ? undefined
    : `${before}${more}보다 ${withParticle(less, '을')} ${duty}`;
}

/** 솔직하게 나누는 것이 낫다. */
const better = /는 것이 (낫다|좋다|현명하다|바람직하다)$/u;

/** 냉장고에 보관하지 않는 것이 좋다: turned round it is what one had better do. */
const avoided = /([가-힣])지 않는 것이 (낫다|좋다|현명하다|바람직하다)$/u;

function turnPoint(point: string): string | undefined {
  if (/^(?:그러|결국)/u.test(point)) return undefined;
  const weighing = turnWeighing(point);
  if (weighing !== undefined) return weighing;
  // 분배도 고려할 필요는 없다 would leave open what else need be.
  const duty = turnDuty(point)?.replace(/도 (?=\S+(?: \S+)? 필요는 없다$)/u, '까지 ');
  if (duty !== undefined) return duty;
  // 남겨 둘 필요가 있다, 보존할 가치가 있다.
  if (/[할될을둘줄볼쓸] (?:필요|가치)가 있다$/u.test(point))
    return point.replace(/(필요|가치)가 있다$/u, '$1는 없다');
  if (/[이가] 필요하다$/u.test(point))
    return point.replace(
      /([가-힣])[이가] 필요하다$/u,
      (_, noun: string) => `${withParticle(noun, '은')} 필요하지 않다`,
    );
  // 버리지 말고 고쳐 쓰는 것이 낫다: both would have to be turned.
  const [, kept = ''] = avoided.exec(point) ?? [];
  if (kept !== '') return isRieul(kept) ? undefined : point.replace(avoided, `${kept}는 것이 $2`);
  if (better.test(point) && !/말고/u.test(point)) return point.replace(better, '지 않는 것이 $1');
  if (!/ 수 있다$/u.test(point)) return undefined;
  const [, condition = '', rest = ''] = /^(.*[가-힣])면 (.+)$/u.exec(point) ?? [];
  if (condition === '') return opposeKorean(point)[0]?.replace(/\.$/u, '');
  const form = toObligation(condition.replace(/으$/u, ''));
  return form === undefined || /[가-힣]면 /u.test(rest)
    ? undefined
    : `${form.slice(0, -1)}도 ${rest.slice(0, -2)}없다`;
}

const asReason = (stem: string): string | undefined =>
  irregular.test(lastConsonant(stem)) ? undefined : join(stem, '므로');

/** The stem with an ending that takes 으 behind a consonant. */
const join = (stem: string, ending: string): string =>
  lastConsonant(stem) === '' || isRieul(stem) ? stem + ending : `${stem}으${ending}`;

const finalConsonants = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const lastConsonant = (stem: string): string =>
  (
    finalConsonants[((stem.codePointAt(stem.length - 1) ?? 0) - 0xac00) % finalConsonants.length] ?? ''
  ).trim();
