import { findEntries, type LexiconEntry } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';
import { findBefore, isListedNoun } from '#passage/word-places.ts';

/** A word that can be a noun and a verb, in a place that does not say which. */
export function isNounOrVerb(tokens: readonly Token[], token: Token, { pos }: LexiconEntry): boolean {
  const { lemma, lower, tag } = token;
  if (pos === 'v' && /^VB[PZ]?$/u.test(tag)) {
    return (isListedNoun(lemma) || isListedNoun(lower)) && !standsAsVerb(tokens, token);
  }
  const isVerbToo = findEntries(lemma).some((other) => other.pos === 'v');
  return pos === 'n' && (isVerbToo || tag === 'NNS') && !standsAsNoun(tokens, token, isVerbToo);
}

/** Words whose "to" is followed by a noun. */
const takeNounAfterTo = new Set(
  `adapt adjust contribute object respond react adhere lead relate refer amount conform link expose attribute connect tie compare devote
  dedicate limit restrict subject return turn switch oppose resort yield attach access reaction response contribution resistance attention
  exposure threat commitment approach solution key guide similar equal vulnerable sensitive resistant immune prior contrary close next
  thanks`.split(/\s+/u),
);

/** "to raid", "must raid", "they raid", "the police raid", "and raid the hotel", not "adapt to surface gravity" or "in which vows expire". */
function standsAsVerb(tokens: readonly Token[], token: Token): boolean {
  const before = findBefore(tokens, token);
  if (before === undefined) return false;
  const { lemma, lower, tag } = before;
  const second = tokens[before.index - 1];
  // "graze the ground to dust."
  const ends = /^[.,:]$/u.test(tokens[token.index + 1]?.tag ?? '.');
  if (lower === 'to')
    return !takeNounAfterTo.has(second?.lemma ?? '') && !(ends && /^NN/u.test(second?.tag ?? ''));
  if (tag === 'MD' || lemma === 'do' || /^(?:i|you|we|they|who)$/u.test(lower)) return true;
  // "he raids", "did he raid", not "melting it slice by slice"
  if (/^(?:he|she|it)$/u.test(lower))
    return token.tag === 'VBZ' || /^(?:MD|VB[DPZ])$/u.test(second?.tag ?? '');
  if (tag === 'WDT') return second?.tag !== 'IN';
  if (/^NN/u.test(tag)) return token.isSure && tag.endsWith('S') === (token.tag !== 'VBZ');
  return /^(?:CC|,)$/u.test(tag) && /^(?:DT|PRP)/u.test(tokens[token.index + 1]?.tag ?? '');
}

/** "the raid", "fear of decline", not "dawn raids on", "the surface cracks into", "their queen and cluster on" or "that means". */
function standsAsNoun(tokens: readonly Token[], token: Token, isVerbToo: boolean): boolean {
  const [before, after] = [tokens[token.index - 1], tokens[token.index + 1]];
  const next = after?.sentence === token.sentence ? after.tag : '.';
  const isSubject = /^(?:that|this|it|he|she|which|who|(?:no|some|any|every)(?:one|body))$/u;
  if (token.tag === 'NNS' && isSubject.test(before?.lower ?? '')) return false;
  // "No one lives there"
  if (token.tag === 'NNS' && before?.lower === 'one' && tokens[before.index - 1]?.lower === 'no')
    return false;
  if (!isVerbToo) return true;
  if (isInListOfVerbs(tokens, token.index)) return false;
  if (/^(?:DT|PRP\$)$/u.test(next) && after?.lower !== 'that') return false;
  if (before?.sentence !== token.sentence) return /^(?:VB[DPZ]|MD|IN|[.,])$/u.test(next);
  // "Many head for the street lamps"
  if (token.tag === 'NN' && /^(?:many|several|few|these|those)$/u.test(before.lower)) return false;
  // "campaigns that grasp this appeal to people"
  const isAlone =
    /^(?:this|that)$/u.test(before.lower) && tokens[before.index - 1]?.tag.startsWith('VB') === true;
  if (isAlone && next === 'TO') return false;
  if (/^(?:DT|PRP\$|POS|CD|JJ[RS]?)$/u.test(before.tag)) return true;
  if (/^(?:CC|,)$/u.test(before.tag)) return /^(?:VB[DPZ]|MD|CC|[.,])$/u.test(next) || after?.lower === 'of';
  return token.isSure && /^(?:IN|VB)/u.test(before.tag);
}

/** "when to work, trade, worship, and rest" */
function isInListOfVerbs(tokens: readonly Token[], index: number): boolean {
  let at = index;
  while (/^(?:CC|,)$/u.test(tokens[at - 1]?.tag ?? '')) {
    at -= tokens[at - 2]?.tag === ',' ? 3 : 2;
    if (tokens[at - 1]?.lower === 'to')
      return findEntries(tokens[at]?.lemma ?? '').some(({ pos }) => pos === 'v');
  }
  return false;
}
