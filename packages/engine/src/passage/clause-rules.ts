import { findEntries } from '@jadoo/lexicon';

import { opensClause } from '#passage/clause-verbs.ts';
import {
  findParenthesis,
  isAdverb,
  isClauseMarker,
  isFinite,
  skipBack,
  type Rule,
  type Slot,
} from '#passage/tag-slots.ts';
import { isVerbInS } from '#passage/subject-rules.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

/** Where a clause begins and what stands in it, as far as tags tell. */
interface ClausePart {
  /** First token of the clause. */
  start: number;
  /** The token before it; `opener` when the clause must hold a finite verb of its own. */
  isOpened: boolean;
}

const isBreak = (slot: Slot) => /^(?:[.:,]|CC|WDT|WP|WRB)$/u.test(slot.tag) || opensClause(slot);

function findClauseStart(slots: Slot[], index: number): ClausePart {
  for (let back = index - 1; back >= 0; back -= 1) {
    const slot = slots[back] as Slot;
    if (!isBreak(slot)) continue;
    const opening = slot.tag === ',' ? findParenthesis(slots, back) : -1;
    if (opening >= 0) {
      back = opening;
      continue;
    }
    if (/^(?:WDT|WP|WRB)$/u.test(slot.tag) || opensClause(slot)) return { start: back + 1, isOpened: true };
    // After a comma the main clause still waits for its verb when none came before.
    const isWaiting =
      slot.tag === ',' && back > 0 && !slots.slice(0, back).some(isFinite) && slots[0]?.tag === 'IN';
    return { start: back + 1, isOpened: isWaiting || slot.lower === ';' || slot.lower === ':' };
  }
  return { start: 0, isOpened: true };
}

function hasFiniteAfter(slots: Slot[], index: number): boolean {
  for (let next = index + 1; next < slots.length; next += 1) {
    const slot = slots[next] as Slot;
    if (
      /^[.:,]$/u.test(slot.tag) ||
      (slot.lower === 'that' && slot.tag === 'IN') ||
      isClauseMarker(slot.lower)
    )
      return false;
    if (isFinite(slot)) return true;
  }
  return false;
}

/** "the results, however, were clear" */
function hasVerbAfterParenthesis(slots: Slot[], index: number): boolean {
  if (slots[index + 1]?.tag !== ',') return false;
  const end = slots.findIndex(({ tag }, at) => at > index + 1 && tag === ',');
  const verb = slots[end + 1];
  return end > 0 && end <= index + 6 && verb !== undefined && isFinite(verb);
}

/** The subject of a clause that so far holds only noun phrases; its head number, or nothing when the shape is another. */
function readSubject(slots: Slot[], start: number, end: number): 'singular' | 'plural' | undefined {
  const all = slots.slice(start, end);
  const comma = all.findIndex((slot) => slot.tag === ',');
  const words = (comma < 0 ? all : all.slice(0, comma)).filter((slot) => !slot.tag.startsWith('RB'));
  const first = words[0];
  if (first === undefined || words.some((slot) => /^(?:VB[DPZ]?|MD|TO|VBN)$/u.test(slot.tag)))
    return undefined;
  if (first.tag === 'VBG') return 'singular';
  const preposition = words.findIndex((slot) => slot.tag === 'IN');
  if (preposition === 0) return undefined;
  const head = words[(preposition < 0 ? words.length : preposition) - 1];
  if (head?.tag === 'NNS' || head?.tag === 'NNPS') return 'plural';
  return head !== undefined && /^(?:NN|NNP)$/u.test(head.tag) && /^(?:DT|PRP\$|NN|NNP|JJ)$/u.test(first.tag)
    ? 'singular'
    : undefined;
}

/** "The distance changes, …", "a resolution forces its owner": a clause without a verb has its verb under a noun tag. */
export const tagHiddenSingularVerb: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'NNS' || slot.isCapital || !isVerbInS(slot.lower)) return undefined;
  const after = slots[index + 1];
  const hasObject = after !== undefined && /^(?:DT|PRP|PRP\$)$/u.test(after.tag);
  // "along nerves", "on their faces", "exchanging messages", but "explaining exposes them"
  const before = slots[skipBack(slots, index - 1, isAdverb)]?.tag ?? '';
  if (/^(?:IN|TO|PRP\$|POS|CD)/u.test(before) || (before.startsWith('VB') && !hasObject)) return undefined;
  const { start, isOpened } = findClauseStart(slots, index);
  if (readSubject(slots, start, index) !== 'singular' || hasFiniteAfter(slots, index)) return undefined;
  if (hasObject) return 'VBZ';
  if (!isOpened || hasVerbAfterParenthesis(slots, index)) return undefined;
  return after === undefined || /^(?:IN|TO|RB|[.,:])/u.test(after.tag) ? 'VBZ' : undefined;
};

/** "many coaches mix their drills", "defenses of the body work more quickly" */
export const tagHiddenPluralVerb: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'NN' || slot.isCapital || !getVerbForms(slot.lower).isBase) return undefined;
  const before = slots[index - 1];
  if (before === undefined || !/^(?:NN|NNS|RB|,)$/u.test(before.tag)) return undefined;
  const { start, isOpened } = findClauseStart(slots, index);
  if (readSubject(slots, start, index) !== 'plural' || hasFiniteAfter(slots, index)) return undefined;
  const after = slots[index + 1];
  const hasObject = after !== undefined && /^(?:DT|PRP|PRP\$)$/u.test(after.tag);
  if (hasObject) return 'VBP';
  return isOpened && (after === undefined || /^(?:IN|TO|RB|JJR|NNS|[.,:])/u.test(after.tag))
    ? 'VBP'
    : undefined;
};

/** "shoot, pass, and move": the last of several bare verbs. */
export const tagLastOfVerbs: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'NN' || slots[index - 1]?.tag !== 'CC' || !getVerbForms(slot.lower).isBase)
    return undefined;
  const comma = slots[index - 2]?.tag === ',' ? 1 : 0;
  return slots[index - 2 - comma]?.tag === 'VB' &&
    (comma === 1 || /^(?:DT|PRP|IN|RB)/u.test(slots[index + 1]?.tag ?? ''))
    ? 'VB'
    : undefined;
};

/** "gives thought a direction" */
export const tagThoughtNoun: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.lower !== 'thought' || !/^VB[DN]$/u.test(slot.tag)) return undefined;
  const before = slots[index - 1];
  if (before === undefined) return slots[index + 1]?.tag === 'VBZ' ? 'NN' : undefined;
  const isAuxiliary = /^(?:be|been|being|am|is|are|was|were|have|has|had|having|'s|'ve|get|got)$/u.test(
    before.lower,
  );
  return !isAuxiliary && /^(?:VB|IN|DT|JJ|PRP\$|TO)/u.test(before.tag) ? 'NN' : undefined;
};

/** "through the net so smoothly", "in the past": an adjective after a determiner without a noun, when it is one itself. */
export const tagNounLikeAdjective: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'JJ') return undefined;
  const before = skipBack(slots, index - 1, ({ tag }) => tag === 'JJ' || tag === 'VBN');
  if (!/^(?:DT|PRP\$)$/u.test(slots[before]?.tag ?? '')) return undefined;
  const after = slots[index + 1];
  if (after !== undefined && !/^(?:RB|IN|TO|WDT|MD|VBZ|VBD|[.,:])/u.test(after.tag)) return undefined;
  return findEntries(slot.lower).some((entry) => entry.pos === 'n') ? 'NN' : undefined;
};
