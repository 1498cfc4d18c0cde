import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { Random } from '#random.ts';
import { readOnce } from '#read-once.ts';
import { lowerFirst, raiseFirst } from '#syntax/capitals.ts';
import { partsRelative } from '#syntax/ends-relative.ts';
import { glueLoose, hasLoose, isLinking, opensInverted } from '#syntax/glue-loose.ts';
import { glueOpeners, glueThat, hasLooseOpeners } from '#syntax/glue-openers.ts';
import { findDoubt, measureFreedom } from '#syntax/fixed-order.ts';
import { joinUnits, joinWhole } from '#syntax/join-units.ts';
import { fixPhrases, hasFloat, hasLoosePair, listOtherOrders, splitsVerb } from '#syntax/other-orders.ts';
import { hasTwins } from '#syntax/twin-nouns.ts';
import { cutsPhrase } from '#syntax/unit-borders.ts';
import { countUnitWords, cutUnits, type Unit } from '#syntax/units.ts';

const leastUnits = 6;
const longestUnit = 7;
const mostCommas = 2;
const helpReach = 3;

/** A sentence taken apart: the units as students get them, in the right order, and other orders that are right too. */
export interface WordOrderTask {
  view: SentenceView;
  units: readonly string[];
  accepted: readonly string[];
  /** Why grammar alone does not fix the order. */
  doubt: string | undefined;
  freedom: number;
}

const tasksOf = readOnce<SentenceView, Map<number, WordOrderTask | undefined>>(() => new Map());

/** Takes a sentence apart into 6 to `most` units; undefined when it cannot be put together in one way. */
export function takeApart(view: SentenceView, most: number): WordOrderTask | undefined {
  const tasks = tasksOf(view);
  if (!tasks.has(most)) tasks.set(most, readTask(view, most));
  return tasks.get(most);
}

function readTask(view: SentenceView, most: number): WordOrderTask | undefined {
  const units = readUnits(view, most);
  const texts = units.map(({ first, end }) => textOf(view, first, end));
  if (units.length < leastUnits || units.length > most || !isSound(view, units, texts)) return undefined;
  const shown = texts.map((text, index) => (index === 0 ? lowerFirst(view, text) : text));
  const others = listOtherOrders(view, units, shown);
  if (others === undefined) return undefined;
  const accepted = others.map((text) => `${raiseFirst(text)}.`);
  const [doubt, freedom] = [findDoubt(view, units, accepted), measureFreedom(view, units, accepted)];
  return { view, units: shown, accepted, doubt, freedom };
}

const readUnits = (view: SentenceView, most: number): Unit[] =>
  glueThat(view, joinUnits(view, joinWhole(view, readSmallUnits(view), leastUnits), most));

const readSmallUnits = readOnce((view: SentenceView): readonly Unit[] =>
  fixPhrases(view, glueLoose(view, glueOpeners(view, cutUnits(view, 0, view.length - 1)))),
);

function isSound(view: SentenceView, units: readonly Unit[], texts: readonly string[]): boolean {
  const commas = view.tokens.filter(({ text }) => text === ',').length;
  const hasLooseStart =
    (units[0]?.type === 'other' || opensWithAdverb(view, units)) && !texts[0]?.endsWith(',');
  return (
    commas <= mostCommas &&
    !hasLooseStart &&
    !opensInverted(view, 0) &&
    !hasVerbPair(view) &&
    !hasDoubtfulVerb(view) &&
    !hasMisreadVerb(view) &&
    !hasMisreadAdverb(view) &&
    !lacksVerb(view) &&
    !units.some((unit) => partsAdjectives(view, unit)) &&
    !units.some((unit) => hasInnerMark(view, unit)) &&
    !hasLoose(view, units) &&
    !hasLoosePhrase(view, units) &&
    !hasFloat(view, units) &&
    !partsRelative(view, units) &&
    !hasLoosePair(view, units) &&
    !hasLooseOpeners(view, units) &&
    !cutsPhrase(view, units) &&
    !texts.some((text) => looseAdverbial.test(text)) &&
    !texts.slice(1, -1).some((text) => looseTime.test(text)) &&
    !(looseTime.test(texts.at(-1) ?? '') && units.some(({ type }) => type === 'marker')) &&
    areUnlike(texts) &&
    !hasTwins(view, units) &&
    units.every((unit) => countUnitWords(view, unit) <= longestUnit)
  );
}

/** Without a Korean line: nothing is joined by and, and no noun could change places with another. */
export function isFixedAlone({ view, units, accepted }: WordOrderTask): boolean {
  const parts = readUnits(view, units.length);
  const count = (test: (unit: Unit) => boolean): number => parts.filter(test).length;
  const loose = count(({ type, first }) => type === 'preposition' && view.at(first).lower !== 'of');
  const nouns = count(({ type }) => type === 'noun');
  const inside = view.tokens.slice(1);
  const verbs = inside.filter(isFinite).length;
  const isJoined = inside.some(({ tag }) => tag === 'CC') || /\w-\s/u.test(view.sentence.text);
  return !isJoined && accepted.length === 0 && loose <= 1 && nouns <= (verbs === 1 ? 3 : 2);
}

/** "last night after a debate" in the middle might as well stand in front. */
const looseTime =
  /^first$|^(?:yesterday|today|tonight|tomorrow|(?:last|next) (?:year|month|week|night|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?!.*,$)/iu;

/** "when children returned, … until the children had spoken": beside the same noun with an article either could stand. */
export const areUnlike = (texts: readonly string[]): boolean =>
  new Set(
    texts.map((text) => text.toLowerCase().replace(opener, '').replace(determiner, '').replace(/,$/u, '')),
  ).size === texts.length;

const opener =
  /^(?:because|when|while|if|although|though|before|after|until|once|since|as) (?!(?:i|you|he|she|it|we|they)$)/u;
const determiner = /^(?:the|an?|this|that|these|those|his|her|its|their|our|my|your|some|any|every) /u;

/** Units that would be right in several places. */
export const looseAdverbial =
  /^(?:at (?:first|last|once|times)|in (?:general|fact|turn|time|practice|theory|particular)|of course|after all|for (?:example|once|years)|by (?:now|then)|now|then|today|sometimes|often|usually)$/iu;

/** "Again and again she pictured the jacket": the adverb might as well stand behind the verb. */
const opensWithAdverb = (view: SentenceView, units: readonly Unit[]): boolean =>
  isAdverb(view.at(0)) &&
  !subordinators.has(view.at(0).lower) &&
  view.at(1).lower !== 'that' &&
  /^(?:marker|pronoun|verb|auxiliary)$/u.test(units[0]?.type ?? '') &&
  !/^(?:not|nor|only|never|seldom|rarely|hardly|little|even|just|here|how|why|when|where)$/u.test(
    view.at(0).lower,
  );

/** A verb that the taggers do not agree on may be a noun, and then the units are wrong. */
const hasDoubtfulVerb = (view: SentenceView): boolean =>
  view.tokens.some(
    (token, index) =>
      /^VB[PZ]?$/u.test(token.tag) && !isSureFinite(token) && !token.isSure && !hasSubject(view, index),
  );

const subjectReach = 6;

/** A subject that is read up to this verb, with an object or a phrase behind it. */
function hasSubject(view: SentenceView, verb: number): boolean {
  if (!/^(?:DT|PRP|PRP\$|IN|TO|JJ)$/u.test(view.at(verb + 1).tag)) return false;
  for (let start = verb - 1; start >= Math.max(0, verb - subjectReach); start -= 1) {
    const opensClause = start === 0 || /^(?:CC|,|WRB|IN|WDT|WP)$/u.test(view.at(start - 1).tag);
    if (opensClause && readSubject(view, start)?.verb === verb) return true;
  }
  return false;
}

const isOnlyVerb = ({ lemma }: Token): boolean =>
  findEntry(lemma, 'v') !== undefined && findEntry(lemma, 'n') === undefined;

/** "her finds", "before they water the soil", "what had gone wrong increased it", "a whole thought": tags that no grammar allows. */
const hasMisreadVerb = (view: SentenceView): boolean =>
  view.tokens.some((token, index) => {
    const [before, next] = [view.at(index - 1), view.at(index + 1)];
    // "the good will of the guest"
    if (token.tag === 'MD' && next.lower === 'of') return true;
    const isHelped = view.tokens
      .slice(Math.max(0, index - helpReach), index)
      .some((one) => isBe(one) || isHave(one) || one.lemma === 'get');
    if (token.tag === 'VBN' && !isHelped && next.tag === 'PRP' && !token.isSure) return true;
    if (token.tag === 'VBZ' && before.lower === 'her') return true;
    // "is dark appears to be": the tag of a noun that there is not.
    if (token.tag === 'NNS' && isOnlyVerb(token)) return true;
    // "That it is almost universal suggests that"
    if (token.tag === 'NNS' && clauseVerbs.has(token.lemma) && next.lower === 'that' && isAdjective(before))
      return view.at(0).lower === 'that';
    if (isNoun(token) && /^(?:they|we|he|she)$/u.test(before.lower)) return true;
    return (
      /^VB[DN]$/u.test(token.tag) && !token.isSure && next.text === '.' && before.tag === 'NN' && !isHelped
    );
  });

/** "the spot you touch soon warms up", "science comes first and useful inventions follow": what the adverb belongs to is not certain. */
const hasMisreadAdverb = (view: SentenceView): boolean =>
  view.tokens.some((token, index) => {
    const [before, next] = [view.at(index - 1), view.at(index + 1)];
    if (token.lower === 'first') return index > 0 && next.tag === 'CC' && !/^(?:DT|IN)$/u.test(before.tag);
    const isFull = isVerb(before) && !isBe(before) && !isHave(before) && before.tag !== 'MD';
    return isFull && isAdverb(token) && token.lower !== 'most' && isFinite(next);
  });

/** "How they function on little sleep at sea remains unknown": a verb that was read as a noun leaves the sentence without one. */
const lacksVerb = (view: SentenceView): boolean =>
  ((/^W/u.test(view.at(0).tag) || (view.at(0).lower === 'that' && view.at(0).tag === 'IN')) &&
    !view.tokens.some(({ text }) => text === ',') &&
    view.tokens.filter(isFinite).length < 2) ||
  opensWithoutVerb(view) ||
  view.tokens.some((_, index) => opensVerbless(view, index));

/** "in a high, | singing voice" */
const partsAdjectives = (view: SentenceView, { first, end }: Unit): boolean =>
  end - first > 2 &&
  view.at(end - 1).text === ',' &&
  findEntry(view.at(end - 2).lower, 'adj') !== undefined &&
  /^(?:JJ|VBG)$/u.test(view.at(end).tag) &&
  /^(?:DT|PRP\$)$/u.test(view.at(end - 3).tag);

/** "Some received stilts, while others had none": read as a noun phrase, the first clause has no verb. */
function opensWithoutVerb(view: SentenceView): boolean {
  const comma = view.tokens.findIndex(({ text }) => text === ',');
  const isClause =
    /^(?:DT|PRP\$?|NNS?|JJ)$/u.test(view.at(0).tag) &&
    /^(?:while|whereas|because|though|although|but|so)$/u.test(view.at(comma + 1).lower);
  return comma > 0 && isClause && !view.tokens.slice(0, comma).some(isFinite);
}

/** "Where the damage done to a forest costs no one anything, …" */
function opensVerbless(view: SentenceView, index: number): boolean {
  const isOpener =
    /^(?:because|although|though|whereas|unless|where|when|while|if)$/u.test(view.at(index).lower) &&
    /^(?:DT|PRP\$?|NNS?)$/u.test(view.at(index + 1).tag);
  if (!isOpener) return false;
  const comma = view.tokens.findIndex(({ text }, at) => at > index && text === ',');
  const end = comma < 0 ? view.length - 1 : comma;
  // "because the disease spread"
  const isLastVerb = getVerbForms(view.at(end - 1).lower).isPast;
  return !isLastVerb && !view.tokens.slice(index, end).some(isFinite);
}

/** "uncomfortable, many report": only adjectives side by side and what opens the sentence have a mark inside. */
const hasInnerMark = (view: SentenceView, { first, end }: Unit): boolean =>
  (first > 0 || view.tokens.slice(0, end).some(isFinite)) &&
  view.tokens
    .slice(first, end - 1)
    .some(
      ({ text }, at) =>
        text === ',' && !isAdjectivePair(view, first + at) && !isLinking(view, first + at + 1, end),
    );

const isAdjectivePair = (view: SentenceView, comma: number): boolean =>
  isAdjective(view.at(comma - 1)) &&
  isAdjective(view.at(comma + 1)) &&
  !/^(?:many|most|few|several|such)$/u.test(view.at(comma + 1).lower);

/** "this wish tends": the first of two finite verbs side by side is a noun that was read wrongly. */
const hasVerbPair = (view: SentenceView): boolean =>
  view.tokens.some(
    (token, index) =>
      (/^VB[PZ]$/u.test(token.tag) && isFinite(view.at(index + 1))) ||
      // "to hear themselves recorded lean over a baby"
      (/^VB[DN]$/u.test(token.tag) &&
        /sel(?:f|ves)$/u.test(view.at(index - 1).lower) &&
        !/^(?:[,.]|IN|TO|CC|RB)$/u.test(view.at(index + 1).tag)),
  );

/** and by spring many …, what in fact happens: without a comma the phrase might as well stand at the end. */
export function hasLoosePhrase(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    const before = units[index - 1];
    const isOpening =
      unit.type === 'preposition' &&
      (before === undefined || before.type === 'marker' || splitsVerb(view, unit));
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
