import { isFinite, isSureFinite, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import type { Random } from '#random.ts';
import { lowerFirst, raiseFirst } from '#syntax/capitals.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { countUnitWords, cutUnits, joinUnits, type Unit } from '#syntax/units.ts';

const longestUnit = 7;
const mostCommas = 2;
const movableMarker =
  /^(?:because|when|if|although|though|unless|before|after|until|even though|as soon as)$/u;
const leadingTime =
  /^(?:(?:last|this|next|every) (?:year|month|week|weekend|day|night|morning|evening|afternoon|spring|summer|autumn|winter)|(?:a|an|one|two|three|several|many|some|\S+) \S+ (?:later|earlier|ago))$/iu;
const movablePreposition = /^(?:in|on|at|during|after|before|within|through|throughout)$/u;

/** A sentence taken apart: the units as students get them, in the right order, and other orders that are right too. */
export interface WordOrderTask {
  view: SentenceView;
  units: string[];
  accepted: string[];
}

/** Takes a sentence apart into 6 to `most` units; undefined when it cannot be put together in one way. */
export function takeApart(view: SentenceView, most: number): WordOrderTask | undefined {
  const last = view.length - 1;
  const units = joinUnits(view, cutUnits(view, 0, last), most);
  const texts = units.map(({ first, end }) => textOf(view, first, end));
  if (units.length < 6 || units.length > most || !isSound(view, units, texts)) return undefined;
  const shown = texts.map((text, index) => (index === 0 ? lowerFirst(view, text) : text));
  return { view, units: shown, accepted: listVariants(view, units, shown) };
}

function isSound(view: SentenceView, units: readonly Unit[], texts: readonly string[]): boolean {
  const commas = view.tokens.filter(({ text }) => text === ',').length;
  const hasLooseStart = units[0]?.type === 'other' && !texts[0]?.endsWith(',');
  return (
    commas <= mostCommas &&
    !hasLooseStart &&
    !hasVerbPair(view) &&
    !hasDoubtfulVerb(view) &&
    !hasLoosePhrase(view, units) &&
    !texts.some((text) => looseAdverbial.test(text)) &&
    new Set(texts.map((text) => text.toLowerCase())).size === texts.length &&
    units.every((unit) => countUnitWords(view, unit) <= longestUnit)
  );
}

/** Without a Korean line: nothing is joined by and, and no noun could change places with another. */
export function isFixedAlone({ view, units, accepted }: WordOrderTask): boolean {
  const parts = joinUnits(view, cutUnits(view, 0, view.length - 1), units.length);
  const count = (test: (unit: Unit) => boolean): number => parts.filter(test).length;
  const loose = count(({ type, first }) => type === 'preposition' && view.at(first).lower !== 'of');
  const nouns = count(({ type }) => type === 'noun');
  const inside = view.tokens.slice(1);
  const verbs = inside.filter(isFinite).length;
  const isJoined = inside.some(({ tag }) => tag === 'CC') || /\w-\s/u.test(view.sentence.text);
  return !isJoined && accepted.length === 0 && loose <= 1 && nouns <= (verbs === 1 ? 3 : 2);
}

/** Units that would be right in several places. */
export const looseAdverbial =
  /^(?:at (?:first|last|once|times)|in (?:general|fact|turn|time|practice|theory|particular)|of course|after all|for (?:example|once|years)|by (?:now|then)|now|then|today|sometimes|often|usually)$/iu;

/** A verb that the taggers do not agree on may be a noun, and then the units are wrong. */
const hasDoubtfulVerb = (view: SentenceView): boolean =>
  view.tokens.some((token) => /^VB[PZ]?$/u.test(token.tag) && !isSureFinite(token) && !token.isSure);

/** "this wish tends": the first of two finite verbs side by side is a noun that was read wrongly. */
const hasVerbPair = (view: SentenceView): boolean =>
  view.tokens.some((token, index) => /^VB[PZ]$/u.test(token.tag) && isFinite(view.at(index + 1)));

/** and by spring many …, what in fact happens: without a comma the phrase might as well stand at the end. */
export function hasLoosePhrase(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    const before = units[index - 1];
    const isOpening = unit.type === 'preposition' && (before === undefined || before.type === 'marker');
    return (
      isOpening &&
      view.at(unit.end - 1).text !== ',' &&
      view.at(unit.first).lower !== 'of' &&
      !isComparison(view, before)
    );
  });
}

const isComparison = (view: SentenceView, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  /^(?:than|as|and|or|but|not|nor)$/u.test(view.at(unit.first).lower) &&
  unit.first > 0 &&
  view.at(unit.first - 1).text !== ',';

/** Whole sentences of the same units in another order that is right too. */
function listVariants(view: SentenceView, units: readonly Unit[], texts: readonly string[]): string[] {
  if (view.tokens.some(({ text }) => text === ',')) return [];
  return listOtherOrders(view, units, texts).map((text) => `${raiseFirst(text)}.`);
}

/** The adverbial clause or the last phrase in front with a comma, or the time in front at the end. */
export function listOtherOrders(
  view: SentenceView,
  units: readonly Unit[],
  texts: readonly string[],
): string[] {
  const markers = units.flatMap((unit, index) => (unit.type === 'marker' ? [index] : []));
  const [only] = markers;
  if (
    only !== undefined &&
    markers.length === 1 &&
    only >= 2 &&
    movableMarker.test(opening(texts[only] ?? ''))
  )
    return [`${texts.slice(only).join(' ')}, ${texts.slice(0, only).join(' ')}`];
  const [time = '', ...rest] = texts;
  if (markers.length === 0 && leadingTime.test(time)) return [`${rest.join(' ')} ${time}`];
  return moveLastPhrase(view, units, texts);
}

/** The same words with the last phrase in front, where it belongs to the only verb and not to a word before it. */
function moveLastPhrase(view: SentenceView, units: readonly Unit[], texts: readonly string[]): string[] {
  const end = units.length - 1;
  const [before, phrase] = [units[end - 1], units[end]];
  const verbs = units.filter(({ type }) => type === 'verb' || type === 'infinitive').length;
  const isOneClause = verbs === 1 && units.every(({ type }) => type !== 'marker');
  const canMove =
    isOneClause && phrase?.type === 'preposition' && before !== undefined && canLeave(view, before, phrase);
  return canMove ? [`${texts.slice(end).join(' ')}, ${texts.slice(0, end).join(' ')}`] : [];
}

function canLeave(view: SentenceView, before: Unit, phrase: Unit): boolean {
  const preposition = view.at(phrase.first).lower;
  return (
    movablePreposition.test(preposition) &&
    !takesPreposition(view.at(before.end - 1).lemma, preposition) &&
    view.at(before.end - 1).lemma !== 'be'
  );
}

const opening = (text: string): string =>
  /^(?:even though|as soon as|\S+)/u.exec(text.toLowerCase())?.[0] ?? '';

/** Shuffled until neither the units nor its first unit stands as in the sentence. */
export function shuffleUnits(units: readonly string[], random: Random): string[] {
  let shuffled = random.shuffle(units);
  for (let round = 0; round < 20; round += 1) {
    const fellows = shuffled.filter(
      (unit, index) => index > 0 && units.indexOf(unit) === units.indexOf(shuffled[index - 1] ?? '') + 1,
    );
    if (shuffled[0] !== units[0] && fellows.length <= 1) break;
    shuffled = random.shuffle(units);
  }
  return shuffled.every((unit, index) => unit === units[index]) ? [...units].reverse() : shuffled;
}
