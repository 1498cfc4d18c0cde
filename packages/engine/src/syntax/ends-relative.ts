import { isBe, isFinite, skipAdverbs, type SentenceView } from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { countUnitWords, type Unit } from '#syntax/units.ts';

const longest = 8;

/** "Those who reached the goal | with the stamped card | left": the phrase might as well stand right behind the antecedent. */
export function endsRelative(
  view: SentenceView,
  before: readonly Unit[],
  phrase: Unit,
  next?: Unit,
): boolean {
  const last = before.at(-1);
  const [antecedent, relative, verb] = before;
  const isOpen =
    /^(?:noun|pronoun|other)$/u.test(antecedent?.type ?? '') &&
    /^(?:who|which|that)$/u.test(view.at(relative?.first ?? 0).lower) &&
    verb !== undefined;
  if (!isOpen || !last || !next || !/^(?:with|without|from|by)$/u.test(view.at(phrase.first).lower))
    return false;
  const whole = { ...last, end: phrase.end };
  return (
    isFinite(view.at(skipAdverbs(view, next.first))) &&
    !view.tokens.slice(0, phrase.first).some(({ text }) => text === ',') &&
    countUnitWords(view, whole) <= longest
  );
}

/** "pink flowers | opened | that no one had seen": the relative could stand behind its noun as well. */
export const partsRelative = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some(({ type, first }, index) => {
    const verb = view.at(first - 1);
    return (
      type === 'marker' &&
      view.at(first).lower === 'that' &&
      index > 1 &&
      units[index - 2]?.type !== 'pronoun' &&
      isFinite(verb) &&
      !isBe(verb) &&
      !clauseVerbs.has(verb.lemma)
    );
  });
