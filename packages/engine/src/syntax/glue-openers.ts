import { isFinite, isNoun, subordinators, type SentenceView } from '#grammar/sentence-view.ts';
import { isBareTime } from '#syntax/time-units.ts';
import type { Unit } from '#syntax/units.ts';

const longest = 7;
const apposed = /^(?:noun|pronoun|verb|marker|infinitive)$/u;

/**
 * Joins what opens a sentence side by side and could change places, each part with its comma: "Therefore, for several
 * years,", "in later years, once the ships …". What is too long to be joined stays in two (see `hasLooseOpeners`).
 */
export function glueOpeners(view: SentenceView, units: readonly Unit[]): Unit[] {
  const [first, second, ...rest] = units;
  if (!first || !second || !isPair(view, first, second)) return [...units];
  const whole = { ...second, first: first.first };
  return countTokens(view, whole) > longest ? [...units] : [whole, ...rest];
}

/** Whether two openings of a sentence stand side by side in units of their own. */
export const hasLooseOpeners = (view: SentenceView, [first, second]: readonly Unit[]): boolean =>
  first !== undefined && second !== undefined && isPair(view, first, second);

const countTokens = (view: SentenceView, { first, end }: Unit): number =>
  view.tokens.slice(first, end).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;

function isPair(view: SentenceView, first: Unit, second: Unit): boolean {
  const isOpening =
    view.at(first.end - 1).text === ',' &&
    (isBareTime(view, first) || (!apposed.test(first.type) && !isNoun(view.at(first.first)))) &&
    !view.tokens.slice(first.first, first.end).some(isFinite);
  if (!isOpening) return false;
  const { lower } = view.at(second.first);
  // "In humans, | whether a baby is a boy is decided": a subject has no other place.
  const opensClause = second.type === 'marker' && subordinators.has(lower) && lower !== 'whether';
  const isPhrase = view.at(second.end - 1).text === ',' && !apposed.test(second.type);
  return opensClause || isPhrase;
}

/** "the rule is so strict | that …": beside a lone so the word that could make one conjunction with it. */
export function glueThat(view: SentenceView, units: readonly Unit[]): Unit[] {
  const isLone = (unit: Unit, word: string): boolean =>
    unit.end - unit.first === 1 && view.at(unit.first).lower === word;
  if (!units.some((unit) => isLone(unit, 'so'))) return [...units];
  return units.reduce<Unit[]>((joined, unit) => {
    const last = joined.at(-1);
    return last && isLone(last, 'that')
      ? [...joined.slice(0, -1), { ...last, end: unit.end }]
      : [...joined, unit];
  }, []);
}
