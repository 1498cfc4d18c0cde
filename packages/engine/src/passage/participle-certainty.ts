import { findEntries, type LexiconEntry } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { Token } from '#passage/analysis.ts';
import {
  findBefore,
  followsAuxiliary,
  followsLinkingVerb,
  isBeforeNoun,
  isListedNoun,
} from '#passage/word-places.ts';

/** "so warming", "make shipping easier", "burgeoning populations": a form of a verb that may be something else here. */
export function isStrayForm(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const { tag, lower } = token;
  if (!/(?:ed|en|ing)$/u.test(lower) || lower.includes('-')) return false;
  if (entry.lemma === lower && isHeldByVerb(tokens, token)) return true;
  if (entry.pos === 'n') return lower.endsWith('ing') && !standsAsNoun(tokens, token);
  if (entry.pos === 'adj') return entry.base !== undefined || !standsAsAdjective(tokens, token);
  if (!/^VB[GN]$/u.test(tag) || followsAuxiliary(tokens, token)) return false;
  if (describesObject(tokens, token)) return true;
  return isBeforeNoun(tokens, token.index) || (tag === 'VBG' && isListedNoun(lower));
}

/** "found it enthralling" */
const describesObject = (tokens: readonly Token[], { index }: Token): boolean =>
  tokens[index - 1]?.tag === 'PRP' &&
  /^(?:find|make|consider|think|prove|keep|leave)$/u.test(tokens[index - 2]?.lemma ?? '');

/** "rats separated by miles", "opening up a front": still the participle of a verb. */
const isHeldByVerb = (tokens: readonly Token[], { index, lower }: Token): boolean => {
  const after = tokens[index + 1]?.lower ?? '';
  return /^(?:up|off|down|out|away)$/u.test(after) || (after === 'by' && lower.endsWith('ed'));
};

/** "the warming of the sea", not "programming vehicles", "by drilling deep", "it was mentally warming" or "by tracing, typing, or drawing". */
function standsAsNoun(tokens: readonly Token[], token: Token): boolean {
  const [before, after] = [tokens[token.index - 1], tokens[token.index + 1]];
  const next = after?.sentence === token.sentence ? after.tag : '.';
  if (notBeforeNouns.test(before?.lower ?? '') || followsAuxiliary(tokens, token)) return false;
  if (before?.sentence !== token.sentence || /^(?:,|CC|:)$/u.test(before.tag))
    return /^(?:VB[DPZ]|MD)$/u.test(next) || after?.lower === 'of';
  if (after?.lower === 'that') return /^(?:DT|PRP\$|JJ)$/u.test(before.tag);
  return !/^(?:NN|DT|PRP|JJ|CD|RB)/u.test(next);
}

const notBeforeNouns = /^(?:so|too|very|more|most|quite|as|by|without|before|after|while|when|worth)$/u;

function isVerbForm(lower: string): boolean {
  const base = lemmatize.verb(lower);
  return base !== lower && findEntries(base).some(({ pos }) => pos === 'v');
}

/** "a damaged wall", "it is tempting", not "consumption damaging ecosystems" or "Fitting shades to lamps". */
function standsAsAdjective(tokens: readonly Token[], token: Token): boolean {
  const before = findBefore(tokens, token);
  if (followsLinkingVerb(tokens, token)) return true;
  // "had withered when", not "left unchecked": without its noun it may be the verb.
  if (!isBeforeNoun(tokens, token.index))
    return (
      /^JJ/u.test(token.tag) &&
      !isVerbForm(token.lower) &&
      !/^(?:NN|DT|JJ|PRP\$|POS)/u.test(before?.tag ?? '')
    );
  if (token.lower.endsWith('ing')) return /^(?:DT|PRP\$|POS|JJ|CD)/u.test(before?.tag ?? '');
  // "That required news to outrun wind": a subject and its verb.
  return (
    before === undefined ||
    (!/^(?:NN|PRP$|CC|,|W)/u.test(before.tag) && !/^(?:that|this|these|those)$/u.test(before.lower))
  );
}
