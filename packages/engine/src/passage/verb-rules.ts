import { countMissingVerbs } from '#passage/clause-verbs.ts';
import {
  type Rule,
  type Slot,
  haveForms,
  beForms,
  doForms,
  skipBack,
  isAdverb,
  hasBareGovernor,
  findFiniteBefore,
  findParenthesis,
} from '#passage/tag-slots.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

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

/** "stations far apart in reality appear as neighbors", "languages, like wardrobes, contain": a bare verb that its clause lacks. */
export const tagFiniteBase: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'VB' || !getVerbForms(slot.lower).isBase || slot.lower === 'be') return undefined;
  let at = skipBack(slots, index - 1, isAdverb);
  if (slots[at]?.tag === ',') at = findParenthesis(slots, at) - 1;
  const before = slots[at];
  if (before === undefined || !/^(?:NN|PRP$|DT$|CD$)/u.test(before.tag) || hasBareGovernor(slots, index))
    return undefined;
  return countMissingVerbs(slots, index) > 0 ? 'VBP' : undefined;
};

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
