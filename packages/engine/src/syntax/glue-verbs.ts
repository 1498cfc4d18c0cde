import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { Unit } from '#syntax/units.ts';

const longest = 7;
const nominative = /^(?:i|he|she|it|we|they|you|one)$/u;
const objective = /^(?:it|him|her|us|them|me|you)$/u;
const particle = /^(?:out|up|off|down|away|back|over|in|on|apart|around)$/u;

/** Joins what another verb of the sentence could take over: a verb with its helpers, a short subject with its verb. */
export function glueVerbs(view: SentenceView, units: readonly Unit[]): Unit[] {
  const verbs = view.tokens.slice(units[0]?.first, units.at(-1)?.end).filter(isFinite).length;
  const whole = joinWhere(view, units, (left, right) => {
    if (endsOpen(view, left)) return false;
    return splitsGroup(view, left, right, verbs > 1) || splitsParticle(view, left, right);
  });
  const clauses = verbs > 1 ? joinWhere(view, whole, joinsSubject(view, whole)) : whole;
  return joinWhere(
    view,
    clauses,
    (left, right) => splitsComparison(view, left, right) || splitsInversion(view, left, right),
  );
}

type Test = (left: Unit, right: Unit) => boolean;

function joinWhere(view: SentenceView, units: readonly Unit[], test: Test): Unit[] {
  return units.reduce<Unit[]>((joined, unit) => {
    const last = joined.at(-1);
    const isShort = last !== undefined && countLetters(view, last.first, unit.end) <= longest;
    if (!last || !isShort || !test(last, unit)) return [...joined, { ...unit }];
    const isVerbLast = /^(?:auxiliary|other|pronoun|noun)$/u.test(last.type) && unit.type !== 'other';
    return [...joined.slice(0, -1), { ...last, type: isVerbLast ? 'verb' : last.type, end: unit.end }];
  }, []);
}

const countLetters = (view: SentenceView, first: number, end: number): number =>
  view.tokens.slice(first, end).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;

const endsOpen = (view: SentenceView, { end }: Unit): boolean => !/[\p{L}\p{N}]/u.test(view.at(end - 1).text);

const isHelper = (view: SentenceView, index: number): boolean => {
  const token = view.at(index);
  return token.tag === 'MD' || isBe(token) || isHave(token) || (token.lemma === 'do' && isVerb(token));
};

/** Adverbs, and those that may have the tag of an adjective: "will most likely be", "has long been". */
const isLoose = (token: Token): boolean =>
  isAdverb(token) || /^(?:likely|long|first|since)$/u.test(token.lower);

/** "had | altered", "to have | been", "will | most likely | be", "have | to make", "ought | to be" */
function splitsGroup(view: SentenceView, left: Unit, right: Unit, hasRival: boolean): boolean {
  const isAdverbLast = isLoose(view.at(left.end - 1));
  let helper = left.end - 1;
  while (helper > left.first && isLoose(view.at(helper))) helper -= 1;
  const { lemma, tag } = view.at(helper);
  if (right.type === 'infinitive') return hasRival && /^(?:have|ought)$/u.test(lemma) && !isAdverbLast;
  if (!isHelper(view, helper)) return false;
  let main = skipAdverbs(view, right.first);
  while (isLoose(view.at(main))) main += 1;
  const isBare = /^VB[NG]?$/u.test(view.at(main).tag);
  // "will | most likely": the adverb has other places, too.
  if (main >= right.end) return isBare || tag === 'MD';
  if (!isBare || (tag === 'MD' && view.at(main).tag !== 'VB')) return false;
  return hasRival || left.type !== 'auxiliary' || isAdverbLast || tag === 'VBG';
}

/** "win them | over", "turned | it | down" */
const splitsParticle = (view: SentenceView, left: Unit, right: Unit): boolean => {
  const object = view.at(left.end - 1);
  const next = view.at(right.first);
  // "turned | it down": its end may stand in the unit already.
  if (objective.test(next.lower) && next.tag === 'PRP' && /^(?:verb|infinitive)$/u.test(left.type))
    return (
      particle.test(view.at(right.first + 1).lower) && /^(?:[,.]|TO|CC|)$/u.test(view.at(right.first + 2).tag)
    );
  return (
    objective.test(object.lower) &&
    object.tag === 'PRP' &&
    particle.test(next.lower) &&
    view.tokens.slice(right.first + 1, right.end).every(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  );
};

/** "the way | they | had read", "these examples | are," */
const joinsSubject =
  (view: SentenceView, units: readonly Unit[]): Test =>
  (left, right) => {
    if (endsOpen(view, left) || !isFinite(view.at(skipAdverbs(view, right.first)))) return false;
    const before = view.at(left.first - 1);
    const isLone = left.end - left.first === 1;
    if (isLone && nominative.test(view.at(left.first).lower) && (isNoun(before) || before.lower === 'those'))
      return units[0]?.first !== left.first;
    return /^(?:noun|pronoun)$/u.test(left.type) && isBareVerb(view, right) && closesClause(view, right);
  };

/** Nothing but "do", "were" or "had not". */
const isBareVerb = (view: SentenceView, { first, end }: Unit): boolean =>
  isHelper(view, first) &&
  view.tokens
    .slice(first + 1, end)
    .every(({ lower, text }) => lower === 'not' || !/[\p{L}\p{N}]/u.test(text));

/** Not in "to face the problem | is, however, | decided". */
const closesClause = (view: SentenceView, unit: Unit): boolean =>
  (endsOpen(view, unit) && !(isAdverb(view.at(unit.end)) && view.at(unit.end + 1).text === ',')) ||
  /^(?:[.,;]|CC)$/u.test(view.at(unit.end).tag);

/** "than | its visitors do", "as | these examples are," */
const splitsComparison = (view: SentenceView, left: Unit, right: Unit): boolean => {
  let verb = right.end - 1;
  while (verb > right.first && !/[\p{L}\p{N}]/u.test(view.at(verb).text)) verb -= 1;
  return (
    /^(?:than|as)$/u.test(view.at(left.end - 1).lower) &&
    right.end - right.first > 1 &&
    isHelper(view, verb) &&
    closesClause(view, right)
  );
};

/** "not until | fairly recently did | anyone measure it" */
const splitsInversion = (view: SentenceView, left: Unit, right: Unit): boolean =>
  left.first === 0 &&
  /^(?:not|only)$/u.test(view.at(0).lower) &&
  right.end - right.first > 1 &&
  isAdverb(view.at(right.first)) &&
  isHelper(view, right.end - 1);
