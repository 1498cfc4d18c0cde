import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { areConstituents } from '#syntax/constituents.ts';
import {
  hasAdjunctPair,
  hasAside,
  hasFloatingPhrase,
  hasLoneAdverb,
  isPhrase,
  isLone,
} from '#syntax/floating-units.ts';
import { hasUntoldClause, hasParticiple, hasUntoldAim } from '#syntax/untold-orders.ts';
import { isBareTime } from '#syntax/time-units.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

type Test = (view: SentenceView, units: readonly Unit[], accepted: readonly string[]) => boolean;

/** What lets the units stand in another order, or makes one of them no phrase. */
const doubts: readonly [string, Test][] = [
  ['constituent', (view, units) => !areConstituents(view, units)],
  ['adjuncts', hasAdjunctPair],
  ['aside', hasAside],
  ['float', hasFloatingPhrase],
  ['clause', hasUntoldClause],
  ['participle', hasParticiple],
  ['aim', hasUntoldAim],
  ['identity', isIdentity],
  ['pronouns', hasRivalPronouns],
  ['relative', hasBareRelative],
  ['report', isReport],
  ['inverted', isInverted],
  ['adverb', hasLoneAdverb],
];

/** Why the order of the units is not fixed by grammar; undefined where it is. */
export const findDoubt = (
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): string | undefined => doubts.find(([, test]) => test(view, units, accepted))?.[0];

/** How much the Korean line has to settle: joints, phrases and orders that are told. */
export const measureFreedom = (
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): number =>
  accepted.length +
  units.filter((unit) => isPhrase(view, unit)).length / 2 +
  units.filter((unit) => view.at(unit.first).tag === 'CC').length / 2;

/** "The X | is | the Y", "the first thing | is | where …": the two sides of be can change places. */
function isIdentity(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  if (accepted.length > 0) return false;
  // "to strengthen the parts | seemed | the natural thing"
  const opener = units[0];
  const isAct = opener?.type === 'infinitive' && !units.slice(0, -1).some((unit) => endsWithMark(view, unit));
  if (isAct && view.tokens.some(({ lower, tag }) => lower === 'the' && tag === 'DT')) return true;
  return units.some((unit, index) => {
    const [before, next] = [units[index - 1], units[index + 1]];
    const subject = units.slice(0, index).findLast(({ type }) => type !== 'auxiliary');
    const isLink =
      unit.type !== 'infinitive' &&
      view.tokens
        .slice(unit.first, unit.end)
        .every((token) => isBe(token) || isAdverb(token) || token.tag === 'MD') &&
      view.tokens.slice(unit.first, unit.end).some(isBe) &&
      before &&
      next;
    if (!isLink || /^(?:it|there|he|she|they|we|i|you)$/u.test(view.at(subject?.first ?? 0).lower))
      return false;
    const { lower, tag } = view.at(next.first);
    if (endsWithMark(view, unit)) return true;
    return (
      /^(?:the|that|what|where|how|why|whether|this|these|those|it|to|who|because|one|only|not)$/u.test(
        lower,
      ) || /^(?:PRP.?|NNP|NNS?|TO)$/u.test(tag)
    );
  });
}

/** "this | does not hurt", "it | grows": two bare words that could change places. */
function hasRivalPronouns(view: SentenceView, units: readonly Unit[]): boolean {
  const lone = units.filter(isLone);
  const count = (test: RegExp, among: readonly Unit[]): number =>
    among.filter(({ first }) => test.test(view.at(first).lower) && /^(?:DT|PRP)$/u.test(view.at(first).tag))
      .length;
  const subjects = lone.filter(({ end }) => isFinite(view.at(skipAdverbs(view, end))));
  return (
    count(/^(?:it|this|that)$/u, lone) > 1 ||
    count(/^(?:they|these|those|them)$/u, lone) > 1 ||
    count(/^(?:he|she|it)$/u, subjects) > 1
  );
}

/** "the registers | she found | were so careless | that": the word could stand in the relative as well. */
function hasBareRelative(view: SentenceView, units: readonly Unit[]): boolean {
  const hasThat = units.some((unit) => isLone(unit) && view.at(unit.first).lower === 'that');
  const isBare = units.some((unit, index) => {
    const before = units[index - 1];
    return (
      before !== undefined &&
      /^(?:i|you|he|she|it|we|they)$/u.test(view.at(unit.first).lower) &&
      isNoun(view.at(unit.first - 1)) &&
      !isBareTime(view, before)
    );
  });
  return hasThat && isBare;
}

/** "a medium, | it | seems, | carries": who says so could open the sentence. */
function isReport(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    const [before, next] = [units[index - 1], units[index + 1]];
    if (before === undefined || !endsWithMark(view, before)) return false;
    const words = view.tokens.slice(unit.first, unit.end + 4);
    const comma = words.findIndex(({ text }) => text === ',');
    const isPutIn = view.at(unit.first).tag === 'PRP' && words.slice(0, Math.max(0, comma)).some(isFinite);
    const isVerb = next?.end === unit.end + 2 && isFinite(view.at(unit.end)) && endsWithMark(view, next);
    return isPutIn || (/^(?:noun|pronoun)$/u.test(unit.type) && isVerb);
  });
}

/** "built into it is a theory": the plain order is right as well. */
function isInverted(view: SentenceView, units: readonly Unit[]): boolean {
  const first = units[0]?.first ?? 0;
  const verb = view.tokens.findIndex((token, at) => at > first && isFinite(token));
  const opening = view.tokens.slice(first, verb);
  // "in the mountains, | stand | large buildings"
  const isPlace =
    view.at(first).tag === 'IN' && view.at(verb - 1).text === ',' && startsNounPhrase(view.at(verb + 1));
  if (isPlace && !subordinators.has(view.at(first).lower)) return true;
  return (
    /^(?:VBN|IN|JJ.?)$/u.test(view.at(first).tag) &&
    isBe(view.at(verb)) &&
    !subordinators.has(view.at(first).lower) &&
    !/^(?:that|whether)$/u.test(view.at(first).lower) &&
    (view.at(first).tag === 'IN' || !opening.slice(1, 2).some(isNoun)) &&
    !opening.some(({ text, tag }) => text === ',' || /^(?:PRP|W.*|EX)$/u.test(tag)) &&
    view.at(first).tag !== 'JJ'
  );
}
