import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { isBareTime } from '#syntax/time-units.ts';
import { countUnitWords, endsWithMark, type Unit } from '#syntax/units.ts';

const longest = 8;
const quantifier = /^(?:each|both|all)$/u;
const reflexive = /^(?:it|him|her|them|our|my|your)sel(?:f|ves)$/u;
const joint = /^(?:and|but|or|so|yet)$/u;
const thirdPerson = /^(?:he|she|it|they)$/u;
const linking =
  /^(?:however|therefore|moreover|furthermore|nevertheless|nonetheless|instead|thus|then|too|consequently|similarly|likewise|meanwhile|indeed|for example|for instance|in short|in sum|in brief|in conclusion|after all|above all|in reality|in practice|in addition|in general|as a result|in fact|of course|in turn|in other words|by contrast|in contrast|on the other hand),$/iu;

/** Whether two neighbours must stay together, as one of them would be right in another place too. */
type Test = (left: Unit, right: Unit) => boolean;

/** Joins what has several right places to the words beside it. What is too long stays apart (see `hasLoose`). */
export function glueLoose(view: SentenceView, units: readonly Unit[]): Unit[] {
  const test = listTests(view, units);
  return units.reduce<Unit[]>((joined, unit) => {
    const last = joined.at(-1);
    const whole = last && { ...last, end: unit.end };
    if (!last || !whole || countUnitWords(view, whole) > longest || !test(last, unit))
      return [...joined, { ...unit }];
    // "to develop | it in 1944"
    const [verb] = joined.slice(-2);
    const isObject =
      last.type === 'pronoun' && isBareTime(view, unit) && /^(?:verb|infinitive)$/u.test(verb?.type ?? '');
    if (verb && isObject) return [...joined.slice(0, -2), { ...verb, end: unit.end }];
    // "together | they": the adverb is none any more; "sixpence | each" and "the lesson | last year" stay what they are.
    return [...joined.slice(0, -1), { ...whole, type: last.type === 'other' ? unit.type : last.type }];
  }, []);
}

/** Whether something that has several right places stands alone. */
export function hasLoose(view: SentenceView, units: readonly Unit[]): boolean {
  const test = listTests(view, units);
  return units.some((unit, index) => {
    const last = units[index - 1];
    return last !== undefined && (test(last, unit) || isReport(view, last, unit));
  });
}

/** "Less obvious was the change in price", "gone are the days": the plain order is right as well. */
export function opensInverted(view: SentenceView, first: number): boolean {
  let at = first;
  while (
    /^(?:RB.*|CC)$/u.test(view.at(at).tag) ||
    /^(?:so|more|less|most|least|equally)$/u.test(view.at(at).lower)
  )
    at += 1;
  const isQuality = /^(?:JJ.?|VB[GN])$/u.test(view.at(at).tag) || view.at(at).lower === 'such';
  return isQuality && isBe(view.at(at + 1)) && startsNounPhrase(view.at(at + 2));
}

/** "If a label is long, | they | reasoned, | nobody reads it": who says so could open the sentence as well. */
function isReport(view: SentenceView, left: Unit, right: Unit): boolean {
  const verb = skipAdverbs(view, right.first + 1);
  return (
    endsWithMark(view, left) &&
    view.tokens.slice(0, left.end).some(isFinite) &&
    thirdPerson.test(view.at(right.first).lower) &&
    isFinite(view.at(verb)) &&
    view.at(verb + 1).text === ','
  );
}

function listTests(view: SentenceView, units: readonly Unit[]): Test {
  const taken = findRivalSubjects(view, units);
  const behind = (unit: Unit): Unit | undefined => units.find(({ first }) => first === unit.end);
  return (left, right) =>
    followsTime(view, left, right) ||
    opensWithAdverb(view, left, right) ||
    splitsQuantifier(view, left, right) ||
    isPutIn(view, left, right) ||
    isPlace(view, left, right) ||
    standsBeforeObject(view, left, right, behind(right)) ||
    splitsDoer(view, left, right) ||
    isStress(view, left, right) ||
    splitsResult(view, left, right) ||
    opensWithPhrase(view, left, right) ||
    splitsDescribed(view, left, right) ||
    hasRivalOpener(view, units, left, right) ||
    taken.has(right.first);
}

/** "to meet again | the following year"; no subject: "that | the following year would be hard"; no conjunction: "the item | once | they". */
const followsTime = (view: SentenceView, left: Unit, right: Unit): boolean =>
  isBareTime(view, right) &&
  !(right.type === 'marker' && subordinators.has(view.at(right.first).lower)) &&
  left.type !== 'marker' &&
  !endsWithMark(view, left) &&
  !isFinite(view.at(skipAdverbs(view, right.end)));

/** "together | they fill the space" */
const opensWithAdverb = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.type === 'other' &&
  left.first > 0 &&
  !/^(?:so|yet|nor)$/u.test(view.at(left.first).lower) &&
  !endsWithMark(view, left) &&
  /^(?:noun|pronoun)$/u.test(right.type) &&
  isFinite(view.at(skipAdverbs(view, right.end)));

/** "spent two years | there", "what it had cost | before" */
const isPlace = (view: SentenceView, left: Unit, { first, end }: Unit): boolean =>
  end - first === 1 &&
  /^(?:t?here|before|since|again|too|either|instead|together|alone)$/u.test(view.at(first).lower) &&
  !/^(?:marker|pronoun)$/u.test(left.type) &&
  !endsWithMark(view, left) &&
  /^(?:[.,;:]|CC|TO|VBG|)$/u.test(view.at(end).tag);

/** "leaving | to human beings | those situations that …", "is | in part | the attempt", "say | with a shrug | that …": the phrase could stand behind the object as well. */
const standsBeforeObject = (view: SentenceView, left: Unit, right: Unit, object?: Unit): boolean =>
  right.type === 'preposition' &&
  !/^(?:of|than|as|like)$/u.test(view.at(right.first).lower) &&
  !endsWithMark(view, right) &&
  (/^(?:verb|infinitive)$/u.test(left.type) || view.at(left.end - 1).tag === 'VBG') &&
  (view.at(right.end).lower === 'what' ||
    (clauseVerbs.has(view.at(left.end - 1).lemma) &&
      /^(?:that|how|why|whether)$/u.test(view.at(right.end).lower)) ||
    (object?.type === 'noun' &&
      !isBareTime(view, object) &&
      !isVerb(view.at(object.first)) &&
      !isFinite(view.at(skipAdverbs(view, object.end)))));

/** "easy | for a machine | to find" */
const splitsDoer = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.type === 'preposition' &&
  view.at(left.first).lower === 'for' &&
  right.type === 'infinitive' &&
  !endsWithMark(view, left);

/** "can | itself | be a discovery": behind its noun or at the end it would be right as well. */
function isStress(view: SentenceView, left: Unit, right: Unit): boolean {
  const isLone = right.end - right.first === 1 && reflexive.test(view.at(right.first).lower);
  if (endsWithMark(view, left)) return false;
  // "cannot | itself"
  const helper = /^(?:not|n't|n’t)$/u.test(view.at(left.end - 1).lower) ? left.end - 2 : left.end - 1;
  if (isLone) return !/^(?:verb|infinitive|marker)$/u.test(left.type) || isHelping(view, helper);
  return reflexive.test(view.at(left.end - 1).lower) && isHelping(view, left.end - 2);
}

const isHelping = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'MD' || isBe(view.at(index)) || view.at(index).lemma === 'have';

/** "without making the muscles | tired" */
const splitsResult = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.type === 'preposition' &&
  right.type === 'adjective' &&
  !endsWithMark(view, left) &&
  view.tokens.slice(left.first, left.end).some(({ tag }) => tag === 'VBG');

/** "yet | by definition | it could not": the phrase could stand behind the verb as well. */
const opensWithPhrase = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.end - left.first === 1 &&
  joint.test(view.at(left.first).lower) &&
  view.at(left.first - 1).text === ',' &&
  right.type === 'preposition' &&
  !endsWithMark(view, right);

/** "is | something | earned by doing": without the noun the participle would be part of the verb. */
const splitsDescribed = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.type === 'noun' &&
  left.end - left.first === 1 &&
  isBe(view.at(left.first - 1)) &&
  view.at(right.first).tag === 'VBN';

/** "…, | where | nerves feel it, | and | tears flow": the two conjunctions could change places. */
const hasRivalOpener = (view: SentenceView, units: readonly Unit[], left: Unit, right: Unit): boolean =>
  left.end - left.first === 1 &&
  joint.test(view.at(left.first).lower) &&
  view.at(left.first - 1).text === ',' &&
  /^(?:noun|pronoun)$/u.test(right.type) &&
  units.some(
    ({ type, first }) =>
      type === 'marker' &&
      first < left.first &&
      view.at(first - 1).text === ',' &&
      (view.at(first).tag === 'WRB' || subordinators.has(view.at(first).lower)),
  );

/** "eight hundred people | each | paid", "sixpence | each" */
function splitsQuantifier(view: SentenceView, left: Unit, right: Unit): boolean {
  const isLone = ({ first, end }: Unit): boolean =>
    end - first === 1 && quantifier.test(view.at(first).lower) && isNamed(view, first - 1);
  if (isLone(left)) return /^(?:verb|auxiliary)$/u.test(right.type);
  return isLone(right) && !isFinite(view.at(skipAdverbs(view, right.end)));
}

const isNamed = (view: SentenceView, index: number): boolean =>
  isNoun(view.at(index)) || view.at(index).tag === 'PRP';

/** "When he plugged their ears, | however, | they …", "more often than not, | however, | they …": it could open the sentence. */
const isPutIn = (view: SentenceView, left: Unit, right: Unit): boolean =>
  endsWithMark(view, left) && isLinking(view, right.first, right.end);

/** Whether the tokens `[first, end)` are "however," or another remark that links, up to its comma. */
export const isLinking = (view: SentenceView, first: number, end: number): boolean =>
  linking.test(textOf(view, first, end));

/**
 * Where a pronoun and a noun are subjects of two clauses and may mean the same, the units that must join what stands
 * before them: "the archive will be lost | before | it | has been read", "although | the company | held …, it …".
 */
function findRivalSubjects(view: SentenceView, units: readonly Unit[]): ReadonlySet<number> {
  const subjects = units.flatMap((unit, index) => {
    const next = units[index + 1];
    const isSubject =
      /^(?:noun|pronoun)$/u.test(unit.type) &&
      !endsWithMark(view, unit) &&
      next !== undefined &&
      isFinite(view.at(skipAdverbs(view, next.first)));
    return isSubject ? [{ unit, before: units[index - 1] }] : [];
  });
  const isPronoun = ({ first, end }: Unit): boolean =>
    end - first === 1 && thirdPerson.test(view.at(first).lower);
  const pronouns = subjects.filter(({ unit }) => isPronoun(unit));
  const nouns = subjects.filter(({ unit }) => unit.type === 'noun');
  const rivals = pronouns.flatMap((one) => {
    const fellows = nouns.filter(
      ({ unit }) => isPlural(view, unit) === (view.at(one.unit.first).lower === 'they'),
    );
    return fellows.length === 0 ? [] : [one, ...fellows];
  });
  const led = rivals.filter(
    ({ before }) => before?.type === 'marker' && !isLoneAdverb(view, before) && !endsWithMark(view, before),
  );
  const ledPronouns = led.filter(({ unit }) => isPronoun(unit));
  return new Set((ledPronouns.length > 0 ? ledPronouns : led).map(({ unit }) => unit.first));
}

const isLoneAdverb = (view: SentenceView, { first }: Unit): boolean =>
  isAdverb(view.at(first)) && !subordinators.has(view.at(first).lower);

const isPlural = (view: SentenceView, { first, end }: Unit): boolean =>
  view.tokens
    .slice(first, end)
    .some(
      ({ tag, lower }) => /^NNP?S$/u.test(tag) || /^(?:and|many|few|several|both|most|people)$/u.test(lower),
    );
