import {
  type Rule,
  type Slot,
  haveForms,
  beForms,
  skipBack,
  isAdverb,
  isVerb,
  startsNounPhrase,
  hasBareGovernor,
} from '#passage/tag-slots.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const contentNouns = new Set(
  `fact idea belief claim view notion evidence hope fear assumption suggestion possibility argument conclusion chance doubt feeling
  impression news sign theory proof knowledge hypothesis realization thought opinion report rumor likelihood danger risk extent
  guarantee promise conviction principle expectation`.split(/\s+/u),
);

export const tagPossessive: Rule = (slots, index) => {
  const slot = slots[index];
  const before = slots[index - 1];
  const after = slots[index + 1];
  if (slot === undefined || before === undefined) return undefined;
  if (slot.lower === "'")
    return before.lower.endsWith('s') &&
      (/^(?:NN|JJ|VBG|CD)/u.test(after?.tag ?? '') || isOwned(slots, index))
      ? 'POS'
      : undefined;
  if (slot.lower === "'d") return after?.lower === 'better' || after?.tag === 'VBN' ? 'VBD' : 'MD';
  if (slot.lower === "'ll") return 'MD';
  if (slot.lower === "'ve" || slot.lower === "'re" || slot.lower === "'m") return 'VBP';
  if (slot.lower !== "'s") return undefined;
  if (before.lower === 'let') return 'PRP';
  if (/^(?:PRP|EX|WP|WRB)$/u.test(before.tag) || /^(?:that|there|here|this)$/u.test(before.lower))
    return 'VBZ';
  if (before.tag === 'DT') return 'VBZ';
  // "the world's leading authority", "the team's winning goal"
  const isModifier =
    after !== undefined && /^VB[GN]$/u.test(after.tag) && !/^(?:going|getting|doing)$/u.test(after.lower);
  if (isModifier && /^(?:NN|JJ)/u.test(slots[index + 2]?.tag ?? '')) return 'POS';
  return after !== undefined && /^(?:DT|PRP|VBG|VBN|IN|TO)/u.test(after.tag) && !before.tag.startsWith('NNP')
    ? 'VBZ'
    : 'POS';
};

/** "the companies' hopes": behind a plural no verb in the third person stands, unless a quotation ends here. */
const isOwned = (slots: Slot[], index: number): boolean =>
  slots[index - 1]?.tag === 'NNS' &&
  slots[index + 1]?.tag === 'VBZ' &&
  !slots.slice(0, index).some(({ lower }) => /^['‘]$/u.test(lower));

export const tagTo: Rule = (slots, index) => {
  if (slots[index]?.lower !== 'to') return undefined;
  let next = index + 1;
  while (slots[next]?.tag.startsWith('RB') && !/^(?:there|here|home)$/u.test(slots[next]?.lower ?? ''))
    next += 1;
  const after = slots[next];
  if (after === undefined) return 'TO';
  const isBase = getVerbForms(after.lower).isBase;
  if (!isBase) return /^(?:DT|PRP|NN|JJ|CD|WP|VBG|WRB|VBN)/u.test(after.tag) ? 'IN' : 'TO';
  if (after.tag === 'VB' || after.tag === 'VBP') return 'TO';
  // "to work" after a verb of motion may be a noun; two models must say so.
  return after.tag.startsWith('NN') && after.isSure ? 'IN' : after.tag.startsWith('JJ') ? 'IN' : 'TO';
};

const dayNoun =
  /^(?:day|night|week|month|year|decade|century|morning|afternoon|evening|spring|summer|autumn|winter)$/u;

export const tagThat: Rule = (slots, index) => {
  if (slots[index]?.lower !== 'that') return undefined;
  const before = slots[index - 1];
  const after = slots[index + 1];
  const second = slots[index + 2];
  if (after === undefined) return 'DT';
  if (before === undefined) return startsNounPhrase(after) && !/^(?:NN|JJ)$/u.test(after.tag) ? 'IN' : 'DT';
  if (before.tag === 'IN' && !/^(?:so|such|now|except|in)$/u.test(before.lower)) return 'DT';
  // "were arrested that year."
  if (dayNoun.test(after.lower) && /^(?:[.,;:]|IN|)$/u.test(second?.tag ?? '')) return 'DT';
  if (isVerb(after) || (isAdverb(after) && isVerb(second)))
    return before.tag.startsWith('N') || before.tag === ',' ? 'WDT' : tagAfterVerb(before);
  if (/^(?:same|one|way|day|time)$/u.test(after.lower) && !isVerb(before)) return 'DT';
  if (before.tag.startsWith('N')) return contentNouns.has(before.lower.replace(/s$/u, '')) ? 'IN' : 'WDT';
  if (after.tag === 'NN' && !isVerb(before) && !before.tag.startsWith('J') && !isAdverb(before)) return 'DT';
  return 'IN';
};

function tagAfterVerb(before: Slot): string {
  return before.tag === 'DT' || before.tag === 'PRP' || before.tag === 'CD' || before.tag.startsWith('J')
    ? 'WDT'
    : 'DT';
}

export const tagHer: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot?.lower !== 'her') return undefined;
  return /^(?:NN|JJ|VBG|CD|RBS|JJS|VBN)/u.test(slots[index + 1]?.tag ?? '') ? 'PRP$' : 'PRP';
};

export const tagThere: Rule = (slots, index) => {
  if (slots[index]?.lower !== 'there') return undefined;
  const after = slots[index + 1];
  const isExistential =
    after !== undefined &&
    (beForms.has(after.lower) ||
      after.lower === "'s" ||
      after.tag === 'MD' ||
      /^(?:exists?|seems?|remains?|comes?|has|have)$/u.test(after.lower));
  if (isExistential) return 'EX';
  return beForms.has(slots[index - 1]?.lower ?? '') && startsNounPhrase(after) ? 'EX' : 'RB';
};

export const tagWhich: Rule = (slots, index) => (slots[index]?.lower === 'which' ? 'WDT' : undefined);

export const tagDo: Rule = (slots, index) => {
  const slot = slots[index];
  if (slot === undefined || !/^(?:do|have|'ve)$/u.test(slot.lower)) return undefined;
  const before = slots[skipBack(slots, index - 1, isAdverb)];
  return before?.tag === 'TO' || before?.tag === 'MD' || hasBareGovernor(slots, index) ? 'VB' : 'VBP';
};

export const tagHad: Rule = (slots, index) => {
  if (slots[index]?.lower !== 'had') return undefined;
  return haveForms.has(slots[skipBack(slots, index - 1, isAdverb)]?.lower ?? '') ? 'VBN' : 'VBD';
};

/** "right next to the market", "right after lunch", not "their right before the law". */
export const tagRight: Rule = (slots, index) => {
  if (slots[index]?.lower !== 'right' || /^(?:DT|PRP\$|POS|JJ)$/u.test(slots[index - 1]?.tag ?? ''))
    return undefined;
  const next = slots[index + 1]?.lower ?? '';
  return /^(?:next|beside|behind|above|below|under|after|before|through|across|beyond|inside|outside|into|away|here|there|now|back)$/u.test(
    next,
  )
    ? 'RB'
    : undefined;
};

export const tagMore: Rule = (slots, index) => {
  const slot = slots[index];
  const after = slots[index + 1];
  if (slot === undefined || !/^(?:more|most|less|least)$/u.test(slot.lower)) return undefined;
  const isSuperlative = slot.lower === 'most' || slot.lower === 'least';
  const suffix = isSuperlative ? 'S' : 'R';
  if (after !== undefined && /^(?:JJ|RB|VBN|VBG)$/u.test(after.tag)) return `RB${suffix}`;
  return after !== undefined && /^(?:NN|IN)/u.test(after.tag) ? `JJ${suffix}` : undefined;
};
