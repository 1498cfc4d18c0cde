import { isFinite, isVerb, skipAdverbs, type SentenceView } from '#grammar/sentence-view.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

/** The units with a comma behind them, the last one left out. */
export const listCommas = (view: SentenceView, units: readonly Unit[]): number[] =>
  units.flatMap((unit, index) => (index < units.length - 1 && endsWithMark(view, unit) ? [index] : []));

/** "Whereas facts can be told, skills must be practiced" ↔ "Facts can be told, whereas skills must be practiced". */
export function listContrasted(
  view: SentenceView,
  units: readonly Unit[],
  texts: readonly string[],
): string[] {
  const [comma, ...others] = listCommas(view, units);
  if (comma === undefined || others.length > 0) return [];
  const [front, rest] = [texts.slice(0, comma + 1), texts.slice(comma + 1)];
  const isSubject = (unit?: Unit): boolean => /^(?:noun|pronoun)$/u.test(unit?.type ?? '');
  if (front[0] === 'whereas' && isSubject(units[1]))
    return [[...front.slice(1), 'whereas', ...rest].join(' ')];
  if (rest[0] !== 'whereas' || !isSubject(units[0])) return [];
  return [['whereas', ...front, ...rest.slice(1)].join(' ')];
}

/** "For a long time, no one could measure it because …" → "No one could measure it for a long time, because …". */
export function listTimed(view: SentenceView, units: readonly Unit[], texts: readonly string[]): string[] {
  const [comma, ...others] = listCommas(view, units);
  const [time = '', ...rest] = texts;
  const reason = units.findIndex(
    ({ type, first }, index) => index > 1 && type === 'marker' && reasons.test(view.at(first).lower),
  );
  const isTimed = comma === 0 && others.length === 0 && leadingSpan.test(time);
  if (!isTimed || reason < 0) return [];
  return [[...rest.slice(0, reason - 1), time, ...rest.slice(reason - 1)].join(' ')];
}

/** "His wife, Emily, began" ↔ "Emily, his wife, began": each names the other, with a clause of its own or without. */
export function listRenamed(view: SentenceView, units: readonly Unit[], texts: readonly string[]): string[] {
  const [first, second, ...others] = listCommas(view, units);
  const apposed = first === undefined ? undefined : units[first + 1];
  const isObject =
    first !== undefined &&
    first > 0 &&
    second === first + 1 &&
    others.length === 0 &&
    units[first]?.type === 'noun' &&
    apposed?.type === 'noun' &&
    view.at(units[second + 1]?.first ?? 0).tag !== 'CC';
  // "speak their own language, Soqotri, which"
  if (isObject)
    return [[...texts.slice(0, first), texts[second], texts[first], ...texts.slice(second + 1)].join(' ')];
  const [named, name, clause] = units;
  const areNouns =
    first === 0 &&
    second !== undefined &&
    named?.type === 'noun' &&
    name?.type === 'noun' &&
    !isVerb(view.at(name.first));
  if (!areNouns || (second > 1 && clause?.type !== 'marker')) return [];
  const verb = units[second + 1];
  if (!verb || !isFinite(view.at(skipAdverbs(view, verb.first)))) return [];
  return [[...texts.slice(1, second + 1), texts[0], ...texts.slice(second + 1)].join(' ')];
}

const reasons = /^(?:because|although|though|since|until)$/u;
const leadingSpan =
  /^(?:for (?:a|many|several|some|most|\w+) .*|(?:in|during|since) (?:\d{4}|the \S+ century)|(?:in|during|at|on) (?:the|that|those|a) (?:past|day|days|time|year|years|night|evening|morning|winter|summer)),$/iu;
