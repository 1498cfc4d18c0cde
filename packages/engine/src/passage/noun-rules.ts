import { findEntries } from '@jadoo/lexicon';

import { countMissingVerbs } from '#passage/clause-verbs.ts';
import {
  beForms,
  doForms,
  findFiniteBefore,
  haveForms,
  isAdverb,
  isClauseMarker,
  isFinite,
  skipBack,
  type Rule,
  startsNounPhrase,
  type Slot,
} from '#passage/tag-slots.ts';

const isAuxiliary = ({ lower }: Slot): boolean =>
  beForms.has(lower) || haveForms.has(lower) || doForms.has(lower) || lower === "'s";

/** "along nerves", "exchanging messages", "take turns", "why mirrors are placed": places where no third person stands. */
export const tagPluralNoun: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'VBZ' || isAuxiliary(slot) || !/^\p{L}+s$/u.test(slot.lower)) return undefined;
  const before = slots[index - 1];
  const after = slots[index + 1];
  const isBeforeFinite = after !== undefined && isFinite(after);
  if (before === undefined) return isBeforeFinite || after?.tag === 'IN' ? 'NNS' : undefined;
  if (/^(?:PRP\$|POS)$/u.test(before.tag)) return 'NNS';
  // "a society in which vows expire"
  if (before.tag === 'WDT') return slots[index - 2]?.tag === 'IN' ? 'NNS' : undefined;
  if (before.tag === 'IN')
    return isBehindPreposition(slots, index) && (isBeforeFinite || !isClauseMarker(before.lower))
      ? 'NNS'
      : undefined;
  if (/^(?:VB[GPD]?|TO)$/u.test(before.tag)) return isObject(slots, index) ? 'NNS' : undefined;
  return isBeforeFinite && /^(?:WRB|CC|,)$/u.test(before.tag) ? 'NNS' : undefined;
};

/** "along nerves", not "the water they give off absorbs energy" */
const isBehindPreposition = (slots: Slot[], index: number): boolean =>
  !/^(?:off|up|out|down|in|on|over|by|through|for|with|to|about|at|from)$/u.test(
    slots[index - 1]?.lower ?? '',
  ) || !/^VB/u.test(slots[skipBack(slots, index - 2, isAdverb)]?.tag ?? '');

/** "take turns", "to exchange messages", not "being able to choose seems" or "what we know helps" */
function isObject(slots: Slot[], index: number): boolean {
  const verb = slots[index - 1] as Slot;
  const after = slots[index + 1];
  if (
    isAuxiliary(verb) ||
    (after !== undefined &&
      /^(?:PRP|DT|JJ|IN|RB)/u.test(after.tag) &&
      !/^(?:of|in|at|on|for|from)$/u.test(after.lower))
  )
    return false;
  if (/^(?:DT|PRP\$|JJ)$/u.test(slots[index - 2]?.tag ?? '')) return false;
  if (countMissingVerbs(slots, index) > 0) return false;
  if (isFinite(verb)) return !isInRelative(slots, index - 1);
  return findFiniteBefore(slots, index) >= 0 && (after === undefined || /^(?:[.,:]|CC|IN)$/u.test(after.tag));
}

/** "what we know", "the water they use": the verb of a clause inside a noun phrase. */
function isInRelative(slots: Slot[], verb: number): boolean {
  for (let back = verb - 1; back >= 0; back -= 1) {
    const { tag } = slots[back] as Slot;
    if (/^(?:WP|WDT|WRB|IN)$/u.test(tag)) return true;
    if (/^(?:[.,:]|CC)$/u.test(tag)) return false;
  }
  return false;
}

/** "take effect", "make use of", "sent to prison", "sleep was for wimps": a bare verb where only a noun can stand. */
export const tagBareNoun: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !/^VBP?$/u.test(slot.tag)) return undefined;
  if (isGoal(slots, index) || followsWordyPreposition(slots, index)) return 'NN';
  if (slot.isSure) return undefined;
  const noun = getBand(slot.lower, 'n');
  const after = slots[index + 1];
  if (noun === undefined) return undefined;
  if (after !== undefined && /^(?:PRP|DT)/u.test(after.tag)) return undefined;
  const before = slots[skipBack(slots, index - 1, isAdverb)];
  if (before === undefined) return after !== undefined && isFinite(after) ? 'NN' : undefined;
  const isRarelyVerb = noun + 2 <= (getBand(slot.lower, 'v') ?? 5);
  if (/^(?:TO|IN)$/u.test(before.tag)) return isRarelyVerb && !startsNounPhrase(after) ? 'NN' : undefined;
  // "stay damp", "live close together"
  if (getBand(slot.lower, 'adj') !== undefined || getBand(slot.lower, 'adv') !== undefined) return undefined;
  if (beForms.has(before.lower)) return after === undefined || /^[.,:]$/u.test(after.tag) ? 'NN' : undefined;
  if (/^(?:take|make)s?$/u.test(before.lower)) return 'NN';
  return /^VB[PZDG]?$/u.test(before.tag) && !isGoverning(before) ? 'NN' : undefined;
};

const goals = /^(?:school|college|church|court|jail|prison|hospital|market|town|war|bed)$/u;
const motions =
  /^(?:go|goes|going|went|gone|come|comes|coming|came|return|returns|returned|returning|walk|walks|walked|walking|travels?|travell?ed|drive|drives|drove|rides?|rode|rush|rushed|send|sends|sent|back|way)$/u;

/** "went to school", "sent her to bed", not "came to school the young" or "go to court investors". */
function isGoal(slots: Slot[], index: number): boolean {
  const after = slots[index + 1];
  return (
    goals.test(slots[index]?.lower ?? '') &&
    slots[index - 1]?.lower === 'to' &&
    slots.slice(Math.max(0, index - 3), index - 1).some(({ lower }) => motions.test(lower)) &&
    !/^(?:PRP|NN|JJ)/u.test(after?.tag ?? '') &&
    !/^(?:the|an?)$/u.test(after?.lower ?? '')
  );
}

/** "according to research", "thanks to work by others": no infinitive follows these prepositions of two words. */
const followsWordyPreposition = (slots: Slot[], index: number): boolean =>
  slots[index - 1]?.lower === 'to' &&
  /^(?:according|thanks|owing|prior)$/u.test(slots[index - 2]?.lower ?? '') &&
  getBand(slots[index]?.lower ?? '', 'n') !== undefined;

const getBand = (lower: string, part: string): number | undefined =>
  findEntries(lower).find(({ pos }) => pos === part)?.band;

/** Verbs right before a bare verb ("let go", "help find", "go see"). */
const isGoverning = (slot: Slot): boolean =>
  isAuxiliary(slot) ||
  /^(?:let|help|go|come|dare|need|see|hear|try|run|make)(?:s|es|ed|ing|ping)?$/u.test(slot.lower);

/** "to prison", "to people in need": what stands before a noun is a preposition. */
export const tagToBeforeNoun: Rule = (slots, index) =>
  slots[index]?.tag === 'TO' && /^NN/u.test(slots[index + 1]?.tag ?? '') && slots[index + 1]?.isSure === false
    ? 'IN'
    : undefined;
