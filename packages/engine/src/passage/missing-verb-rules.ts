import { findEntries } from '@jadoo/lexicon';

import { countMissingVerbs, opensClause } from '#passage/clause-verbs.ts';
import { isVerbInS } from '#passage/subject-rules.ts';
import { findParenthesis, isAdverb, isFinite, skipBack, type Rule, type Slot } from '#passage/tag-slots.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

/** "the secret lies in its skin", "a garden that is watered looks healthy", "others move away": the verb that its clause lacks. */
export const tagMissingVerb: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || slot.isCapital || !/^(?:NNS?|JJ)$/u.test(slot.tag)) return undefined;
  const isSingular = slot.tag === 'NNS';
  if (isSingular ? !isVerbInS(slot.lower) : !getVerbForms(slot.lower).isBase) return undefined;
  if (!endsSubject(slots, index)) return undefined;
  // "The secret lies in grooves cut across the road": untruths lie in nothing.
  if (slot.lower === 'lies' && /^(?:in|with|on|at|behind|beyond)$/u.test(slots[index + 1]?.lower ?? ''))
    return 'VBZ';
  if (!canFollow(slots, index) || hasVerbBehind(slots, index)) return undefined;
  const subject = readSubject(slots, index);
  if (subject === undefined || (subject === 'singular') !== isSingular) return undefined;
  return countMissingVerbs(slots, index) > 0 ? (isSingular ? 'VBZ' : 'VBP') : undefined;
};

const pluralSubjects = /^(?:many|some|few|most|others|several|both|all)$/u;

/** "the mind returns", "others move", not "five meters", "the parent tree" or "piles mark places" */
function endsSubject(slots: Slot[], index: number): boolean {
  const { tag, lower } = slots[index] as Slot;
  const at = skipBack(slots, index - 1, isAdverb);
  const before = slots[at];
  if (before === undefined) return false;
  if (pluralSubjects.test(before.lower)) return at === 0 || /^[,:]$/u.test(slots[at - 1]?.tag ?? '');
  // "conflicts that appear hopeless turn out well"
  if (before.tag === 'JJ' && /^VB/u.test(slots[at - 1]?.tag ?? '')) return true;
  if (/^(?:JJ|DT)$/u.test(before.tag)) return tag === 'NNS' && slots[at - 1]?.tag === 'DT';
  if (!before.tag.startsWith('NN')) return false;
  if (tag === 'NNS') return !(getVerbForms(before.lower).isBase && slots[at - 1]?.tag === 'NNS');
  return before.tag === 'NNS' || at < index - 1 || isRatherVerb(lower);
}

/** A word that is about as much a verb as a noun. */
function isRatherVerb(lower: string): boolean {
  const bands = (part: string) => findEntries(lower).find(({ pos }) => pos === part)?.band;
  const verb = bands('v');
  return verb !== undefined && verb <= (bands('n') ?? verb) + 1;
}

/** What can stand behind a verb; "exam results surprise us" has its verb later. */
function canFollow(slots: Slot[], index: number): boolean {
  const after = slots[index + 1];
  const before = slots[index - 1];
  // "others use light", "most readers regard silence": no plural is the first half of a compound.
  if (after?.tag === 'NN' && (before?.tag === 'NNS' || pluralSubjects.test(before?.lower ?? ''))) return true;
  if (after === undefined || !/^(?:NN|VB|MD|CC|POS)/u.test(after.tag)) return true;
  if (after.tag === 'VBG') return true;
  return after.tag.startsWith('NN') && !getVerbForms(after.lower).isBase && !isVerbInS(after.lower);
}

/** A verb, or a word that could be one, behind a noun further right in the same clause. */
function hasVerbBehind(slots: Slot[], index: number): boolean {
  for (let next = index + 1; next < slots.length; next += 1) {
    const slot = slots[next] as Slot;
    if (/^(?:[.:,]|CC|WDT|WP|WRB)$/u.test(slot.tag) || opensClause(slot)) return false;
    if (isFinite(slot)) return slots[next - 1]?.tag !== 'PRP';
    const isBehindNoun = /^NN/u.test(slots[next - 1]?.tag ?? '') && next > index + 1;
    if (isBehindNoun && slot.tag === 'NN' && getVerbForms(slot.lower).isBase) return true;
    if (isBehindNoun && slot.tag === 'NNS' && isVerbInS(slot.lower)) return true;
  }
  return false;
}

/** Number of the subject of the clause that ends before a word, when all of it is a subject; relative clauses stand aside. */
function readSubject(slots: Slot[], end: number): 'singular' | 'plural' | undefined {
  let headEnd = end;
  let start = 0;
  for (let back = end - 1; back >= 0; back -= 1) {
    const slot = slots[back] as Slot;
    const parenthesis = slot.tag === ',' ? findParenthesis(slots, back) : -1;
    if (parenthesis > 0) {
      back = parenthesis;
      headEnd = back;
    } else if (/^(?:WDT|WP)$/u.test(slot.tag) && slots.slice(back + 1, headEnd).some(isFinite))
      headEnd = back;
    else if (/^(?:[.:,]|CC|WDT|WP|WRB)$/u.test(slot.tag) || opensClause(slot)) {
      start = back + 1;
      break;
    }
  }
  return readHead(slots.slice(start, headEnd).filter((slot) => !isAdverb(slot)));
}

function readHead(words: readonly Slot[]): 'singular' | 'plural' | undefined {
  const [first] = words;
  if (first === undefined || words.some(({ tag }) => /^(?:VB|MD|TO|PRP$)/u.test(tag))) return undefined;
  if (words.length === 1 && pluralSubjects.test(first.lower)) return 'plural';
  const preposition = words.findIndex(({ tag }) => tag === 'IN');
  const head = words[(preposition < 0 ? words.length : preposition) - 1];
  if (head === undefined || !/^(?:DT|PRP\$|NN|JJ|CD)/u.test(first.tag)) return undefined;
  if (/^NNP?S$/u.test(head.tag)) return 'plural';
  // "the secret", "a male"
  const isNamed = head.tag === 'JJ' && words.length === 2 && /^(?:the|an?)$/u.test(first.lower);
  return isNamed || /^NNP?$/u.test(head.tag) ? 'singular' : undefined;
}
