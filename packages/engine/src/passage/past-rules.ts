import { countMissingVerbs } from '#passage/clause-verbs.ts';
import {
  type Rule,
  type Slot,
  haveForms,
  beForms,
  getForms,
  subjectPronouns,
  skipBack,
  isAdverb,
  isVerb,
  hasBareGovernor,
  startsQuestion,
  findFiniteBefore,
  isClauseMarker,
  isFinite,
} from '#passage/tag-slots.ts';
import { getVerbForms, type VerbForms } from '#passage/verb-forms.ts';

/** "has cast doubt", "had been shot down", "is spread over it": an irregular participle that looks like a noun. */
export const tagParticipleLikeNoun: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.tag !== 'NN' || !getVerbForms(slot.lower).isParticiple) return undefined;
  const auxiliary = slots[skipBack(slots, index - 1, isAdverb)]?.lower ?? '';
  const after = slots[index + 1]?.tag ?? '.';
  if (haveForms.has(auxiliary)) return /^(?:NN|DT|PRP|IN|TO|RB|JJ|[.,])/u.test(after) ? 'VBN' : undefined;
  return beForms.has(auxiliary) && /^(?:IN|TO|RB|RP|[.,])/u.test(after) ? 'VBN' : undefined;
};

export const tagPastForm: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !/^(?:VBD|VBN|VB|VBP)$/u.test(slot.tag)) return undefined;
  const forms = getVerbForms(slot.lower);
  if (!forms.isPast && !forms.isParticiple) {
    const isBareForm = forms.isBase && /^VB[DN]$/u.test(slot.tag);
    return isBareForm ? (hasBareGovernor(slots, index) ? 'VB' : 'VBP') : undefined;
  }
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

const linkingVerbs =
  /^(?:feel|felt|seem|look|appear|become|became|remain|stay|grow|grew|can|could|will|would|may|might|must|should)(?:s|ed)?$/u;

function tagAmbiguousPast(slots: Slot[], index: number, slot: Slot): string | undefined {
  const back = skipBack(
    slots,
    index - 1,
    (other) => isAdverb(other) || /^(?:first|no|longer)$/u.test(other.lower),
  );
  const before = slots[back];
  if (before === undefined) return 'VBN';
  if (haveForms.has(before.lower) || beForms.has(before.lower) || getForms.has(before.lower)) return 'VBN';
  if (before.lower === "'s" && before.tag === 'VBZ') return 'VBN';
  if (subjectPronouns.has(before.lower)) return isAuxiliaryInverted(slots, back - 1) ? 'VBN' : 'VBD';
  if (before.tag === 'WDT' || before.tag === 'WP') return 'VBD';
  if (/^(?:DT|PRP\$|POS|JJ)$/u.test(before.tag)) return isPredicate(slots, index, back) ? 'VBD' : 'VBN';
  if (before.tag === 'CC') return tagCoordinated(slots, back) ?? slot.tag;
  // "those who never lied showed it"
  if (isFinite(before) && !linkingVerbs.test(before.lower))
    return countMissingVerbs(slots, index) > 0 ? 'VBD' : undefined;
  // "walking increased the number"
  if (before.tag === 'VBG' && takesObject(slots, index) && countMissingVerbs(slots, index) > 0) return 'VBD';
  if (before.tag === ',') return tagBehindComma(slots, index, back);
  if (/^(?:NN|NNS|NNP|NNPS|CD)$/u.test(before.tag)) {
    if (isAuxiliaryInverted(slots, findPhraseStart(slots, back) - 1)) return 'VBN';
    return isReducedRelative(slots, index, back) ? 'VBN' : 'VBD';
  }
  return undefined;
}

/** "a person known to be selfish found it", "none of this troubled the man": what stands before ends the subject. */
function isPredicate(slots: Slot[], index: number, before: number): boolean {
  const isWhole =
    isVerb(slots[before - 1]) || /^(?:this|that|these|those)$/u.test(slots[before]?.lower ?? '');
  return isWhole && before === index - 1 && takesObject(slots, index) && countMissingVerbs(slots, index) > 0;
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

/** "the elk, which had multiplied, changed their habits", "the thieves, disguised as cleaners, had cut it" */
function tagBehindComma(slots: Slot[], index: number, comma: number): string | undefined {
  const after = slots[index + 1];
  if (after === undefined || findFiniteOutside(slots, comma) >= 0) return undefined;
  const isMissing = countMissingVerbs(slots, index) > 0;
  if (isMissing)
    return /^(?:DT|PRP\$?|NNS?|CD)$/u.test(after.tag) || after.lower === 'that' ? 'VBD' : undefined;
  const isSubject =
    comma > 0 && slots.slice(0, comma).every(({ tag }) => /^(?:DT|PRP\$|POS|JJ|NN|CD)/u.test(tag));
  return isSubject && /^(?:IN|TO)$/u.test(after.tag) ? 'VBN' : undefined;
}

/** After a noun: a participle when another finite verb belongs to the same clause. */
function isReducedRelative(slots: Slot[], index: number, noun: number): boolean {
  const after = slots[index + 1];
  const isBy = after?.lower === 'by' && slots[index + 2]?.tag !== 'VBG';
  const isMissing = countMissingVerbs(slots, index) > 0;
  const finite = isMissing ? findFiniteOutside(slots, index) : findFiniteBefore(slots, index);
  if (isBy && (finite >= 0 || !isMissing)) return true;
  if (finite < 0 && !isBy && takesObject(slots, index)) return false;
  // "the song the man sang" and "I know the man arrived" have a clause of their own.
  const start = findPhraseStart(slots, noun);
  if (/^(?:WDT|WP)$/u.test(slots[start - 1]?.tag ?? '')) return false;
  const isContact = /^(?:NN|NNS|PRP)$/u.test(slots[start - 1]?.tag ?? '');
  if (finite < 0 && isContact && /^(?:DT|PRP\$)$/u.test(slots[start]?.tag ?? '')) return false;
  if (finite >= 0 && !isContact && !saysClause(slots, finite)) return true;
  if (finite < 0 && !isMissing && opensWithPreposition(slots, start)) return true;
  // "a boy named James", "the same plants described as weeds"
  const { lower } = slots[index] as Slot;
  if (/^(?:named|called)$/u.test(lower) && after?.tag.startsWith('NNP'))
    if (!isMissing || /^an?$/u.test(slots[start]?.lower ?? '')) return true;
  if (after?.lower === 'as' && takesAs.test(lower)) return true;
  return hasFiniteBehind(slots, index);
}

/** "In a study carried out there, …" */
function opensWithPreposition(slots: Slot[], start: number): boolean {
  const preposition = slots[start - 1];
  if (preposition?.tag !== 'IN' || isClauseMarker(preposition.lower)) return false;
  return start === 1 || /^[,:]$/u.test(slots[start - 2]?.tag ?? '');
}

/** A finite verb to the right that has no subject of its own. */
function hasFiniteBehind(slots: Slot[], index: number): boolean {
  const isBy = slots[index + 1]?.lower === 'by';
  for (let next = index + 1; next < slots.length; next += 1) {
    const slot = slots[next] as Slot;
    const before = slots[next - 1] as Slot;
    if (/^(?:[.:,]|WDT|WP|WRB)$/u.test(slot.tag)) return false;
    if (slot.tag === 'CC') {
      if (before.tag !== slots[next + 1]?.tag) return false;
    } else if (slot.tag === 'PRP') {
      if (before.tag !== 'IN') return false;
    } else if (isClauseOpener(slots, index, next)) return false;
    else if (slot.tag === 'VBZ' || slot.tag === 'MD') return true;
    else if (slot.tag === 'VBP' && !/^(?:DT|PRP\$|JJ)$/u.test(before.tag)) return true;
    else if (isBy && slot.tag === 'VBN' && before.tag.startsWith('NN')) return true;
    else if (slot.tag === 'VBD') return isBy || isSurelyFinite(slot) || hasObjectOnly(slots, index, next);
  }
  return false;
}

/** Words that open a clause, but not the "as" of "treated as a pest". */
function isClauseOpener(slots: Slot[], verb: number, index: number): boolean {
  const { lower, tag } = slots[index] as Slot;
  if (lower === 'that' || lower === 'which') return true;
  if (tag !== 'IN' || !isClauseMarker(lower)) return false;
  return lower !== 'as' || index > verb + 1 || !takesAs.test(slots[verb]?.lower ?? '');
}

const takesAs =
  /^(?:regarded|treated|described|seen|viewed|known|defined|labell?ed|classified|perceived|recognized|accepted|used|dismissed|considered)$/u;

const isSurelyFinite = ({ lower }: Slot): boolean =>
  !getVerbForms(lower).isParticiple || beForms.has(lower) || lower === 'had';

/** "vegetables labeled with such names raised the sales": the second past form has the object, the first has none. */
const hasObjectOnly = (slots: Slot[], first: number, second: number): boolean =>
  /^(?:IN|TO|RB)$/u.test(slots[first + 1]?.tag ?? '') &&
  (/^(?:DT|PRP|PRP\$)$/u.test(slots[second + 1]?.tag ?? '') || slots[second + 1]?.lower === 'that');

/** The nearest finite verb to the left that stands in no relative clause ("those who passed showed growth"), or -1. */
function findFiniteOutside(slots: Slot[], index: number): number {
  let finite = findFiniteBefore(slots, index);
  while (finite >= 0) {
    const isCopula = beForms.has(slots[finite]?.lower ?? '');
    const isInside = ({ tag }: Slot) => (isCopula ? /^RB/u : /^(?:RB|NN|PRP|DT|JJ|CD)/u).test(tag);
    const relative = skipBack(slots, finite - 1, isInside);
    if (!/^(?:WDT|WP)$/u.test(slots[relative]?.tag ?? '')) return finite;
    finite = findFiniteBefore(slots, relative);
  }
  return finite;
}

/** "walking increased the number", "experts said the damage was slight", not "a boy given the key" */
function takesObject(slots: Slot[], index: number): boolean {
  const after = slots[index + 1];
  const { lower } = slots[index] as Slot;
  if (after === undefined) return false;
  const hasTwo =
    /^(?:given|called|named|told|taught|shown|sent|offered|granted|denied|promised|paid|asked)$/u.test(lower);
  if (/^(?:PRP\$?|DT)$/u.test(after.tag) || after.lower === 'that') return !hasTwo;
  return isReportVerb(lower) && /^(?:NN|JJ)/u.test(after.tag);
}

/** Verbs that take a clause without that. */
function isReportVerb(lower: string): boolean {
  return /^(?:say|said|think|thought|know|knew|believe|feel|felt|hope|suppose|mean|meant|find|found|show|claim|guess|wish|realize|hear|heard|see|saw|learn|notice|agree|argue|suggest|discover|remember|forg[eo]t)(?:s|d|ed)?$/u.test(
    lower,
  );
}

/** Not those after which an object with a participle is the usual thing ("found him tired"), unless "that" comes next. */
function saysClause(slots: Slot[], finite: number): boolean {
  const lower = slots[finite]?.lower ?? '';
  if (!isReportVerb(lower)) return false;
  const findsObject = /^(?:find|found|hear|see|saw|show|notice|discover|remember|forg[eo]t)/u.test(lower);
  return !findsObject || slots[finite + 1]?.lower === 'that';
}
