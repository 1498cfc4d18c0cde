import { isClauseMarker, isFinite, type Slot } from '#passage/tag-slots.ts';

const openers = new Set(['if', 'because', 'although', 'though', 'unless', 'whereas', 'whether']);

/** How many clauses around a word lack a finite verb when this word is none, as far as their openers tell. */
export function countMissingVerbs(slots: Slot[], index: number): number {
  let start = index;
  while (start > 0 && !endsStretch(slots, start - 1, index)) start -= 1;
  let missing = 1;
  for (let at = start; at < slots.length; at += 1) {
    const slot = slots[at] as Slot;
    if (at > index && endsStretch(slots, at, index)) break;
    if (at === index) continue;
    if (isFinite(slot) || (slot.tag === 'VB' && at === start)) missing -= 1;
    else if (opensFiniteClause(slots, at, start)) missing += 1;
  }
  return missing;
}

/** A colon, semicolon or dash, or the conjunction between two whole clauses ("…, and the order breaks down"). */
function endsStretch(slots: Slot[], at: number, verb: number): boolean {
  const slot = slots[at] as Slot;
  if (slot.tag === ':') return true;
  if (slot.tag !== 'CC' || slots[at - 1]?.tag !== ',') return false;
  // "labels, stamps, and notes" is one list.
  const isInList = at === verb + 2 && slots[verb]?.tag.startsWith('NN');
  for (let back = at - 2; back >= 0 && slots[back]?.tag !== ','; back -= 1)
    if ((back === verb && !isInList) || isFinite(slots[back] as Slot)) return true;
  return false;
}

function opensFiniteClause(slots: Slot[], at: number, start: number): boolean {
  const slot = slots[at] as Slot;
  const after = slots[at + 1]?.tag ?? '.';
  if (/^(?:WDT|WP|WRB)$/u.test(slot.tag)) {
    const isQuestion = at === start && slots.at(-1)?.lower === '?';
    // "how to cook", "when in doubt", "no matter how hard"
    return !isQuestion && !/^(?:TO|VB[GN]|IN|[.,])$/u.test(after);
  }
  if (slot.lower === 'that') return slot.tag === 'IN';
  return slot.tag === 'IN' && openers.has(slot.lower) && !/^(?:VB[GN]|JJ|IN|RB)$/u.test(after);
}

/** A conjunction before a clause with a subject of its own. */
export const opensClause = (slot: Slot): boolean =>
  isClauseMarker(slot.lower) || (slot.lower === 'that' && slot.tag === 'IN');
