import { asStatement } from '#meaning/gist/as-statement.ts';
import { fromFuture, isPastForm, isRieul, toPresent, toStatement, unsoften } from '#meaning/korean-forms.ts';

/** What ties a sentence to the one before it, without which it is as true. */
const openings =
  /^(?:예를 들어|예를 들면|예컨대|먼저|우선|첫째로?|둘째로?|셋째로?|만약|그럼에도 불구하고|(?:이러한|이런|그러한|그런) 이유로|이런 식으로|또한|게다가|대조적으로|마찬가지로|심지어|특히|더욱이|더구나|물론|사실|실제로|실제로는|한편|반면에?|반대로|이와 달리|그와 달리|그에 비해|무엇보다도?|보통은?|대체로|흔히|결과적으로|그 결과|더 나쁜 것은|더 걱정스러운 것은|놀랍게도|이상하게도|안타깝게도|이제|그러나|하지만|그렇지만|따라서|그러므로|그래서|결국|요컨대|다시 말해|그에 따라|그 결과로|머지않아|사실은|때로|불행히도|다행히도|즉|다시 말하면|마침내|일단|또|그리고|정작|애초에|그런데|그럼에도 불구하고|그럼에도|\d{4}년에|\d{1,2}세기(?: [초말]|중반|후반)?에|이듬해),? /u;
/** 문제는 수요가 고르지 않다는 것이다: what is told stands inside. */
const told =
  /^(?:[^,]{0,30}? )?(?:문제|이유|까닭|원인|비결|특징|차이|사실|약점|단점|장점|어려움|위험|설명|것|점|단서|답|증거|바)(?: (?:중|가운데) 하나)?[은는],? (.+다)는 (?:것|점|사실|데)(?:이다| 있다)$/u;
/** 학생들이 더 잘 배운다는 것을 알아냈다, … 보여 준다. */
const found =
  /^(?:.*(?:연구|실험|조사|결과|사람들|학자|동료들?|연구팀|그녀|그)[는은이가에]?(?: 따르면)?,? )?(.+다)는 (?:것|점|사실)(?:을|이) (?:알아냈다|발견했다|보여 ?준다|보여 ?주었다|밝혔다|밝혀냈다|밝혀졌다|드러났다|시사한다|뜻한다|의미한다)$/u;
/** Words after which a clause of its own begins, with a comma or a topic of its own. */
const borders =
  /(?<=[가-힣](?:는데|인데|지만|며|고|므로|반면|때문에|어서|아서|해서)), |(?<=[가-힣](?:지만|므로|기 때문에)) (?=(?:[가-힣]+ ){0,2}[가-힣]+(?:[^하되있없지리대기치이보내받많작높적]는|[^받많작높적같좋얻남]은|들은) )/u;

/** 수요가 고르지 않다: the sentence without what only introduces it. */
function strip(line: string): string {
  let free = line;
  while (openings.test(free)) free = free.replace(openings, '');
  const inside = told.exec(free)?.[1] ?? found.exec(free)?.[1];
  if (inside === undefined) return free;
  const own = inside.split(borders).at(-1) ?? '';
  return `${inside.slice(0, inside.length - own.length)}${asStatement(own)}`;
}

/** The clause as a sentence in the present, without its full stop; undefined where its form is not sure. */
function finishClause(clause: string): string | undefined {
  const reason = /^(.+[가-힣])기 때문(?:이다|에)$/u.exec(clause)?.[1];
  if (reason !== undefined) return / 때문이 아니라/u.test(reason) ? undefined : withPresent(reason);
  if (/다$/u.test(clause)) return settle(clause);
  const adnominal = /^(.+[가-힣]는)(?:데| 반면)$/u.exec(clause)?.[1];
  if (adnominal !== undefined) {
    const form = `${adnominal.slice(0, -1)}다`;
    return isPastForm(form) || /[있없]는$/u.test(adnominal) ? settle(form) : toStatement(adnominal);
  }
  if (/[가-힣]인데$/u.test(clause)) return `${clause.slice(0, -2)}이다`;
  const [, stem, link = ''] = /^(.+?)(지만|으므로|므로|으며|며|고)$/u.exec(clause) ?? [];
  // 들으며 may come from 듣다.
  return stem === undefined || (link.startsWith('으') && isRieul(stem))
    ? undefined
    : withPresent(unsoften(stem));
}

/** What is only supposed, shown or foretold, as plainly so: 비롯되는 듯하다, 말하는 것으로 밝혀졌다, 않을 것이다. */
function settle(clause: string): string | undefined {
  const shown = /^(.+[가-힣]는) (?:듯하다|것으로 (?:보인다|밝혀졌다|드러났다|드러난다))$/u.exec(clause)?.[1];
  if (shown !== undefined) return toStatement(shown);
  const foretold = /^(.+[가-힣]) 것이다$/u.exec(clause)?.[1];
  if (foretold !== undefined) return fromFuture(foretold);
  const possible = /^(.+[가-힣])지도 모른다$/u.exec(clause)?.[1];
  if (possible !== undefined) return `${possible} 수 있다`;
  if (/ 수도 있다$/u.test(clause)) return clause.replace(/ 수도 있다$/u, ' 수 있다');
  return clause;
}

function withPresent(clause: string): string | undefined {
  if (isPastForm(`${clause}다`)) return `${clause}다`;
  const isDeed = /[을를] (?:[가-힣]+ ){0,2}\S+$/u.test(clause);
  return toPresent(clause, isDeed);
}

const adverbsInI =
  /(?:없|많|높|깊|같|길|굳|특|일일|나란|낱낱|일찍|틈틈|끊임없|더욱|그다지|쉽사|많)이$|스스로가$|^(?:작가|국가|평가|물가)$/u;
const describing = /(?:[은는던]|[가-힣][할될일한된인린진온난간낸긴칠킬릴질친킨])$/u;
/** 떨어지는, 만드는, 있는: what describes the next word is no topic. */
const adnominal =
  /(?:에서|에게|으로|에|까지|때|[하되있없않오르치들드])는$|[어아려라워해혀켜여]지는$|[어아]?주는$|[어아]가는$|나는$|때로는$|대개는$|보통은$|(?:많|작|좋|같|높|낮|깊|넓|받|얻|남|찾|입|늦|적|낳|놓|죽|앉|짧|굵|맑|닫|잃|맞|젊|늙|옳|믿|잡|먹|심|붙|묵|읽|씻|익|닳|낡|젖|숨|썩)은$/u;
/** 흔적은, 목적은: nouns that end like one. */
const nounsInEun = /(?:흔적|목적|업적|기적|실적|지적|표적|해적|능력|이익)은$/u;
/** What only describes the next word: by its form, by what it governs, or by the noun behind it. */
const describesNext = (word: string, before = '', after = ''): boolean =>
  (adnominal.test(word) && !nounsInEun.test(word)) ||
  (/[을를]$/u.test(before) && /는$/u.test(word)) ||
  (/[가-힣]{2}[이가]$/u.test(before) && !adverbsInI.test(before) && /[^들]는$/u.test(word)) ||
  /^(?:데|데에는|것[은이을]?|점[은이을]?|대로|동안)$/u.test(after) ||
  // 가능하는 한, but 액자는 한 조각을.
  (after === '한' && /[하되있없않르]는$/u.test(word));

/** The topic with which a clause opens: 모호한 단어는; empty where it has none. */
export function readTopic(clause: string): string {
  const words = clause.split(' ');
  const at = words
    .slice(0, 8)
    .findIndex(
      (word, index) =>
        /[가-힣]{2,}[은는]$|^[가-힣]은$|^[뇌새배차코비소개해]는$/u.test(word) &&
        !describesNext(word, words[index - 1], words[index + 1]) &&
        words[index + 1] !== undefined,
    );
  return at < 0 || words.slice(0, at + 1).some((word) => /,$/u.test(word))
    ? ''
    : words.slice(0, at + 1).join(' ');
}

/** How many topics a clause has: 지도의 성공은 … 경우는 has one too many. */
export const countTopics = (clause: string): number =>
  clause
    .split(' ')
    .slice(0, -1)
    .filter(
      (word, at, words) =>
        /[가-힣]{2,}[은는]$/u.test(word) &&
        !describesNext(word, words[at - 1], words[at + 1]) &&
        !inner.test(word),
    ).length;

/** 보다는, 적어도 한동안은: no topic. */
const inner = /(?:보다|동안|에서|에게|으로|에|만|까지|때|지|기|것|수|고)[은는]$/u;

/** The words that may say who or what acts, each followed by no noun that it would only describe. */
const listDoers = (words: readonly string[]): number[] =>
  words.flatMap((word, at) =>
    /[가-힣]{2,}[이가]$|^[눈손몸말물불빛돈것법일집음책글꽃병약]이$|^[가-힣]가$|[가-힣]{2,}(?<!에|기)도$/u.test(
      word,
    ) &&
    !adverbsInI.test(word) &&
    (!describing.test(words[at + 1] ?? '는') || /(?:에게|에서|에|으로|까지)는$/u.test(words[at + 1] ?? ''))
      ? [at]
      : [],
  );

/** Whether somebody or something acts in it: 수요가 드물다, but in 차이가 드러날 때까지 길게 늘인다 nobody does. */
function hasDoer(clause: string): boolean {
  const words = clause.split(' ');
  const doers = listDoers(words);
  const [first] = doers;
  if (first === undefined) return false;
  const isOpen = words
    .slice(first + 1, -1)
    .some(
      (word, at) =>
        (describing.test(word) || /(?:도록|하게)$/u.test(word) || /^때/u.test(words[first + 2 + at] ?? '')) &&
        !/^(?:많은|모든|다른|새로운|작은|긴|짧은|높은|낮은|깊은|좋은|나쁜|같은|더한)$/u.test(word),
    );
  // 상상하는 것이 기억하는 것보다 어렵다: the deed itself.
  return !isOpen || doers.length > 1 || /^(?:것|일)이$/u.test(words[first] ?? '');
}

/** 답은, 그 이유는: these only introduce the clause with which they stand. */
const introducing = /(?:답|이유|까닭|문제|결과|것|점|사실)[은는]$/u;

/** 값이 오르면, 제조업자는 …: what stands behind a condition or a time has a topic of its own. */
const behindCondition = (clause: string): string =>
  /^[^,]+(?:(?<![다라])면|때|뒤|뒤에|후에|자마자|따라), ([^,]+)$/u.exec(clause)?.[1] ?? '';

/** A clause with the topic that it shares with the one before it; empty where it has none. */
function nameTopic(clause: string, topic: string): string {
  if (readTopic(clause) !== '' || hasDoer(clause) || readTopic(behindCondition(clause)) !== '') return clause;
  const isOpen = listDoers(clause.split(' ')).length > 0;
  return topic === '' || isOpen || introducing.test(topic) ? '' : `${topic} ${clause}`;
}

/** 주된 원인은 매연이므로, 기업은 추상적인 것이며: what it is has been said, and another matter follows. */
const saysWhatItIs = /(?<![보쓰섞쌓놓모높줄붙끓들먹죽속녹])이(?:며|고|므로|지만|기 때문에)$/u;

/** The clauses of a Korean sentence that name what they speak of, each as a sentence without its full stop; the whole first. */
export function listKoreanClauses(line: string): string[] {
  const whole = strip(line.trim().replace(/[.\s]+$/u, ''));
  const clauses = whole.split(borders);
  let topic = '';
  let before = '';
  const finished = clauses.map((raw) => {
    const clause = strip(raw);
    const named = nameTopic(clause, saysWhatItIs.test(before) ? '' : topic);
    topic = readTopic(named) || topic;
    before = raw;
    // Of a whole sentence nothing was cut away that could tell who acts.
    const isWhole = clauses.length === 1 && listDoers(clause.split(' ')).length > 0;
    return named === '' ? (isWhole ? finishClause(clause) : undefined) : finishClause(named);
  });
  const named = nameTopic(whole, '');
  return [
    ...new Set([...(clauses.length > 1 && named !== '' ? [finishClause(named)] : []), ...finished]),
  ].filter((clause): clause is string => clause !== undefined && /다$/u.test(clause));
}
