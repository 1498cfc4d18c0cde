import { hasFinalConsonant, withParticle } from '#korean.ts';
import { findFirstTopicEnd, findTopicEnd } from '#meaning/lines/korean-topic.ts';
import { exchangeWeighed } from '#meaning/gist/opposed-sides.ts';
import { oppositeEnds } from '#meaning/gist/opposite-ends.ts';
import { toObligation, toProspective, toStatement, toStem } from '#meaning/korean-forms.ts';

/** What a sentence shows of a claim that it holds: … 준다는 것을 보여 준다. */
const holding =
  /^(.+다)(는 (?:것을|사실을|점을) (?:보여 ?준다|보여 ?주었다|밝혔다|밝혀냈다|뜻한다|의미한다)|는 (?:것이|사실이) (?:밝혀졌다|드러났다)|는 연구 결과가 나왔다)$/u;

/** The sentence, without its full stop, with its last predicate turned round; undefined where that is not sure. */
function opposePredicate(line: string): string | undefined {
  const held = holding.exec(line);
  if (held) {
    const inner = opposePredicate(held[1] ?? '');
    return inner === undefined ? undefined : inner.replace(/이다$/u, '이라') + (held[2] ?? '');
  }
  // 부식되지 않도록 보호한다: nothing threatens so that it does not.
  if (/도록 \S+$/u.test(line)) return undefined;
  const plain = line.replace(/ (?:오히려|훨씬) (?=\S+(?: \S+)?$)/u, ' ');
  // 음식에 맞게 서로 다르다: what is the same is so whatever it would have to fit.
  if (/다르다$/u.test(plain) && fitting.test(plain))
    return plain
      .replace(fitting, (_, noun: string) => `${withParticle(noun, '과')} 관계없이`)
      .replace(/다르다$/u, '같다');
  if (/다르다$/u.test(plain) && /마다 |저마다|각각 |각자 /u.test(plain)) return undefined;
  // 독립적으로 판단할 때에만 정확하다: what only then is so is not otherwise the contrary.
  if (/에만 /u.test(plain)) return undefined;
  const found = oppositeEnds.find(([end]) => plain.endsWith(` ${end}`));
  // 적에게서 지켜 준다 has no contrary with the same words.
  if (found && /(?:으로부터|로부터|에게서|에서) (?:지켜 준다|보호한다)$/u.test(plain)) return undefined;
  if (found) return plain.slice(0, -found[0].length) + softened(found[1], plain);
  return opposeForm(plain);
}

const fitting = /([가-힣]+)에 (?:맞게|맞추어|따라)(?= (?:서로 )?다르다$)/u;

/** 큰 영향을 미치지 않는다 would leave a small one. */
const softened = (end: string, line: string): string =>
  /않는다$/u.test(end) && /(?:큰|깊은|많은) (?:영향)/u.test(line)
    ? end
    : end.replace(/^영향을/u, '아무런 영향도');

/** 줄이려면 …할 필요는 없다 says nothing clear; nor does a duty that is itself a denial or a limit. */
const unbound = /지 말|보다|뿐|도록|함부로|지나치|필요|려면|위해/u;

/** Ends that any verb may have: 할 수 있다, 해야 한다, 하기 쉽다, …에 달려 있다. */
function opposeForm(line: string): string | undefined {
  // 걱정을 덜어 더 빨리 잠들 수 없다: the means would speak against it.
  if (/더 \S+ \S+ 수 있다$|[가-힣]만 /u.test(line)) return undefined;
  if (/[가-힣] 수 있다$/u.test(line)) return `${line.slice(0, -2)}없다`;
  const duty = /^(.* )?(\S+야) 한다$/u.exec(line);
  if (duty) {
    const [, before = '', verb = ''] = duty;
    const form = unbound.test(before) ? undefined : toProspective(verb);
    return form === undefined ? undefined : `${before}${form} 필요는 없다`;
  }
  const tendency = /^(.*[가-힣])기 쉽다$/u.exec(line)?.[1];
  if (tendency !== undefined && !/[만들알살길울불풀]$/u.test(tendency)) return `${tendency}는 일이 드물다`;
  const ground =
    /^(.*[가-힣])(?:에 (?:달려 있다|크게 좌우된다|좌우된다)|에서 (?:비롯된다|생겨난다|나온다))$/u.exec(
      line,
    )?.[1];
  return ground === undefined || /보다 /u.test(ground)
    ? undefined
    : `${ground}${hasFinalConsonant(ground) ? '과는' : '와는'} 거의 관계가 없다`;
}

/** 카메라보다 주의에 달려 있다: the two sides change places. */
const sidesOfGround =
  /^(.+?)보다(?:는)? (?:오히려 )?(.+?)(에|에서|에게)( (?:더 )?(?:달려 있다|크게 좌우된다|좌우된다|비롯된다|나온다|의존한다|가깝다)(?:는 것을 보여 준다)?)$/u;
/** 이유를 설명하기보다 먼저 잘못을 인정해야 한다. */
const sidesOfDuty = /^(.*)기보다(?:는)? (먼저 )?(.+ )?(\S+야) 한다$/u;
const borders = /^.*(?:려면|으면|하면|때|위해서는|위해|에서는|,) /u;

/** The sentence, without its full stop, with two things that it weighs exchanged; undefined where it weighs none. */
function exchangeSides(line: string): string | undefined {
  const [, before = '', more = '', particle = '', verb = ''] = sidesOfGround.exec(line) ?? [];
  const opening = openingOf(before);
  const isOfPersons = particle === '에' && /(?:사람|들)$/u.test(before);
  if (opening !== undefined && !isOfPersons && !/,/u.test(line))
    return `${opening}${more}보다 ${before.slice(opening.length)}${particle}${verb}`;
  const duty = sidesOfDuty.exec(line);
  return duty ? exchangeDuty(duty) : exchangeDenied(line);
}

/** Words in 이 that are no doers. */
const adverbsInI = /(?:없|많|높|깊|같|길|굳|일일|나란|일찍|틈틈|끊임없|더욱)이$/u;

/** The topic, and the doer behind it: 역사는 발명의 힘이; undefined where several words could be the topic, or none is. */
function openingOf(text: string): string | undefined {
  const words = text.split(' ');
  const topicEnd = findTopicEnd(words);
  if (topicEnd === undefined) return undefined;
  const doer = words.findLastIndex((word) => /[가-힣][이가]$/u.test(word) && !adverbsInI.test(word));
  const end = Math.max(topicEnd, doer + 1);
  return end >= words.length ? undefined : `${words.slice(0, end).join(' ')} `;
}

function exchangeDuty([, before = '', first = '', rest = '', verb = '']: RegExpExecArray):
  string | undefined {
  const stem = toStem(verb);
  const words = before.split(' ');
  const opening =
    borders.exec(before)?.[0] ??
    words
      .slice(0, findTopicEnd(words) ?? 0)
      .map((word) => `${word} `)
      .join('');
  const denied = before.slice(opening.length);
  const hasObject = /[을를] /u.test(rest);
  // 길을 막기보다 설계에 반영해야: both verbs share the object.
  const shared = hasObject ? '' : (/^.*[을를] /u.exec(denied)?.[0] ?? '');
  const own = denied.slice(shared.length);
  const obliged = toObligation(own);
  return stem === undefined || obliged === undefined
    ? undefined
    : `${opening}${shared}${rest}${stem}기보다 ${first}${obliged} 한다`;
}

/** 가로막는 것이 아니라 해법을 차단함으로써 자극한다 → 해법을 차단함으로써 가로막는다. */
const denied =
  /^(\S+(?: \S+){0,3}?[은는] )(.+? )?(\S+는) 것이 아니라 (?:오히려 )?(?:(.+?(?:으로써|함으로써)) )?.+다$/u;

function exchangeDenied(line: string): string | undefined {
  const places = placesOfDenied.exec(line);
  if (places) {
    const [, topic = '', not = '', but = '', end = ''] = places;
    return `${topic}${but} 것이 아니라 ${not} ${end}`;
  }
  const source = sourceOfDenied.exec(line);
  if (source) return `${source[1] ?? ''}${source[2] ?? ''} 데서 ${source[3] ?? ''}`;
  const [, topic = '', object = '', verb = '', means] = denied.exec(line) ?? [];
  const stated = /것이다$|것이어야 한다$|,/u.test(line) ? undefined : toStatement(verb);
  return stated === undefined
    ? undefined
    : `${topic}${means === undefined ? '' : `${means} `}${object}${stated}`;
}

/** 몰아내는 것이 아니라 시선에서 나온다 → 몰아내는 데서 나온다. */
const sourceOfDenied =
  /^(\S+(?: \S+){0,3}?[은는] )(.+?는) 것이 아니라 (?:오히려 )?.+에서 (나온다|비롯된다|생겨난다|시작된다)$/u;

/** 모두 담는 것이 아니라 버리는 데서 나온다. */
const placesOfDenied =
  /^(\S+(?: \S+){0,3}?[은는] )(.+?는) 것이 아니라 (?:오히려 )?(.+?는) (데서 (?:나온다|비롯된다|시작된다)|데 (?:있다|달려 있다))$/u;

/** 악기 자체뿐 아니라 지식에도 영향을 받는다 → 악기 자체에만 영향을 받는다. */
const added = /^(.*[은는] )(.+?)(?:뿐|뿐만) 아니라 .+?(에|에서|에게)도 (.+다)$/u;

const addedObject =
  /^(?:.+므로, )?(\S+[은는] )((?:[가-힣]+ ){0,3}[가-힣]+?)(?:뿐|뿐만) 아니라 (?:[가-힣]+ ){0,3}[가-힣]+?(?<!에|에서|에게)도 ([가-힣]+(?: [가-힣]+)?다)$/u;

/** The sentence, without its full stop, with what it adds to the usual view left out. */
function leaveOutAddition(line: string): string | undefined {
  // 기록뿐 아니라 기록의 부재도 살펴야 한다 → 기록만 살펴야 한다.
  const [, whose, known = '', deed = ''] = addedObject.exec(line) ?? [];
  if (whose !== undefined) return `${whose}${known}만 ${deed}`;
  const [, topic, usual = '', particle = '', verb = ''] = added.exec(line) ?? [];
  return topic === undefined ? undefined : `${topic}${usual}${particle}만 ${verb}`;
}

/** The words behind which the sentence gives its reason: what follows can stand without it. */
const reasons = /^(.+?(?:므로|기 때문에|때문이므로|으니)),? (.+)$/u;
/** Reasons and concessions that would speak for the contrary. */
const unfit =
  /(?:[가-힣]야(?= (?!한다))|뒤에도|[가-힣]지고|[들람자]도|만들어|않아도|없어도|어도|라도|더라도|때문에|덕분에|므로|수 있어|[가-힣]아서|[가-힣]어서|하여|[가-힣]지만|[가-힣]으나|[은는]데|때문이다|보다|보다는|만큼|아니라|[가-힣]으나|[은는]데),? /u;
const negative = /(?:없|않|어렵|못)/u;
/** 규칙 없이도 … 유지될 수 없다: two denials in one sentence say nothing clear. */
const denying = /(?:없이|없는|않고|않은|않는|않아|못하|못한|아니라|아닌|말고|외면|만으로|만이|뿐)/u;

/** Korean sentences with the point of one turned round, the plainest first; none where that cannot be done for sure. */
export function opposeKorean(sentence: string): string[] {
  const line = sentence.replace(/[.\s]+$/u, '');
  const whole = exchangeNouns(line) ?? exchangeWeighed(line) ?? exchangeSides(line) ?? leaveOutAddition(line);
  const turned = whole ?? turnPredicate(line) ?? turnBehindReason(line);
  return turned === undefined || turned === line ? [] : [`${turned}.`];
}

/** Who acts in the reason acts in what follows from it, too. */
const agents =
  /^(?:\S+[한는은] )?(?:우리|사람들|학생|부모|교사|전문가|작가|\S+(?:[^문의전][자]|전문가|작가|[들]))[은는] /u;

/** 언제나 이로운 것은 아니며, 숲을 해칠 수 있다: the contrary would not go with what is denied in front. */
const deniedInFront = /(?:아니|않으)며,? |아니고,? |아니라.* 아니라/u;

function turnPredicate(line: string): string | undefined {
  const turned = unfit.test(`${line} `) || deniedInFront.test(line) ? undefined : opposePredicate(line);
  // 오랜 세월 함께 사라지고 말았다: what ends at once takes no time.
  if (turned !== undefined && /오랜|오래|함께/u.test(line) && turned.endsWith('사라지고 말았다'))
    return undefined;
  return turned === undefined || (negative.test(turned.split(' ').slice(-3).join(' ')) && denying.test(line))
    ? undefined
    : turned;
}

/** 학생은 점수만 보므로, 조언은 점수와 나누어 주어야 한다 → 조언은 점수와 나누어 줄 필요는 없다. */
function turnBehindReason(line: string): string | undefined {
  const [, reason = '', rest = ''] = reasons.exec(line) ?? [];
  if (/(?:^|\s)(?:그것|이것|그들|이들|그|이|이러한|그러한)(?:에|을|를|의|은|는|이|가)? /u.test(rest))
    return undefined;
  const turned = turnPredicate(rest);
  if (turned === undefined || /^오래 |좋지 않다$/u.test(turned)) return undefined;
  if (hasOwnTopic(rest)) return turned;
  // What one need not do anybody need not; else the sentence needs its topic.
  const words = reason.split(' ');
  const topic = words.slice(0, findFirstTopicEnd(words)).join(' ');
  const doer = agents.exec(reason)?.[0] ?? (topic === '' && /필요는 없다$/u.test(turned) ? '' : `${topic} `);
  // 선박 소음은 조치를 취할 필요는 없다: the matter does not act.
  if (
    /필요는 없다$/u.test(turned) &&
    !agents.test(doer) &&
    doer.trim() !== '' &&
    /[가-힣][을를] /u.test(rest)
  )
    return /[과와] |에 /u.test(rest) || /[을를] /u.test(doer)
      ? turned
      : `${doer.replace(/[은는] $/u, '')}에 대해 ${turned}`;
  return doer === ' ' ? undefined : `${doer}${turned}`;
}

/** 조언은 나누어 주어야 한다, but 물려받은 유산처럼 아껴야 한다 only describes. */
function hasOwnTopic(rest: string): boolean {
  const words = rest.split(' ');
  return (
    findFirstTopicEnd(words) > 0 ||
    words.some((word) => /[가-힣]{2,}[이가]$/u.test(word) && !adverbsInI.test(word))
  );
}

const notBut = /^(.+?)[이가] 아니라,? (?:오히려 )?(.+?)이다$/u;

/** A는 B가 아니라 C이다 → A는 C가 아니라 B이다. */
function exchangeNouns(line: string): string | undefined {
  const words = line.split(' ');
  const end = findFirstTopicEnd(words);
  const [, denied = '', stated = ''] = notBut.exec(words.slice(end).join(' ')) ?? [];
  if (end === 0 || denied === '' || /,|뿐$|아니라|므로 |때문/u.test(`${denied} ${stated}`)) return undefined;
  const subject = words.slice(0, end).join(' ');
  return `${subject} ${withParticle(stated, '이')} 아니라 ${denied.replace(/^(?:단순히|무조건) /u, '')}이다`;
}
