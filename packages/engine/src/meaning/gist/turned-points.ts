import { withParticle } from '#korean.ts';
import { flipClaim, flipEnd, isBareDenial } from '#meaning/gist/flipped-claims.ts';
import { fromPast, toObligation, toPresent, toStatement, toVerbStem } from '#meaning/korean-forms.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { turnDuty } from '#meaning/gist/turned-cores.ts';

/** 느리게 형성되므로, 보존해야 한다: the reason and what follows from it. */
const reasoned = /^(.+?[가-힣])(?:으므로|므로|기 때문에),? (.+)$/u;
/** Reasons that hold two things, of which a denial would leave open which is meant. */
const twofold = /지만|보다|아니라|뿐|더라도|어도|라도|[A-Za-z]/u;
const pointing = /(?:^|[가-힣] )(?:그|이|이를|그를|이것|그것|그들|따로|오히려)[은는이가을를의에]? /u;

/** Both denied: 형성되지 않으므로 보존할 필요는 없다. */
export function denyReason(line: string): string | undefined {
  const [, reason = '', point = ''] = reasoned.exec(line) ?? [];
  if (reason === '' || /므로|때문에/u.test(point) || twofold.test(line)) return undefined;
  if (findFirstTopicEnd(reason.split(' ')) === 0 || /(?:않|못하|없)$/u.test(reason)) return undefined;
  const turned = denyPoint(point);
  if (turned === undefined || pointing.test(turned)) return undefined;
  const denied = denyStem(reason);
  return denied === undefined ? undefined : `${denied}으므로 ${turned}`;
}

/** 무너뜨릴 수 있 → 무너뜨릴 수 없, 형성되 → 형성되지 않; undefined for what is said of two deeds. */
function denyStem(reason: string): string | undefined {
  if (/(?:[가-힣](?:고|며|여|해|어|아|만|서))[ ,]/u.test(reason)) return undefined;
  if (/불가능하$|우$/u.test(reason)) return undefined;
  if (/ 수 있$/u.test(reason)) return `${reason.slice(0, -1)}없`;
  if (/(?<![줄높보쓰쌓먹들])이$|[었았였겠있크많적]$/u.test(reason)) return undefined;
  return `${reason}지 않`;
}

/** What follows from a reason, turned round; it may share the topic of the reason. */
function denyPoint(point: string): string | undefined {
  const duty = turnDuty(point);
  if (duty !== undefined) return duty;
  const must = /^(.+)[가이] 필요하다$/u.exec(point)?.[1];
  if (must !== undefined) return `${withParticle(must, '은')} 필요하지 않다`;
  if (/야 한다$|안 된다$|필요가 있다$/u.test(point)) return undefined;
  const noun = /^(.+)[이가] 아니다$/u.exec(point)?.[1];
  if (noun !== undefined) return `${noun}이다`;
  if (/지는 않는다$|것이 좋다$/u.test(point)) return undefined;
  if (/[이가] 더 [가-힣]+하다$/u.test(point)) return point.replace(/더(?= [가-힣]+$)/u, '덜');
  return /[가-힣]+(?:하여|되어|어서|아서|음으로써|으로써) /u.test(point) ? undefined : flipEnd(point);
}

const notBut = /^(.+?)[이가] 아니라,? (?:오히려 )?(.+?)이다$/u;
const bare =
  /(?:것|때|데|수|뿐|때문|[은는을를])$|,|아니라|므로 |지만|단순|단지|결함|불필요|쓸모|느냐|[은는] /u;

/** 쓰레기가 아니라 중요한 요소이다 → 쓰레기인 동시에 중요한 요소이다. */
export function joinNouns(line: string): string | undefined {
  const words = line.split(' ');
  const end = findFirstTopicEnd(words);
  const [, denied = '', stated = ''] = notBut.exec(words.slice(end).join(' ')) ?? [];
  return end === 0 || denied === '' || bare.test(denied) || /때문$|것$|,/u.test(stated)
    ? undefined
    : `${words.slice(0, end).join(' ')} ${denied}인 동시에 ${stated}이다`;
}

/** 가능성을 과소평가하지만, 도움은 얻기 쉽다 → 가능성을 과대평가하지만, 도움은 얻기 어렵다. */
export function turnBothHalves(line: string): string | undefined {
  const [, first = '', link = '', second = ''] = /^(.+[가-힣])(지만|으나|며|고),? (.+)$/u.exec(line) ?? [];
  if (first === '' || line.split(',').length > 2 || /(?:^| )(?:그|이) /u.test(second)) return undefined;
  const [before] = flipClaim(asStatement(first) ?? '');
  const opening = /^(?:실제로|결국|오히려) /u.exec(second)?.[0] ?? '';
  const [behind] = flipClaim(second.slice(opening.length));
  if (before === undefined || behind === undefined || isBareDenial(before) || isBareDenial(behind))
    return undefined;
  const stem = toVerbStem(before) ?? /^(.*[없있렵쉽크작높낮많적니이])다$/u.exec(before)?.[1];
  return stem === undefined || link === '으나' ? undefined : `${stem}${link}, ${opening}${behind}`;
}

const asStatement = (stem: string): string | undefined =>
  toPresent(stem, / [가-힣]*[을를] |[을를] \S+$/u.test(stem));

/** 처음의 느낌을 믿지 말고 힘을 고르게 유지해야 한다 → 처음의 느낌을 믿어야 한다. */
const forbidden = /^(.+ )?([가-힣]+)지 말고,? .+야 한다$/u;

/** What the line forbids, demanded. */
export function demandForbidden(line: string): string | undefined {
  const [, before = '', verb = ''] = forbidden.exec(line) ?? [];
  const form =
    verb === '' || /그치|[가-힣]만 |만[을에] /u.test(`${before}${verb}`) ? undefined : toObligation(verb);
  if (form === undefined || !/(?:[을를에로]|한꺼번에|바로) $/u.test(before)) return undefined;
  // What speaks against it is granted.
  return `${before.replace(/(?<=[가-힣])(?:으므로|므로)(?=,? )/u, '지만')}${form} 한다`;
}

/** Ends of a 요지 that say how far something is so, with their contrary. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(?<=[가-힣] )수 있게 (한다|해 준다|했다|해 주었다)$/u, '수 없게 $1'],
  [/가능함을 보여 준다$/u, '불가능함을 보여 준다'],
  [/ 더 잘 (\S+(?: \S+)?) 수 있다$/u, ' 제대로 $1 수 없다'],
  [/([가-힣]+)에 성공하였다$/u, '$1에 실패하였다'],
  [/(증거|토대|도구|계기|기준|자원|힘|수단|기회)([이가]) 된다$/u, '$1$2 되지 못한다'],
  [/([을를로] (?:[가-힣]+ )?[가-힣]*[^하쉽렵잃치뜨리])게 한다$/u, '$1지 못하게 한다'],
  [/(것은 .*)지나치게 (.*[을를] [가-힣]+)기 때문이다$/u, '$1충분히 $2지 않기 때문이다'],
  [/주목받고 있다$/u, '외면받고 있다'],
  [/독특한 매력을 지닌다$/u, '별다른 매력을 지니지 못한다'],
];

/** The line with its last words turned round; what leads up to them stays. */
export function turnLastWords(line: string): string | undefined {
  if (/않|뿐|[가-힣]만 |수록|므로|아니라|지만|[가-힣]나 /u.test(line)) return undefined;
  const end = /보다.*[^이]다$/u.test(line) ? undefined : ends.find(([from]) => from.test(line));
  if (end !== undefined) return line.replace(/ 오히려(?= )/u, '').replace(end[0], end[1]);
  // What came of itself, or of something: 통일되었다 → 통일되지 못했다.
  const stem = /보다|때문|[A-Za-z,]|고 |으나|없이|기는커녕|까지|밝혀졌다$/u.test(line)
    ? undefined
    : toVerbStem(fromPast(line) ?? '');
  return stem !== undefined && /(?:되|지)$/u.test(stem) ? `${stem}지 못했다` : undefined;
}

/** 이웃과 나누어 비용을 줄일 수 있다 → 줄일 수 없다: the denial reaches back over all that leads up to it. */
export function denyAbility(line: string): string | undefined {
  if (
    /지만|므로|때문|[가-힣]면,? |더라도|어도|아도|보다|아니라|뿐|만 |않|없|못|덜 |수록|며 |으나|야 |[A-Za-z,]/u.test(
      line,
    )
  )
    return undefined;
  return /[을를] (?:[가-힣]+ ){0,3}[가-힣]+ 수 있다$/u.test(line) ? `${line.slice(0, -2)}없다` : undefined;
}

/** 항상 좋은 것은 아니다 → 항상 좋다, 제목만으로는 알 수 없다 → 제목만으로도 알 수 있다: what the line bounds, without its bounds. */
export function claimAlways(line: string): string | undefined {
  if (/므로|지만|때문|[으]며,? |뿐/u.test(line)) return undefined;
  const [, alone = '', able = ''] = /^(.+[가-힣]만으로)는 (.+ 수) 없다$/u.exec(line) ?? [];
  if (alone !== '') return `${alone}도 ${able} 있다`;
  const [, enough = ''] = /^(.+[가-힣]만으로)는 (?:부족하다|충분하지 않다)$/u.exec(line) ?? [];
  if (enough !== '') return `${enough}도 충분하다`;
  const [, whose = '', deed = '', ending = ''] =
    /^(.+[은는이가] (?:.+ )?(?:반드시|항상|언제나|늘|꼭) (?:\S+ )*?)(\S*?[가-힣])([은는]) 것은 아니다$/u.exec(
      line,
    ) ?? [];
  const told = ending === '는' ? toStatement(`${deed}는`) : qualities.test(deed) ? `${deed}다` : undefined;
  return told === undefined ? undefined : `${whose}${told}`;
}
/** 좋은 is said of a thing, 받은 of a deed. */
const qualities = /(?:[좋많높낮깊얕넓좁옳작짧]|같)$/u;
