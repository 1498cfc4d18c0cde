import { findEntries } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';

/** A word that the glossary knows as a noun, in this very form. */
export const isListedNoun = (lower: string): boolean => findEntries(lower).some(({ pos }) => pos === 'n');

/** "official figures", "an official walking tour", "an estimated $9m", "an estimated 400 guests" */
export function isBeforeNoun(tokens: readonly Token[], index: number): boolean {
  const [next, second] = [tokens[index + 1]?.tag ?? '', tokens[index + 2]?.tag ?? ''];
  return /^(?:NN|CD|\$)/u.test(next) || (/^(?:JJ|VBG|VBN)/u.test(next) && /^NN/u.test(second));
}

/** The word before in the same sentence, adverbs skipped. */
export function findBefore(tokens: readonly Token[], { index, sentence }: Token): Token | undefined {
  let at = index - 1;
  while (tokens[at]?.sentence === sentence && tokens[at]?.tag.startsWith('RB')) at -= 1;
  return tokens[at]?.sentence === sentence ? tokens[at] : undefined;
}

/** "has lost money", "was carefully restored" */
export const followsAuxiliary = (tokens: readonly Token[], token: Token): boolean =>
  /^(?:be|have|get)$/u.test(findBefore(tokens, token)?.lemma ?? '');

const linkingVerbs = /^(?:be|become|seem|appear|look|feel|sound|remain|stay|grow|get|prove|find|make|keep)$/u;

/** "it is tempting", "seemed quite current" */
export const followsLinkingVerb = (tokens: readonly Token[], token: Token): boolean =>
  linkingVerbs.test(findBefore(tokens, token)?.lemma ?? '');
