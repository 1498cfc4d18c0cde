import { isAdjective, isNoun, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

/** "Two years later": a time that stands in front without a comma as well. */
export const leadingTime =
  /^(?:(?:last|this|next|every) (?:year|month|week|weekend|day|night|morning|evening|afternoon|spring|summer|autumn|winter)|(?:a|an|one|two|three|several|many|some|\S+) \S+ (?:later|earlier|ago)|yesterday|today|tomorrow|tonight|once|recently|now|then|soon|sometimes|usually)$/iu;
const movablePreposition =
  /^(?:in|on|at|during|after|before|within|through|throughout|under|across|among|along|behind|beside|despite|without|until|inside|outside|near|above|below|beyond|since)$/u;

/** A phrase or a time at the end that could stand in front as well. */
export function isMovable(view: SentenceView, before: Unit, phrase: Unit): boolean {
  const words = textOf(view, phrase.first, phrase.end).replace(/,$/u, '');
  if (endsWithMark(view, phrase) && leadingTime.test(words)) return true;
  const { lower } = view.at(phrase.first);
  const { lemma } = view.at(before.end - 1);
  const object = view.at(phrase.first + 1);
  // "by pressing the lever"
  if (phrase.type === 'preposition' && object.tag === 'VBG')
    return /^(?:by|without|after|before|in)$/u.test(lower) && !takesPreposition(lemma, lower);
  const isTime =
    lower === 'for' &&
    (/^for th(?:is|at|ese|ose) (?:reason|purpose)s?$/iu.test(words) ||
      /^at (?:least|most)$/u.test(textOf(view, phrase.first + 1, phrase.first + 3)) ||
      /^(?:CD|some|many|several|hours|days|weeks|months|years|decades|centuries|generations|hundreds|thousands|millions)$/u.test(
        object.tag === 'CD' ? 'CD' : object.lower,
      ) ||
      /^for an? (?:\S+ )?(?:time|while|moment|year|decade|century|day|week|month|period)$/iu.test(words));
  // "checked the clock | for the fifth time, but": in front its comma would fit as well.
  const isBeforeJoint =
    view.at(phrase.end - 1).text === ',' && /^(?:and|but|or|so|yet)$/u.test(view.at(phrase.end).lower);
  const isLimit =
    /^by (?:\d{4}|the (?:end|middle|beginning|start|close|turn|early|mid|late|age|time)\b)/iu.test(words);
  return (
    phrase.type === 'preposition' &&
    (movablePreposition.test(lower) || isTime || isLimit || (isBeforeJoint && lower !== 'to')) &&
    !takesPreposition(lemma, lower) &&
    lemma !== 'be' &&
    object.tag !== 'PRP' &&
    (phrase.end - phrase.first > 2 || object.tag === 'NNS')
  );
}

/** "say | with a shrug | that …", "look dangerous | to modern eyes": where else it could stand is not certain. */
export function isFloating(view: SentenceView, before: readonly Unit[], phrase: Unit): boolean {
  const { lower } = view.at(phrase.first);
  if (phrase.type !== 'preposition') return false;
  // "the entrance | with its hard back" would make another thing of the object.
  const isMeans = lower === 'with' && isNoun(view.at(phrase.first - 1));
  if (/^(?:with|without|between|amid|beneath)$/u.test(lower) && !isMeans)
    return !view.tokens
      .slice(before[0]?.first, phrase.first)
      .some(({ lemma }) => takesPreposition(lemma, lower) || takesBehindObject(lemma, lower));
  return /^(?:to|for)$/u.test(lower) && isAdjective(view.at(phrase.first - 1));
}

const semiModal = /^(?:able|have|ought|used|going|seem|appear|tend|likely|sure)$/u;

/** Whether the units hold one verb only, so that a phrase at their end can belong to nothing else. */
export const isOneClause = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.every(({ type }) => type !== 'marker') &&
  // "blamed for making children wild at parties": the phrase may belong to the gerund.
  !view.tokens
    .slice(units[0]?.first, units.at(-1)?.first)
    .some(({ tag }, at) => tag === 'VBG' && view.at((units[0]?.first ?? 0) + at - 1).tag === 'IN') &&
  units.filter(
    ({ type, first }) =>
      type === 'verb' || (type === 'infinitive' && !semiModal.test(view.at(first - 1).lemma)),
  ).length === 1;
