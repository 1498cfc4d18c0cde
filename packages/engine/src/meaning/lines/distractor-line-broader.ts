import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { LineName } from '#meaning/lines/line-name.ts';
import { goods, ills } from '#meaning/lines/plain-things.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { toIng, toPlural } from '#passage/inflect.ts';

/** What a line bears on, said of all that bears on it: wrong for a passage that speaks of one thing only. */
interface BroaderLine {
  text: string;
  /** Korean sentence. */
  reason: string;
}

const manyFactors = '여러 요인을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyDangers = '여러 위험을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyKinds = '여러 종류를 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyWays = '여러 방법을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';

/** The effect of noise on learning → various factors that affect learning. */
const onEffect = /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:effects?|influences?|impacts?) of .+? on ([a-z’' -]+)$/u;
/** The importance of contact for recovery; only of what comes about or not are there factors. */
const onSuccess =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:roles?|importance|value|usefulness|function) of .+? (?:in|for) ((?:the )?(?:(?!(?:encourag|promot|prevent|improv|ensur|mak)ing )[a-z’'-]+ ){0,2}?(?:success|survival|growth|development|spread|recovery|popularity|quality|health|safety|happiness|performance|progress|creativity|learning|memory|comprehension|enjoyment|communication|cooperation|motivation|productivity)(?: of [a-z’' -]+)?)$/u;
/** The role of fires in protecting forests, the use of eye contact to keep gulls away. */
const onDeed =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:roles?|importance|value|usefulness|function|use|power|failure|success|benefits?) of (?:(?!that |which |who |how )[a-z’'-]+ )+?(?<!ing )((?:in|for) [a-z]+ing|to (?!be |have |its |the |an? |one )[a-z]+) ([a-z’' -]+)$/u;

/** Venom as a source of new medicines, the value of letters as evidence about a life. */
const onKind =
  /^(?:(?!how |why |what |[a-z]+ing )[a-z’'-]+ )+?as (an? )?([a-z-]+(?: [a-z-]+)?)((?: (?:of|for|about|against|to|from|in) [a-z’' -]+)?)$/u;

/** The importance of seats to city life. */
const onGood =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:importance|value|contribution|usefulness) of (?![a-z]+ing ).+? to ([a-z’' -]+)$/u;
/** The danger of lamps to birds, the harm that noise does to whales. */
const onHarm =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:danger|threat|harm|damage|risk)s? (?:of .+?|that .+? (?:does|do|poses|pose|causes|cause)) to ([a-z’' -]+?)(?: and .+)?$/u;

const unfit =
  /\b(?:how|what|why|whether|when|that|which|who|its|their|his|her|one|it|them)\b|\b(?:not|than|beginning|[a-z]*sel(?:f|ves))\b/u;
const mostWords = 8;

/** The line made too broad; undefined where it bears on nothing in particular. */
export function broadenLine(name: LineName, topic: string, gist: string): BroaderLine | undefined {
  if (name === 'gist') return broadenKorean(gist);
  const made = broadenTopic(topic);
  return made && name === 'title' ? { ...made, text: toBroadTitle(made.text) } : made;
}

interface Aim {
  text: string;
  isDeed: boolean;
}

/** Establishing trust, hand hygiene: what a topic says to be served or affected, taken by itself. */
export function findAim(topic: string): Aim | undefined {
  const deed = readDeed(topic);
  if (deed !== undefined) return { text: `${deed.doing} ${deed.rest}`, isDeed: true };
  const borne = (onEffect.exec(topic) ?? onSuccess.exec(topic))?.[1];
  const field = borne ?? inField.exec(topic)?.[1] ?? '';
  const head = (field.split(/ (?:of|in|at|among|for) /u)[0] ?? '').split(' ').at(-1) ?? '';
  const isGood = goods.test(head) || wished.test(head) || (borne === undefined && isField(head));
  return isFit(field) && isGood && !/^the |angry|false|poor/u.test(field)
    ? { text: field, isDeed: false }
    : undefined;
}

/** The function of laughter in conversation. */
const inField =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:roles?|value|usefulness|functions?|benefits?|advantages?|use|limits|appeal) of (?:(?!in |for |to |as )[a-z’'-]+ )+(?:in|to) ((?!the |[a-z]+ing )[a-z’'-]+(?: [a-z’'-]+)?)$/u;

/** Music, stories, city life: no people, and nothing of which there is one here. */
const isField = (head: string): boolean =>
  /^(?:practice|text|idea)$/u.test(findNounClass(head) ?? findNounClass(head.replace(/s$/u, '')) ?? '') ||
  findNounClass(head.replace(/ies$/u, 'y')) === 'text';

/** What one may call important by itself. */
const wished =
  /^(?:happiness|performance|progress|learning|comprehension|productivity|creation|thinking|reading|listening|painting|hygiene|wildlife)$/u;

/** Titles ask rather than name. */
const toBroadTitle = (line: string): string =>
  /^various factors that affect /u.test(line)
    ? `${toTitleCase(line.replace('various factors that affect', 'what affects'))}?`
    : toTitleCase(line.replace(/^various/u, 'the many'));

function broadenTopic(topic: string): BroaderLine | undefined {
  const harmed = onHarm.exec(topic)?.[1] ?? '';
  if (harmed !== '')
    return isFit(harmed) ? { text: `various dangers to ${harmed}`, reason: manyDangers } : undefined;
  const borne = (onGood.exec(topic) ?? onEffect.exec(topic) ?? onSuccess.exec(topic))?.[1] ?? '';
  // "Parts designed to collapse".
  const isInfinitive = /(?:ed|ing) to $/u.test(topic.slice(0, -borne.length || undefined));
  // “Factors that affect preventing asthma” is no English.
  if (deeds.test(borne))
    return isFit(borne) ? { text: `various ways of ${borne}`, reason: manyWays } : undefined;
  if (borne !== '')
    return isFit(borne) && !isOfTwo(topic, borne) && !isInfinitive && !isOfPeople(borne)
      ? { text: `various factors that affect ${borne}`, reason: manyFactors }
      : undefined;
  const kinds = listKinds(topic);
  if (kinds !== undefined) return { text: kinds, reason: manyKinds };
  const deed = readDeed(topic);
  if (deed === undefined) return undefined;
  return {
    text: `various ways ${deed.isAim ? deed.opening : `of ${deed.doing}`} ${deed.rest}`,
    reason: manyWays,
  };
}

const deeds =
  /^(?:improv|prevent|reduc|mak|solv|protect|preserv|creat|encourag|promot|avoid|maintain|achiev|acquir|restor|strengthen|overcom|ensur|help|keep|gain|rais|lower|understand|remember|choos|controll|sav|straighten|repair|remov|extend|restrain)ing (?!(?:of|and|or|in|on|by|to) )/u;

interface Deed {
  opening: string;
  doing: string;
  rest: string;
  isAim: boolean;
}

/** What the matter of a topic does or is for; undefined where that is no deed. */
function readDeed(topic: string): Deed | undefined {
  const [, opening = '', rest = ''] = onDeed.exec(topic) ?? [];
  const isAim = opening.startsWith('to ');
  const verb = opening.replace(/^(?:to|in|for) /u, '');
  // "For beginning learners" is no deed.
  const isNoDeed = !isAim && !rest.includes(' ') && isOfPeople(rest);
  // "Visits to art museums".
  const isNoVerb = isAim && findEntry(verb, 'v') === undefined;
  // "A guide to our desires".
  const isOwner = /^(?:our|my|your|art|war|work|life)$/u.test(verb);
  if (opening === '' || !isFit(rest) || isNoDeed || isNoVerb || isOwner || isIll(opening, rest))
    return undefined;
  return { opening, doing: isAim ? toIng(verb) : verb, rest, isAim };
}

/** As a source of energy: various sources of energy. */
function listKinds(topic: string): string | undefined {
  const [, article = '', phrase = '', rest = ''] = onKind.exec(topic) ?? [];
  const head = phrase.split(' ').at(-1) ?? '';
  if (phrase === '' || !isFit(phrase + rest) || noKind.test(head) || /^(?:the|its|their)\b/u.test(phrase))
    return undefined;
  if (article !== '') {
    const many = `${phrase.slice(0, -head.length)}${toPlural(head)}`;
    return rest === '' ? `various kinds of ${many}` : `various ${many}${rest}`;
  }
  const isPlural = findEntry(head, 'n') === undefined && /[^s]s$/u.test(head);
  // A bare singular is not counted: as protection.
  const isMass = findEntry(head, 'n') !== undefined;
  if (!isPlural && !isMass) return undefined;
  return isPlural && rest !== '' ? `various ${phrase}${rest}` : `various kinds of ${phrase}${rest}`;
}

/** Nobody counts parts or bases, and of a cause or a result there are no kinds. */
const noKind = /^(?:part|parts|basis|result|results|people|person|more|less|one|reality|fact)$/u;

/** Nobody seeks ways of producing side effects. */
const isIll = (opening: string, rest: string): boolean =>
  /(?:produc|caus|creat|increas|spread)(?:e|ing)?$/u.test(opening) &&
  (rest.endsWith('side effects') || rest.split(' ').some((word) => ills.test(word)));

const isFit = (phrase: string): boolean => !unfit.test(phrase) && phrase.split(' ').length <= mostWords;

/** The effect of cursing and its dependence on rarity. */
const isOfTwo = (topic: string, borne: string): boolean =>
  / and (?:its|their|the) /u.test(topic.slice(0, topic.length - borne.length));

/** People are affected in too many ways. */
function isOfPeople(phrase: string): boolean {
  const head = (phrase.split(/ (?:of|in|to|for|with|at) /u)[0] ?? '').split(' ').at(-1) ?? '';
  return [head, head.replace(/s$/u, '')].some(
    (word) => findNounClass(word) === 'people' || /^(?:people|children|men|women)$/u.test(word),
  );
}

/** 관중의 소음은 심판의 판정에 무의식적으로 영향을 미친다. */
const onKoreanEffect =
  /^(?:\S+ ){0,3}\S+[은는] ((?:\S+의 )?[가-힣]+)에 (?:[가-힣]+ ){0,2}영향을 (?:미|준|주|줄)/u;

function broadenKorean(gist: string): BroaderLine | undefined {
  const borne = onKoreanEffect.exec(gist)?.[1];
  return borne === undefined || borne.length < 2
    ? undefined
    : { text: `${borne}에는 여러 가지 요인이 함께 영향을 미친다.`, reason: manyFactors };
}
