import { isBe, isFinite, isHave, isNoun, skipAdverbs, type SentenceView } from '#grammar/sentence-view.ts';
import { countUnitWords, endsWithMark, type Unit, type UnitType } from '#syntax/units.ts';

const longestUnit = 6;

/** Joins neighbours until at most `most` units are left: a verb with its object first, then a marker with its subject and verb. */
export function joinUnits(view: SentenceView, units: readonly Unit[], most: number): Unit[] {
  const joined = units.map((unit) => ({ ...unit }));
  const order: readonly [UnitType, UnitType][] = [
    ['infinitive', 'verb'],
    ['auxiliary', 'auxiliary'],
    ['pronoun', 'auxiliary'],
    ['auxiliary', 'verb'],
    ['verb', 'adjective'],
    ['infinitive', 'pronoun'],
    ['verb', 'pronoun'],
    ['infinitive', 'noun'],
    ['verb', 'noun'],
    ['verb', 'preposition'],
    ['marker', 'pronoun'],
    ['marker', 'noun'],
  ];
  for (const [left, right] of order) {
    for (let index = joined.length - 2; index >= 0 && joined.length > most; index -= 1) {
      const [first, second] = [joined[index], joined[index + 1]];
      if (first?.type !== left || second?.type !== right || endsWithMark(view, first)) continue;
      if (left === 'infinitive' && right === 'verb' && !isBe(view.at(first.end - 1))) continue;
      if (right === 'preposition' && view.at(second.first + 1).tag === 'VBG') continue;
      // "trying to save them have": an object.
      if (left === 'pronoun' && /^(?:them|him|her|me|us)$/u.test(view.at(first.end - 1).lower)) continue;
      // "than the people | they were speaking to"
      if (left === 'marker' && isNoun(view.at(first.end - 1))) continue;
      // "changes | those | who"
      if (/^th[eo]se$/u.test(view.at(second.first).lower) && second.end - second.first === 1) continue;
      // "feels a new skill has": the noun is the subject of the next verb.
      const isSubject =
        /^(?:noun|pronoun)$/u.test(right) && /^(?:verb|auxiliary)$/u.test(joined[index + 2]?.type ?? '');
      const isShort =
        !(isSubject && left !== 'marker') &&
        countUnitWords(view, first) + countUnitWords(view, second) <= longestUnit;
      if (!isShort) continue;
      // "if something | is missing": the whole clause, where it is short.
      const third = joined[index + 2];
      const isClause =
        left === 'marker' &&
        third?.type === 'verb' &&
        !endsWithMark(view, second) &&
        countUnitWords(view, { ...third, first: first.first }) <= longestUnit;
      const end = isClause ? third.end : second.end;
      const isOpening = right === 'pronoun' && left === 'marker' && !isClause;
      const type = isOpening ? 'marker' : left === 'pronoun' ? 'pronoun' : 'verb';
      joined.splice(index, isClause ? 3 : 2, { type, first: first.first, end });
    }
  }
  return joined;
}

const longestOpening = 5;
const adverbial =
  /^(?:because|when|whenever|while|if|although|though|unless|before|after|until|once|since|as|even|just|long|soon|shortly)$/u;

/**
 * Joins the conjunction of an adverb clause with its subject, so that no other clause can take either, and a verb with
 * its helpers, as long as more than `least` units are left.
 */
export const joinWhole = (view: SentenceView, units: readonly Unit[], least: number): Unit[] =>
  units.reduce<Unit[]>((joined, unit, index) => {
    const last = joined.at(-1);
    const isShort = last && countUnitWords(view, last) + countUnitWords(view, unit) <= longestOpening;
    const isMany = joined.length + units.length - index > least;
    if (!isShort || !isMany || endsWithMark(view, last)) return [...joined, { ...unit }];
    const isGroup = isHelped(view, last, unit);
    const isOpening =
      last.type === 'marker' &&
      /^(?:noun|pronoun)$/u.test(unit.type) &&
      adverbial.test(view.at(last.first).lower) &&
      isFinite(view.at(skipAdverbs(view, unit.end)));
    if (!isGroup && !isOpening) return [...joined, { ...unit }];
    return [...joined.slice(0, -1), { ...last, type: isGroup ? unit.type : 'marker', end: unit.end }];
  }, []);

/** "must | have | been seen" */
function isHelped(view: SentenceView, left: Unit, right: Unit): boolean {
  const helper = view.at(left.end - 1);
  const verb = view.at(skipAdverbs(view, right.first));
  if (!/^(?:auxiliary|verb)$/u.test(right.type)) return false;
  return helper.tag === 'MD'
    ? verb.tag === 'VB'
    : (isBe(helper) || isHave(helper)) && /^VB[NG]$/u.test(verb.tag);
}
