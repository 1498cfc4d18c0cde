import { toVerbStem } from '#meaning/korean-forms.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';

/** Nouns that are nothing without what describes them: 그 방식은 without 그. */
const bareNouns =
  /^(?:방식|결과|사실|경우|힘|일|점|이유|까닭|문제|과정|방법|현상|상황|효과|역할|차이|변화|능력|행동|이야기|부분|정도|느낌|관점|견해|주장|생각|시도|증거|원리|원칙|기준|순간|때|곳|것|쪽|이들|수치|패턴|전략|대답|답|목표|도구|선택|기술|제도|해결책|해법|대응|대안|약점|비결|발명품|발명가|기계|장치)들?(?:은|는|이|가|을|를|도|에는|에서는|으로|로)$/u;
/** What another clause has named. */
const pointing =
  /(?:^|\s)(?:[이그] |이를|이는|이로|이에|그를|그는|그에|그로|이것|그것|이들|그들|그런|이런|그러한|이러한|그렇|이렇|따로 )/u;
const links = /[가-힣](?:면|지만|으나|며|므로|고|거나|아서|어서|여서|해서|하여|되어|으로써|때문에),?$/u;
/** They tell what somebody or something has, not who has it. */
const light =
  /^(?:필요|가치|의미|장점|단점|수|도움|방해|소용|쓸모|효과|관련|관계|경우|위험|가능성|여지|한계|적|바|리)(?:은|는|이|가)$/u;
const describing = /(?:[은는던]|[가-힣][할될일한된인린진온난긴칠킬릴질친킨줄쓸])$/u;
const adverbsInI = /(?:없|많|높|깊|같|길|굳|특|더욱|일일|나란|끊임없|그다지|쉽사)이$/u;
const duties = /(?:야 한다|안 된다|도 된다|필요(?:는|가) (?:있다|없다))$/u;
/** Deeds that are done to something. */
const ofObjects =
  /(?:활용|준비|제공|보호|사용|이용|선택|강조|파괴|방해|유지|해결|발견|개선|예방|확인|인정|판단|지지|거부|무시)하$|(?:^| )(?:줄이|늘리|늦추|높이|낮추|대신하|바꾸|만들|얻|잃|막|돕|찾|가르치|지키|버리|키우|기르|빼앗|낳|이끌|없애)$/u;

/** Whether a line cut out of a longer one names who or what it speaks of, and what is done to what; `key` may name a bare noun first. */
export function isWholeLine(line: string, key: string): boolean {
  const words = line.split(' ');
  const [first = ''] = words;
  if (bareNouns.test(first) && !key.startsWith(first.slice(0, -1))) return false;
  return !pointing.test(line) && hasSubject(words) && hasObject(line);
}

const topicOf = (words: readonly string[]): string => {
  const [first = ''] = words;
  if (/[가-힣]{2}[은는]$/u.test(first) && !ofPlace.test(first) && !/[하되있없않다]는$/u.test(first))
    return first;
  const topic = words[findFirstTopicEnd(words) - 1] ?? '';
  return ofPlace.test(topic) ||
    /^(?:필요|수|적|리|바)[은는]$/u.test(topic) ||
    (topic !== words[0] && describesNext(topic))
    ? ''
    : topic;
};

function hasSubject(words: readonly string[]): boolean {
  if (topicOf(words) !== '' || duties.test(words.join(' '))) return true;
  const at = words.findLastIndex((word, index) => links.test(word) && index < words.length - 1);
  const main = words.slice(at + 1);
  return (
    main.some((_, index) => isDoer(main, index)) ||
    // 함께 배우면 도움이 된다: the deed itself helps.
    (/면,?$/u.test(words[at] ?? '') && /(?:[이가] 된다|쉽다|어렵다)$/u.test(words.join(' ')))
  );
}
const ofPlace = /(?:에서|에게|으로|에|로|때|면|까지|보다|만)[은는]$/u;

function isDoer(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (adverbsInI.test(word) || ofPlace.test(word) || describesNext(word)) return false;
  if (light.test(word) && !/의$/u.test(words[at - 1] ?? '')) return false;
  return (
    /^(?:것|점|일)[이은]$/u.test(word) ||
    /[가-힣]{2,}[은는]$/u.test(word) ||
    (/[가-힣]{2,}[이가]$|^[눈손몸말물불빛돈법집책글꽃병약길]이$|^[뇌새배차코비개해]가$/u.test(word) &&
      !describing.test(words[at + 1] ?? ''))
  );
}
const describesNext = (word: string): boolean =>
  /(?:[하되있없않오르치들드지주리이]는|[많작좋같높낮깊받얻남찾입늦적낳짧]은|다는)$/u.test(word);

const ofDeed = /[가-힣](?:[을를]|기만|만|도)$/u;
const describesSoon = (words: readonly string[], at: number): boolean =>
  at + 3 < words.length &&
  words.slice(at + 1, at + 3).some((word) => /(?:[하되있없않르치드주리이키]는)$/u.test(word));

/** 가능한 곳에서는 함께 활용할 필요는 없다: of what is not told. */
function hasObject(line: string): boolean {
  const words = line.split(' ');
  // 변화를 보여 주는 자료로 보완한다: what only describes has its own.
  if (words.some((word, at) => ofDeed.test(word) && !describesSoon(words, at))) return true;
  if (duties.test(line)) return topicOf(words) !== '' || /[이가] 필요/u.test(line);
  return !ofObjects.test(toVerbStem(line) ?? '');
}

/** 일은 급여를 주므로 준비해야 한다 → 일은 준비할 필요는 없다: the topic stands where its own predicate was cut away. */
export function keepsTopicAlone(line: string, turned: string): boolean {
  const topic = topicOf(turned.split(' '));
  const at = /(?:므로|기 때문에|지만|며),? /u.exec(line)?.index ?? -1;
  const isCut = topic !== '' && line.indexOf(topic) < at && !/(?:므로|기 때문에|지만|며),? /u.test(turned);
  if (!isCut || !duties.test(turned)) return false;
  const agent = /(?:들|자|사람|학생|부모|교사|우리|전문가|작가)[은는]$/u;
  return !agent.test(topic) && (/[가-힣][을를] /u.test(turned) || !handled.test(turned));
}
const handled =
  /(?:처리|보존|보호|관리|교체|활용|사용|유지|예방|존중|신뢰|개선)(?:할|하거나|해)|(?:줄일|늘릴|막을|돌볼|지킬|아낄|버릴|고칠|믿을) /u;

/** Words behind which a second predicate begins: 정당하며, 보호하므로, 늦추거나, 주어. */
const joints =
  /[가-힣](?:지만|으나|며|므로|고|거나|때문에|아서|어서|여서|해서|하여|되어|어|아|여|해|켜|워|져|려|겨|혀|쳐|춰|내|돼|야만),?$/u;
const noJoint =
  /(?:위해|대해|통해|의해|비해|관해|향해|더해|걸쳐|인해|대하여|위하여|통하여|인하여|의하여|언어|바다|단어|용어|종류|차례|내내|보다|그리고|함께|결코|하고자|말고|서로|누구나|효과와|[가-힣]{2}과|[가-힣]{2,}와),?$/u;
/** 보존하고 있다, 알려 준다: no second predicate. */
const helping =
  /^(?:있|없|준|줄|주|줌|왔|온다|오[는던]|간다|가[는며]|버[린렸]|본다|볼|보[는면았]|놓|낸다|내[는었]|나[간가]|싶|말아|말았|두[는고]|둔|둘|않|못)/u;
/** 경험하고 전문화하는 것이: both stand within one noun. */
const withinNoun = /(?:[는은]|[가-힣]) (?:것[이은을]?|데|데에는|일[은이]|때문이다)(?: |$)/u;

const jointsOf = (words: readonly string[]): number[] =>
  words.flatMap((word, at) =>
    joints.test(word) &&
    !noJoint.test(word) &&
    at < words.length - 2 &&
    !helping.test(words[at + 1] ?? '') &&
    !(!word.endsWith(',') && withinNoun.test(words.slice(at + 1, -1).join(' ')))
      ? [at]
      : [],
  );

const stemOf = (word: string): string =>
  word
    .replace(/,$/u, '')
    .replace(/(?:지만|으므로|므로|으며|며|으나|고|거나)$/u, '')
    .slice(0, 3);

/** Whether of what the line says in two clauses both are turned in the other line, or one is left out: with one alone it would speak against itself. */
export function turnsWhole(line: string, turned: string): boolean {
  if (
    (/지만/u.test(turned) && !/지만/u.test(line)) ||
    /아니지 않|도 (?:[가-힣]+ ){1,2}필요는 없다$/u.test(turned)
  )
    return false;
  if (isExchange(line, turned)) return true;
  const words = line.split(' ');
  return jointsOf(words).every((at) => {
    const before = `${words[at - 1] ?? ''} ${stemOf(words[at] ?? '')}`.trim();
    const isHalf = turned.length < leastOfBoth * line.length && !turned.includes(words[at] ?? '');
    if (isHalf) return true;
    const isKept = turned.includes(before) && !new RegExp(`${before}\\S*지 (?:않|못)`, 'u').test(turned);
    const isRestKept = turned.endsWith(words.slice(at + 1).join(' '));
    return !isKept && !isRestKept;
  });
}
const leastOfBoth = 0.75;

/** A가 아니라 B, 단기적으로 A이지만 장기적으로 B: the two change places, without a reason that would speak for one. */
const isExchange = (line: string, turned: string): boolean =>
  !/므로|때문에/u.test(line) &&
  ((/아니라/u.test(line) && /아니라/u.test(turned)) ||
    (/지만/u.test(turned) && turned.endsWith(line.slice(-6))));

/** Whether a line says of the same thing what the 요지 says of it: by its last object, or its predicate with another word. */
export function isNearKey(line: string, key: string): boolean {
  const end = (text: string): string =>
    text
      .replace(/[.\s]+$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const objects = (text: string): string | undefined =>
    /([가-힣]{2,})[을를] (?:[가-힣]+ ){0,3}[가-힣]+다\.?$/u.exec(text)?.[1];
  const object = objects(line);
  if (object !== undefined && object === objects(key)) return true;
  const predicate = end(line).slice(0, sameStem);
  const isSame =
    predicate === end(key).slice(0, sameStem) &&
    !/^(?:있다|없다|한다|된다|이다|것이|않는|않다|했다|준다|주었|왔다)/u.test(predicate);
  const shared = listLineWords(line).filter((word) => listLineWords(key).includes(word));
  return isSame && new Set(shared).size >= sameWords;
}
const sameStem = 2;
const sameWords = 2;
