import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { LineName } from '#meaning/line-name.ts';
import { ills } from '#meaning/plain-things.ts';
import { toTitleCase } from '#meaning/title-case.ts';

/** What a line bears on, said of all that bears on it: wrong for a passage that speaks of one thing only. */
interface BroaderLine {
  text: string;
  /** Korean sentence. */
  reason: string;
}

const manyFactors = '여러 요인을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyDangers = '여러 위험을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyWays = '여러 방법을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';

/** The effect of noise on learning → various factors that affect learning. */
const onEffect = /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:effects?|influences?|impacts?) of .+? on ([a-z’' -]+)$/u;
/** The importance of contact for recovery; only of what comes about or not are there factors. */
const onSuccess =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:roles?|importance|value|usefulness|function) of .+? (?:in|for) ((?:the )?(?:success|survival|growth|development|spread|recovery|popularity|quality|health|safety|happiness|performance|progress|creativity|learning|memory|comprehension)(?: of [a-z’' -]+)?)$/u;
/** The role of fires in protecting forests, the use of eye contact to keep gulls away. */
const onDeed =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:roles?|importance|value|usefulness|function|use|power|failure|success|benefits?) of (?:(?!that |which |who |how )[a-z’'-]+ )+?(?<!ing )((?:in|for) [a-z]+ing|to (?!be |have |its |the |an? |one )[a-z]+) ([a-z’' -]+)$/u;

/** The importance of seats to city life. */
const onGood =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:importance|value|contribution|usefulness) of .+? to ([a-z’' -]+)$/u;
/** The danger of lamps to birds, the harm that noise does to whales. */
const onHarm =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:danger|threat|harm|damage|risk)s? (?:of .+?|that .+? (?:does|do|poses|pose|causes|cause)) to ([a-z’' -]+?)(?: and .+)?$/u;

const unfit =
  /\b(?:how|what|why|whether|when|that|which|who|its|their|his|her|one|it|them)\b|\b(?:not|than|beginning)\b/u;
const mostWords = 8;

/** The line made too broad; undefined where it bears on nothing in particular. */
export function broadenLine(name: LineName, topic: string, gist: string): BroaderLine | undefined {
  if (name === 'gist') return broadenKorean(gist);
  const made = broadenTopic(topic);
  return made && name === 'title'
    ? { ...made, text: toTitleCase(made.text.replace(/^various/u, 'the many')) }
    : made;
}

function broadenTopic(topic: string): BroaderLine | undefined {
  const harmed = onHarm.exec(topic)?.[1] ?? '';
  if (harmed !== '')
    return isFit(harmed) ? { text: `various dangers to ${harmed}`, reason: manyDangers } : undefined;
  const borne = (onGood.exec(topic) ?? onEffect.exec(topic) ?? onSuccess.exec(topic))?.[1] ?? '';
  // "Parts designed to collapse".
  const isInfinitive = /(?:ed|ing) to $/u.test(topic.slice(0, -borne.length || undefined));
  if (borne !== '')
    return isFit(borne) && !isOfTwo(topic, borne) && !isInfinitive && !isOfPeople(borne)
      ? { text: `various factors that affect ${borne}`, reason: manyFactors }
      : undefined;
  const [, opening = '', rest = ''] = onDeed.exec(topic) ?? [];
  // "For beginning learners" is no deed.
  const isNoDeed = opening.endsWith('ing') && !rest.includes(' ') && isOfPeople(rest);
  // "Visits to art museums".
  const isNoVerb = opening.startsWith('to ') && findEntry(opening.slice('to '.length), 'v') === undefined;
  if (opening === '' || !isFit(rest) || isNoDeed || isNoVerb || isIll(opening, rest)) return undefined;
  const deed = opening.startsWith('to ') ? opening : opening.replace(/^(?:in|for) /u, 'of ');
  return { text: `various ways ${deed} ${rest}`, reason: manyWays };
}

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
