import { withParticle } from '#korean.ts';

const subject = (text: string): string => withParticle(text, '이');
const object = (text: string): string => withParticle(text, '을');

/** What is weighed must be named, not told in a clause of its own. */
const isNamed = (text: string): boolean =>
  text !== '' && !/,|지만 |므로 |려면 |[가-힣]기$|(?:^| )것$/u.test(text);
/** A second clause may hang on what is exchanged. */
const goesOn =
  /므로|지만|때문|며,? |[가-힣][이가에] \S+[이가] 아니라|아니라 (?:\S+에 |.*는 데 있다$|.*(?:하는|주는) (?:도구|것))/u;

/** Sentences that set one thing against another in the same place, and the same with the two exchanged. */
const exchanges: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  // 허리 통증에는 휴식보다 움직임이 회복에 도움이 된다.
  [
    /^((?:\S+ ){0,3}\S+(?:에는|에서는) )?((?:\S+ ){0,3}\S*[가-힣])보다 ((?:\S+ ){0,4}\S*[가-힣])[이가] ((?:더 |회복에 |\S+에 )?(?:더 )?(?:많은 것을 |큰 )?(?:중요하다|도움이 된다|필요하다|효과적이다|낫다|가르칠 수 있다))$/u,
    ([opening = '', less = '', more = '', rest = '']) => `${opening}${more}보다 ${subject(less)} ${rest}`,
  ],
  // 통제는 집중될 때보다 나누어질 때 더 효과적이다.
  [
    /^(\S+(?: \S+)?[은는] )(.+? 때)보다 (.+? 때) (더 .+)$/u,
    ([topic = '', less = '', more = '', rest = '']) => `${topic}${more}보다 ${less} ${rest}`,
  ],
  // 재능보다 노력을 칭찬해야 한다.
  [
    /^([가-힣]+)보다 ([가-힣]+)[을를] (.+)$/u,
    ([less = '', more = '', rest = '']) => `${more}보다 ${object(less)} ${rest}`,
  ],
  // 칭찬은 능력이 아니라 노력을 향할 때 힘이 된다.
  [
    /^((?:\S+ ){0,3}\S+[은는] )([가-힣]+(?: [가-힣]+)?)[이가] 아니라 ((?:[가-힣]+ )?[가-힣]+)[을를] ((?:[가-힣]+ ){0,3}\S+다)$/u,
    ([topic = '', not = '', but = '', rest = '']) => `${topic}${subject(but)} 아니라 ${object(not)} ${rest}`,
  ],
];

/** The sentence, without its full stop, with two things that it weighs exchanged; undefined where it weighs none in this way. */
export function exchangeWeighed(line: string): string | undefined {
  for (const [pattern, write] of exchanges) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const parts = found.slice(1).map((part: string | undefined) => part ?? '');
    const isFit = parts.slice(0, -1).every((part) => part === '' || isNamed(part));
    return isFit && !goesOn.test(line) ? write(parts) : undefined;
  }
  return undefined;
}
