import lemmatize from 'wink-lemmatizer';

import { doForms, isAdverb, isFinite, skipBack, type Rule, type Slot } from '#passage/tag-slots.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

/** "waters", "costs": what looks like a plural noun and can be the third person of a verb. */
export function isVerbInS(lower: string): boolean {
  const base = lemmatize.verb(lower);
  return base !== lower && getVerbForms(base).isBase;
}

/** The finite tag that a word gets behind its subject when it is no verb yet. */
function getFiniteTag({ tag, lower }: Slot, isPlural: boolean, isSingular: boolean): string | undefined {
  if (tag === 'NNS') return isSingular && isVerbInS(lower) ? 'VBZ' : undefined;
  const { isBase, isPast } = getVerbForms(lower);
  if (tag === 'JJ' && isPast && !isBase) return 'VBD';
  return isPlural && isBase ? 'VBP' : undefined;
}

/** A finite verb comes next, maybe behind adverbs: then the word before it is its subject. */
function isBeforeFinite(slots: Slot[], index: number): boolean {
  let next = index + 1;
  while (slots[next] !== undefined && isAdverb(slots[next] as Slot)) next += 1;
  const slot = slots[next];
  return slot !== undefined && isFinite(slot);
}

/** "those who claim to know", "lines that wind through the city", "a gardener who waters rarely": the verb behind a relative subject. */
export const tagRelativeVerb: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || slot.isCapital || !/^(?:NNS?|JJ|VB)$/u.test(slot.tag)) return undefined;
  const at = skipBack(slots, index - 1, isAdverb);
  const relative = slots[at];
  if (relative === undefined || (slot.tag !== 'NNS' && isBeforeFinite(slots, index))) return undefined;
  if (slots[index + 1] !== undefined && isFinite(slots[index + 1] as Slot)) return undefined;
  // "those who present it", not "a singer who often crowds love"
  if (relative.lower === 'who')
    return index === at + 1 || slot.tag !== 'NNS' ? getFiniteTag(slot, true, true) : undefined;
  if (relative.tag !== 'WDT') return undefined;
  const antecedent = slots[at - 1]?.tag === ',' ? slots[at - 2] : slots[at - 1];
  if (antecedent === undefined) return undefined;
  const isPlural = /^NNP?S$/u.test(antecedent.tag) || antecedent.lower === 'those';
  const isSingular = /^NNP?$/u.test(antecedent.tag) || antecedent.lower === 'one';
  // "the taste that fruit loses": a subject of its own before a verb that hides too
  const after = slots[index + 1];
  if (slot.tag !== 'NNS' && after?.tag === 'NNS' && isVerbInS(after.lower)) return undefined;
  if (slot.tag === 'NNS' && after?.tag.startsWith('NN') && getVerbForms(after.lower).isBase) return undefined;
  return getFiniteTag(slot, isPlural, isSingular);
};

const wholeSubjects = /^(?:no|any|some|every)(?:body|one|thing)$/u;

/** "nobody profits", "no one lives there", "they present problems": a pronoun that is a subject wants its verb. */
export const tagVerbOfPronoun: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || slot.isCapital || !/^(?:NNS?|JJ)$/u.test(slot.tag)) return undefined;
  const at = skipBack(slots, index - 1, isAdverb);
  const subject = slots[at];
  if (subject === undefined || isBeforeFinite(slots, index)) return undefined;
  const before = slots[at - 1];
  if (slot.tag === 'NNS') {
    const isOne = subject.lower === 'one' && /^(?:no|any|some|every)$/u.test(before?.lower ?? '');
    const isSubject = isOne || wholeSubjects.test(subject.lower);
    return isSubject && !/^VB/u.test(before?.tag ?? '') ? getFiniteTag(slot, false, true) : undefined;
  }
  // "are they present", "do we water": the verb stands before
  const isAsked = before !== undefined && /^(?:VB|MD)/u.test(before.tag);
  return !isAsked && /^(?:they|we)$/u.test(subject.lower) ? getFiniteTag(slot, true, false) : undefined;
};

/** "could finally open her windows", "did not simply tame wheat": the bare verb behind its auxiliary. */
export const tagVerbOfAuxiliary: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !/^(?:NN|JJ)$/u.test(slot.tag) || !getVerbForms(slot.lower).isBase)
    return undefined;
  const at = skipBack(slots, index - 1, isAdverb);
  const auxiliary = slots[at];
  if (auxiliary === undefined) return undefined;
  const isDenied = slots.slice(at + 1, index).some(({ lower }) => lower === 'not' || lower === "n't");
  const isBare = doForms.has(auxiliary.lower) || auxiliary.lower === 'need';
  if (isDenied && isBare) return 'VB';
  return auxiliary.tag === 'MD' && auxiliary.lower !== 'will' && slot.tag === 'JJ' ? 'VB' : undefined;
};

/** "the arrangement limited the power", "parents hardly ever correct the grammar": no adjective stands before an object. */
export const tagVerbBeforeObject: Rule = (slots, index) => {
  const slot = slots[index];
  const after = slots[index + 1];
  if (slot?.tag !== 'JJ' || after === undefined || slot.isCapital) return undefined;
  if (!/^(?:PRP\$?)$/u.test(after.tag) && !/^(?:the|a|an|this|these|those)$/u.test(after.lower))
    return undefined;
  const subject = slots[skipBack(slots, index - 1, isAdverb)];
  if (subject === undefined || !/^(?:NNP?S?|PRP|WDT|DT)$/u.test(subject.tag)) return undefined;
  const { isBase, isPast } = getVerbForms(slot.lower);
  if (isPast && !isBase) return 'VBD';
  return isBase && /^NNP?S$/u.test(subject.tag) ? 'VBP' : undefined;
};
