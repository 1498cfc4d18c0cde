import {
  type Rule,
  type Slot,
  haveForms,
  beForms,
  doForms,
  getForms,
  subjectPronouns,
  skipBack,
  isAdverb,
  hasBareGovernor,
  startsQuestion,
  findFiniteBefore,
  isClauseMarker,
} from '#passage/tag-slots.ts';
import { getVerbForms, type VerbForms } from '#passage/verb-forms.ts';

export const tagBaseForm: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !getVerbForms(slot.lower).isBase || slot.tag === 'IN') return undefined;
  const previous = slots[skipBack(slots, index - 1, isAdverb)];
  if (previous === undefined) return undefined;
  if (previous.tag === 'TO' && !/^(?:DT|CD|IN|PRP)/u.test(slot.tag)) return 'VB';
  if (previous.tag === 'MD' && /^(?:VB|NN)/u.test(slot.tag) && previous.lower !== 'will') return 'VB';
  if (previous.tag === 'MD' && slot.tag.startsWith('VB')) return 'VB';
  if (!slot.tag.startsWith('VB')) return undefined;
  return tagBareVerb(slots, index, slot, previous);
};

function tagBareVerb(slots: Slot[], index: number, slot: Slot, previous: Slot): string | undefined {
  if (slot.tag !== 'VB' && slot.tag !== 'VBP') return undefined;
  if (
    /^(?:NNS|NNPS|WDT|WP)$/u.test(previous.tag) ||
    /^(?:i|you|we|they|people|who|that)$/u.test(previous.lower)
  ) {
    return hasBareGovernor(slots, index) ? 'VB' : 'VBP';
  }
  if (previous.tag === 'PRP' || /^(?:NN|NNP)$/u.test(previous.tag))
    return hasBareGovernor(slots, index) ? 'VB' : slot.tag;
  return undefined;
}

export const tagPastForm: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !/^(?:VBD|VBN|VB|VBP)$/u.test(slot.tag)) return undefined;
  const forms = getVerbForms(slot.lower);
  if (!forms.isPast && !forms.isParticiple) return undefined;
  if (slot.lower === 'had') return undefined;
  if (forms.isBase && (slot.tag === 'VB' || slot.tag === 'VBP')) return tagUnchangedForm(slots, index, forms);
  if (forms.isPast && !forms.isParticiple) return 'VBD';
  if (forms.isParticiple && !forms.isPast) return 'VBN';
  return tagAmbiguousPast(slots, index, slot);
};

/** "has read", "may be cut", "she put it": forms that look like the base. */
function tagUnchangedForm(slots: Slot[], index: number, forms: VerbForms): string | undefined {
  const before = slots[skipBack(slots, index - 1, isAdverb)];
  if (before === undefined) return undefined;
  const isPerfectOrPassive = haveForms.has(before.lower) || (beForms.has(before.lower) && forms.isPast);
  if (forms.isParticiple && isPerfectOrPassive) return 'VBN';
  if (!forms.isPast || hasBareGovernor(slots, index)) return undefined;
  return /^(?:he|she|it)$/u.test(before.lower) || /^NNP?$/u.test(before.tag) ? 'VBD' : undefined;
}

function tagAmbiguousPast(slots: Slot[], index: number, slot: Slot): string | undefined {
  const back = skipBack(slots, index - 1, isAdverb);
  const before = slots[back];
  if (before === undefined) return 'VBN';
  if (haveForms.has(before.lower) || beForms.has(before.lower) || getForms.has(before.lower)) return 'VBN';
  if (before.lower === "'s" && before.tag === 'VBZ') return 'VBN';
  if (subjectPronouns.has(before.lower)) return isAuxiliaryInverted(slots, back - 1) ? 'VBN' : 'VBD';
  if (before.tag === 'WDT' || before.tag === 'WP') return 'VBD';
  if (/^(?:DT|PRP\$|POS|JJ)$/u.test(before.tag)) return 'VBN';
  if (before.tag === 'CC') return tagCoordinated(slots, back) ?? slot.tag;
  if (/^(?:NN|NNS|NNP|NNPS|CD)$/u.test(before.tag)) {
    if (isAuxiliaryInverted(slots, findPhraseStart(slots, back) - 1)) return 'VBN';
    return isReducedRelative(slots, index, back) ? 'VBN' : 'VBD';
  }
  return undefined;
}

/** First word of the noun phrase that ends at a noun. */
function findPhraseStart(slots: Slot[], noun: number): number {
  let start = noun;
  while (start > 0 && /^(?:DT|PRP\$|POS|JJ|NN|CD)/u.test(slots[start - 1]?.tag ?? '')) {
    start -= 1;
    if (/^(?:DT|PRP\$)$/u.test(slots[start]?.tag ?? '')) break;
  }
  return start;
}

/** "had he known", "is it made" */
function isAuxiliaryInverted(slots: Slot[], index: number): boolean {
  const lower = slots[index]?.lower ?? '';
  return (haveForms.has(lower) || beForms.has(lower)) && startsQuestion(slots, index);
}

function tagCoordinated(slots: Slot[], conjunction: number): string | undefined {
  for (let back = conjunction - 1; back >= Math.max(0, conjunction - 10); back -= 1) {
    const tag = slots[back]?.tag ?? '';
    // "is abundant and found in …"
    if (beForms.has(slots[back]?.lower ?? '') && /^(?:IN|TO|[.,])$/u.test(slots[conjunction + 2]?.tag ?? ''))
      return 'VBN';
    if (tag === 'VBD' || tag === 'VBN') return beForms.has(slots[back]?.lower ?? '') ? 'VBD' : tag;
    if (/^(?:[.:]|VBZ|VBP|VB|MD|WDT)$/u.test(tag)) return undefined;
  }
  return undefined;
}

/** After a noun: another finite verb to the right that has no subject of its own makes this one a participle. */
function isReducedRelative(slots: Slot[], index: number, noun: number): boolean {
  const isBy = slots[index + 1]?.lower === 'by';
  const finite = findFiniteBefore(slots, index);
  if (finite >= 0 && isBy) return true;
  // "the song the man sang" and "I know the man arrived" have a clause of their own.
  const isContact = /^(?:NN|NNS|PRP)$/u.test(slots[findPhraseStart(slots, noun) - 1]?.tag ?? '');
  if (finite >= 0 && !isContact && !isReportVerb(slots[finite]?.lower ?? '')) return true;
  for (let next = index + 1; next < slots.length; next += 1) {
    const slot = slots[next] as Slot;
    if (/^[.:]$/u.test(slot.tag) || /^(?:WDT|WP|WRB|CC)$/u.test(slot.tag)) return false;
    if (slot.tag === 'PRP' && slots[next - 1]?.tag !== 'IN') return false;
    if (slot.lower === 'that' || slot.lower === 'which' || (slot.tag === 'IN' && isClauseMarker(slot.lower)))
      return false;
    if (slot.tag === ',') return false;
    if (slot.tag === 'VBZ' || slot.tag === 'MD') return true;
    if (slot.tag === 'VBP' && !/^(?:DT|PRP\$|JJ)$/u.test(slots[next - 1]?.tag ?? '')) return true;
    if (isBy && slot.tag === 'VBN' && /^NN/u.test(slots[next - 1]?.tag ?? '')) return true;
    if (slot.tag === 'VBD') return isBy || !getVerbForms(slot.lower).isParticiple || beForms.has(slot.lower);
  }
  return false;
}

export const tagNounAfterDeterminer: Rule = (slots, index) => {
  const slot = slots[index];
  const before = slots[index - 1];
  if (slot === undefined || before === undefined || slot.isSure) return undefined;
  const isDetermined = before.tag === 'PRP$' || before.tag === 'POS' || /^(?:the|a|an)$/u.test(before.lower);
  if (!isDetermined) return undefined;
  if (slot.tag === 'VB' || slot.tag === 'VBP') return 'NN';
  return slot.tag === 'VBZ' && before.lower !== 'a' && before.lower !== 'an' ? 'NNS' : undefined;
};

/** "have chewed coca leaves": a second finite verb in one clause is a plural noun; "it hopes" is a verb. */
export const tagSecondFinite: Rule = (slots, index) => {
  const slot = slots[index];
  const before = slots[index - 1];
  if (slot === undefined || before === undefined) return undefined;
  if (
    slot.tag === 'NNS' &&
    /^(?:he|she|it)$/u.test(before.lower) &&
    !/^(?:IN|TO|VB[DGNPZ]?)$/u.test(slots[index - 2]?.tag ?? '') &&
    getVerbForms(slot.lower.replace(/s$/u, '')).isBase
  )
    return 'VBZ';
  if (
    slot.tag !== 'VBZ' ||
    !/^[a-z]+s$/u.test(slot.lower) ||
    beForms.has(slot.lower) ||
    doForms.has(slot.lower)
  )
    return undefined;
  if (haveForms.has(slot.lower) || !/^(?:NN|JJ)$/u.test(before.tag)) return undefined;
  return findFiniteBefore(slots, index) >= 0 || /^(?:VB|TO|VBG)$/u.test(slots[index - 2]?.tag ?? '')
    ? 'NNS'
    : undefined;
};

/** Verbs that take a clause without that. */
function isReportVerb(lower: string): boolean {
  return /^(?:say|said|think|thought|know|knew|believe|feel|felt|hope|suppose|mean|meant|find|found|show|claim|guess|wish|realize|hear|heard|see|saw|learn|notice|agree|argue|suggest|discover|remember|forg[eo]t)(?:s|d|ed)?$/u.test(
    lower,
  );
}
