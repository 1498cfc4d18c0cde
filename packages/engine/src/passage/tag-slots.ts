import type { VotedTag } from '#passage/vote-tags.ts';

/** A word with its tag while the correction rules pass over a sentence. */
export interface Slot extends VotedTag {
  lower: string;
  isCapital: boolean;
}

export type Rule = (slots: Slot[], index: number) => string | undefined;

export const haveForms = new Set(['have', 'has', 'had', 'having', "'ve"]);
export const beForms = new Set(['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being', "'m", "'re"]);
export const doForms = new Set(['do', 'does', 'did']);
export const getForms = new Set(['get', 'gets', 'got', 'getting', 'gotten']);
const bareComplementVerbs = new Set([
  'make',
  'makes',
  'made',
  'making',
  'let',
  'lets',
  'letting',
  'help',
  'helps',
  'helped',
  'helping',
  'see',
  'sees',
  'saw',
  'seen',
  'hear',
  'hears',
  'heard',
  'watch',
  'watched',
  'watching',
]);
export const subjectPronouns = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'who']);
export function skipBack(slots: Slot[], from: number, isSkipped: (slot: Slot) => boolean): number {
  let index = from;
  while (index >= 0 && isSkipped(slots[index] as Slot)) index -= 1;
  return index;
}

export const isAdverb = (slot: Slot) => slot.tag.startsWith('RB');
export const isVerb = (slot: Slot | undefined) =>
  slot !== undefined && (slot.tag.startsWith('VB') || slot.tag === 'MD');
export const startsNounPhrase = (slot: Slot | undefined) =>
  slot !== undefined && /^(?:DT|PRP\$?|NN|JJ|CD|EX|WP\$|VBG)/u.test(slot.tag) && slot.lower !== 'that';

/** "made them go", "does he know", "will you come": the verb governing the bare form stands a few words back. */
export function hasBareGovernor(slots: Slot[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 7); back -= 1) {
    const slot = slots[back] as Slot;
    if (/^[.:,]$/u.test(slot.tag) || /^(?:WDT|WP|WRB|CC)$/u.test(slot.tag)) return false;
    if (bareComplementVerbs.has(slot.lower) && back < index - 1) return !hasOwnSubject(slots, index);
    if ((doForms.has(slot.lower) || slot.tag === 'MD') && back < index - 1)
      return startsQuestion(slots, back);
    if (isVerb(slot)) return false;
  }
  return false;
}

/** "we help them see what we need": the pronoun before is a subject, no object. */
const hasOwnSubject = (slots: Slot[], index: number): boolean =>
  /^(?:i|we|they|he|she)$/u.test(slots[skipBack(slots, index - 1, isAdverb)]?.lower ?? '');

export function startsQuestion(slots: Slot[], index: number): boolean {
  const before = slots[index - 1];
  return before === undefined || /^(?:WRB|WP|RB|,|CC|NNP?S?|''|\.)$/u.test(before.tag);
}

/** The nearest finite verb to the left inside the same clause, or -1. */
export function findFiniteBefore(slots: Slot[], index: number): number {
  for (let back = index - 1; back >= 0; back -= 1) {
    const slot = slots[back] as Slot;
    if (/^(?:[.:,]|WDT|WP|WRB|CC)$/u.test(slot.tag) || isClauseMarker(slot.lower)) return -1;
    if (slot.lower === 'that' && slot.tag === 'IN') return -1;
    if (isFinite(slot)) return back;
  }
  return -1;
}

export const isFinite = (slot: Slot) => /^(?:VBZ|VBP|VBD|MD)$/u.test(slot.tag);

const clauseMarkers = new Set(
  'if because although though unless whereas while since when whether once before after until as than'.split(
    ' ',
  ),
);
export const isClauseMarker = (lower: string) => clauseMarkers.has(lower);

/** The comma before a short insertion that ends at this comma ("the beetles, in turn, feed"), or -1. */
export function findParenthesis(slots: Slot[], end: number): number {
  for (let back = end - 2; back >= Math.max(1, end - 4); back -= 1) {
    if (slots[back]?.tag === ',') return /^(?:IN|RB)/u.test(slots[back + 1]?.tag ?? '') ? back : -1;
  }
  return -1;
}
