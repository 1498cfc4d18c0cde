import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { listCommas, listContrasted, listRenamed, listTimed } from '#syntax/comma-orders.ts';
import { isLinking } from '#syntax/glue-loose.ts';
import { endsRelative } from '#syntax/ends-relative.ts';
import { isFloating, isMovable, isOneClause, leadingTime } from '#syntax/movable-phrases.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';
import { countUnitWords, endsWithMark, type Unit } from '#syntax/units.ts';

const movableMarker =
  /^(?:(?:even|just|long|shortly|soon|right|immediately) )?(?:because|when|whenever|wherever|while|if|although|though|unless|before|after|until|once|since|as soon as|as long as)$/u;
const momentNoun =
  /^(?:moment|time|day|year|age|period|season|hour|night|morning|point|stage|century|case|situation|second|minute|week|month|decade|place|reason)$/u;
const asking =
  /^(?:ask|wonder|know|learn|see|tell|decide|guess|remember|forget|discover|explain|show|reveal|determine|understand|inquire)$/u;
const longestGlued = 7;
const longestConnective = 4;
/** With fewer units every one is needed. */
const fewUnits = 7;

/** Joins a phrase that could move to the word before it, unless it ends a lone clause, whose other order can be told if `canTell`. */
export function fixPhrases(view: SentenceView, units: readonly Unit[], canTell = true): Unit[] {
  const fixed: Unit[] = [];
  const isLone = canTell && isOneClause(view, units);
  units.forEach((unit, index) => {
    const [verb, before] = [fixed.at(-2), fixed.at(-1)];
    const isTold =
      before !== undefined &&
      isLone &&
      index === units.length - 1 &&
      isMovable(view, before, unit) &&
      countPrepositions(view, unit) < 2;
    if (
      before &&
      !isTold &&
      (standsLoose(view, before, unit, verb) || endsRelative(view, fixed, unit, units[index + 1]))
    ) {
      const whole = { ...before, end: unit.end };
      const isObject =
        /^(?:verb|infinitive)$/u.test(verb?.type ?? '') &&
        (before.type === 'pronoun' || (before.type === 'noun' && units.length > fewUnits));
      // "understood the lesson only yesterday"
      if (verb && isObject && countUnitWords(view, { ...verb, end: unit.end }) <= longestGlued)
        fixed.splice(-2, 2, { ...verb, end: unit.end });
      else if (before.type === 'pronoun') fixed.push({ ...unit });
      else fixed[fixed.length - 1] = whole;
    } else fixed.push({ ...unit });
  });
  return fixed;
}

/** "go up | in smoke in a single afternoon": of two phrases only one might stand in front. */
const countPrepositions = (view: SentenceView, { first, end }: Unit): number =>
  view.tokens.slice(first, end).filter(({ tag, lower }) => tag === 'IN' && lower !== 'of').length;

/** "has in some respects encouraged it" */
export const splitsVerb = (view: SentenceView, { first, end }: Unit): boolean =>
  isHave(view.at(first - 1)) && view.at(end).tag === 'VBN';

function standsLoose(view: SentenceView, before: Unit, phrase: Unit, verb?: Unit): boolean {
  const isShort = countUnitWords(view, before) + countUnitWords(view, phrase) <= longestGlued;
  return (
    isShort &&
    !/^(?:marker|auxiliary)$/u.test(before.type) &&
    !(before.type === 'pronoun' && isFinite(view.at(skipAdverbs(view, before.end)))) &&
    !endsWithMark(view, before) &&
    !(endsWithMark(view, phrase) && view.at(phrase.end).tag.startsWith('W')) &&
    !splitsVerb(view, phrase) &&
    // "is wrong | without telling us where the fault lies"
    !(isAdjective(view.at(before.end - 1)) && view.at(phrase.end).tag.startsWith('W')) &&
    (isMovable(view, before, phrase) || isFloating(view, [...(verb ? [verb] : []), before], phrase))
  );
}

/** Whether a phrase stands alone that could stand in front of its clause as well, and no order with it is told. */
export const hasFloat = (view: SentenceView, units: readonly Unit[], canTell = true): boolean =>
  units.some((unit, index) => {
    const before = units[index - 1];
    const isLast = index === units.length - 1;
    return (
      before !== undefined &&
      !/^(?:marker|auxiliary)$/u.test(before.type) &&
      !endsWithMark(view, before) &&
      !splitsVerb(view, unit) &&
      isMovable(view, before, unit) &&
      !(canTell && isLast && isOneClause(view, units))
    );
  });

/**
 * The words of the units in other orders that are right too, without a capital and a full stop: the clause,
 * phrase or purpose at the end of a part in front with a comma, the time in front at the end. Undefined where
 * there are such orders but what the last clause belongs to is not certain.
 */
export function listOtherOrders(
  view: SentenceView,
  units: readonly Unit[],
  texts: readonly string[],
): string[] | undefined {
  const orders = [
    ...listSwapped(view, units, texts),
    ...listContrasted(view, units, texts),
    ...listTimed(view, units, texts),
    ...listRenamed(view, units, texts),
  ];
  for (const { from, to, isWhole } of listParts(view, units)) {
    const part = units.slice(from, to);
    const opener = view.at(part[0]?.first ?? 0);
    const isJoined = opener.tag === 'CC' || opener.lower === 'yet';
    const joint = isJoined ? `${opener.text} ` : '';
    const [head = '', ...others] = texts.slice(from, to);
    const words = [isJoined ? head.slice(joint.length) : head, ...others];
    const front = listFronted(view, part, isWhole);
    if (front === undefined) return undefined;
    const before = texts.slice(0, from).join(' ');
    const rest = texts.slice(to).join(' ');
    orders.push(
      ...front.map((move) => `${before} ${joint}${move(words)} ${rest}`.trim().replace(/ +/gu, ' ')),
    );
  }
  return orders;
}

/** "Although it held the patent, the company waited, and …" → "The company waited, although it held the patent, and …". */
function listSwapped(view: SentenceView, units: readonly Unit[], texts: readonly string[]): string[] {
  const [first, second, ...others] = listCommas(view, units);
  const [opener, main] = [units[0], units[(first ?? 0) + 1]];
  const isAs = opener?.type === 'marker' && view.at(0).lower === 'as';
  const isOpened = opener?.first === 0 && (isAs || opensMovable(view, opener, units[1]));
  if (!isOpened || !main || first === undefined || second === undefined || others.length > 0) return [];
  const isJoined = /^(?:and|but|so|yet)$/u.test(view.at(units[second]?.end ?? 0).lower);
  // Behind a pronoun the noun of the other clause would be another one.
  if (!isJoined || view.at(main.first).tag === 'PRP') return [];
  const [clause, rest, end] = [
    texts.slice(0, first + 1),
    texts.slice(first + 1, second + 1),
    texts.slice(second + 1),
  ];
  return [[...rest, ...clause, ...end].join(' ')];
}

/** How the words of a part are put in another order: [the old farmers, sold, because, …] → "because …, the old farmers sold". */
type Move = (words: readonly string[]) => string;

/** The clause, phrase or purpose at the end put in front, or the time in front put at the end. */
function listFronted(view: SentenceView, part: readonly Unit[], isWhole: boolean): Move[] | undefined {
  // "happens when the device is used": behind a relative that is the subject nothing can stand in front.
  if (isFinite(view.at(part[0]?.first ?? 0))) return [];
  const front =
    (at: number): Move =>
    (words) => {
      const moved = words.slice(at).join(' ');
      const isClosed = moved.endsWith(',');
      return `${isClosed ? moved : `${moved},`} ${words.slice(0, at).join(' ')}${isClosed ? ',' : ''}`.trim();
    };
  const clause = part.findIndex((unit, index) => index > 0 && opensMovable(view, unit, part[index + 1]));
  if (clause > 0)
    return isCertain(view, part.slice(0, clause)) &&
      !endsInDoubt(view, (part[clause]?.first ?? 0) - 1) &&
      !goesOnBehind(view, part.slice(clause))
      ? [front(clause)]
      : undefined;
  const purpose = findPurpose(view, part);
  if (purpose > 0)
    return part.slice(0, purpose).some((unit) => unit.type === 'marker' && view.at(unit.first).tag !== 'CC')
      ? undefined
      : [front(purpose)];
  if (!isWhole) return [];
  const named = findNamed(view, part);
  if (named !== undefined) return [named];
  const hasMarker = part.some(({ type }) => type === 'marker');
  const [time] = part;
  if (time && leadingTime.test(textOf(view, time.first, time.end)))
    return hasMarker ? undefined : [(words) => `${words.slice(1).join(' ')} ${words[0] ?? ''}`];
  const [before, phrase] = part.slice(-2);
  const canMove =
    before &&
    phrase &&
    !opensWithPhrase(view, part) &&
    isOneClause(view, part) &&
    isMovable(view, before, phrase);
  return canMove ? [front(part.length - 1)] : [];
}

/** "was shaped among neighbors and strains | when it is stretched": the last word may be a second verb. */
const endsInDoubt = (view: SentenceView, last: number): boolean =>
  view.at(last - 1).tag === 'CC' &&
  view.at(last).tag === 'NNS' &&
  findEntry(view.at(last).lemma, 'v') !== undefined;

/** "They worry | when the person looks tired and feel happy when the person succeeds": a verb of the main clause may follow. */
const goesOnBehind = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some(
    (unit, index) =>
      index > 0 &&
      opensMovable(view, unit, units[index + 1]) &&
      view.tokens.slice(units[0]?.first, unit.first).some(({ tag }) => tag === 'CC'),
  ) || hasJoinedVerb(view, units);

/** "lost his parents | when he was young and was raised by relatives" */
const hasJoinedVerb = (view: SentenceView, units: readonly Unit[]): boolean => {
  const [first, end] = [units[0]?.first ?? 0, units.at(-1)?.end ?? 0];
  return view.tokens
    .slice(first, end)
    .some(({ tag }, at) => tag === 'CC' && isFinite(view.at(skipAdverbs(view, first + at + 1))));
};

/** "Within a year, | they had confirmed it in many papers": two phrases in front would be one too many. */
const opensWithPhrase = (view: SentenceView, part: readonly Unit[]): boolean =>
  (part[0]?.first ?? 0) > 0 &&
  view.at((part[0]?.first ?? 0) - 1).text === ',' &&
  view.at(0).tag === 'IN' &&
  !isLinking(view, 0, part[0]?.first ?? 0);

/** "What he wanted was a horse", "What matters is that it works": the two sides of be can change places. */
function findNamed(view: SentenceView, part: readonly Unit[]): Move | undefined {
  if (view.at(part[0]?.first ?? 0).lower !== 'what') return undefined;
  const at = part.findIndex(({ first, end }) => end - first === 1 && isBe(view.at(first)));
  const [verb, name] = part.slice(at);
  const isNamed =
    (name?.type === 'noun' && at === part.length - 2) || view.at(name?.first ?? 0).lower === 'that';
  const isPair =
    verb !== undefined &&
    name !== undefined &&
    isNamed &&
    view.tokens.slice(0, verb.first).filter(isFinite).length === 1;
  return isPair
    ? (words) => [...words.slice(at + 1), words[at] ?? '', ...words.slice(0, at)].join(' ')
    : undefined;
}

interface Part {
  from: number;
  to: number;
  /** No comma anywhere but behind a connective in front. */
  isWhole: boolean;
}

/** The parts whose words can change places: what follows "However,", and the clauses that ", and" joins. */
function listParts(view: SentenceView, units: readonly Unit[]): Part[] {
  const commas = listCommas(view, units);
  const [first] = commas;
  if (first === undefined) return [{ from: 0, to: units.length, isWhole: true }];
  const lead = view.tokens.slice(0, units[0]?.end);
  const isConnective = first === 0 && !lead.some(isFinite) && lead.length <= longestConnective;
  if (isConnective) return commas.length === 1 ? [{ from: 1, to: units.length, isWhole: true }] : [];
  const isJoint = view.at(units[first + 1]?.first ?? 0).tag === 'CC';
  if (commas.length > 1 || !isJoint) return [];
  return [
    { from: 0, to: first + 1, isWhole: false },
    { from: first + 1, to: units.length, isWhole: false },
  ];
}

function opensMovable(view: SentenceView, { type, first, end }: Unit, next?: Unit): boolean {
  if (!/^(?:marker|verb)$/u.test(type) || next?.type === 'infinitive') return false;
  // "It is exactly because nothing happens that …": a complement.
  const before = isAdverb(view.at(first - 1)) ? first - 2 : first - 1;
  if (isBe(view.at(before))) return false;
  // "a date after which you would not eat it"
  if (/ wh(?:ich|om|at|ose)\b/u.test(textOf(view, first, end))) return false;
  // "the moment when the box is opened"
  const words = textOf(view, first, end).toLowerCase();
  if (/^(?:when|where)/u.test(words) && momentNoun.test(view.at(first - 1).lemma)) return false;
  // "asked when the artist intended to finish it"
  if (/^(?:when|where|if)/u.test(words) && asking.test(view.at(first - 1).lemma)) return false;
  return [...words.matchAll(/ |$/gu)].some(({ index }) => movableMarker.test(words.slice(0, index)));
}

/** Whether the clause behind can belong to nothing but the one verb of these units. */
function isCertain(view: SentenceView, units: readonly Unit[]): boolean {
  const isSubjectClause = (unit: Unit, index: number): boolean =>
    index === 1 && /^(?:who|which|that)$/u.test(view.at(unit.first).lower);
  const markers = units.filter(({ type }) => type === 'marker');
  const relatives = units.filter((unit, index) => unit.type === 'marker' && isSubjectClause(unit, index));
  const last = units.at(-1);
  const verbs = view.tokens.slice(units[0]?.first, last?.end).filter(isFinite).length;
  return (
    markers.length === relatives.length &&
    verbs === 1 + relatives.length &&
    units.every(({ type }) => type !== 'infinitive') &&
    !view.tokens.slice(units[0]?.first, last?.end).some((_, at) => hasGerundObject(view, at))
  );
}

/** "suggest slowing the passage down" */
const hasGerundObject = (view: SentenceView, at: number): boolean =>
  view.at(at).tag === 'VBG' && isVerb(view.at(at - 1)) && !isBe(view.at(at - 1));

/** Where an infinitive of purpose begins that ends the sentence. */
function findPurpose(view: SentenceView, units: readonly Unit[]): number {
  const purposes = findPatterns(view).filter(
    ({ category, role }) => category === 'to부정사' && role.includes('(목적:'),
  );
  return units.findIndex(
    ({ type, first }, index) =>
      index > 1 && type === 'infinitive' && purposes.some((one) => one.first === first),
  );
}

/** Lone adverbs side by side, each with its comma, have no order: "Paradoxically, then, …". */
export const hasLoosePair = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some((unit, index) => {
    const next = units[index + 1];
    return next !== undefined && isAside(view, unit) && isAside(view, next);
  });

const isAside = (view: SentenceView, unit: Unit): boolean =>
  endsWithMark(view, unit) &&
  view.tokens.slice(unit.first, unit.end - 1).every((token) => isAdverb(token) || token.lower === 'then') &&
  !isNoun(view.at(unit.first));
