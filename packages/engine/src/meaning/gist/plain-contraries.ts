import { fromFuture, toPresent, toVerbStem } from '#meaning/korean-forms.ts';

/** Ends of a 요지 that are turned without a look at what leads up to them. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/경향이 있다$/u, '경향이 거의 없다'],
  [/([하되])지 못한다$/u, '$1ㄹ 수 있다'],
  [/서는 안 된다$/u, '도 된다'],
  [/(?<=[가-힣]{2}(?:의|적|인) (?:[가-힣]+ )?[가-힣]+) 때문이다$/u, '과는 관계가 없다'],
  [/수 있는 것은 아니다$/u, '수 있다'],
];
/** Two things are weighed, one is left out, or only one clause would be denied. */
const bound =
  /므로|지만|않|못|없|뿐|아니라|[가-힣]만 |에만|만큼|수록|보다|때문|라도|더라도|[가-힣][도야] |[가-힣](?:고|며|거나),? |,|[A-Za-z]|[았었했렸졌]다$/u;

/** The 요지 plainly denied, without its full stop; undefined where the denial would leave open what is meant. */
export function denyPlainly(gist: string): string | undefined {
  const end = ends.find(([from]) => from.test(gist));
  if (end !== undefined && !/므로|지만|뿐|아니라/u.test(gist))
    return gist.replace(end[0], end[1]).replace('하ㄹ', '할').replace('되ㄹ', '될');
  const [, assured] = /^(.+[가-힣])지(?:는)? 않는다$/u.exec(gist) ?? [];
  if (assured !== undefined) return bound.test(`${assured} `) ? undefined : toPresent(assured, true);
  if (bound.test(gist)) return undefined;
  const able = /^(.+) 수 있다$/u.exec(gist)?.[1];
  if (able !== undefined) {
    const lost = toVerbStem(fromFuture(able) ?? '');
    return lost === undefined ? undefined : `${lost}지 않는다`;
  }
  const stem = toVerbStem(gist.replace(/ 오히려(?= )/u, ''));
  return stem === undefined ? undefined : `${stem}지 않는다`;
}
