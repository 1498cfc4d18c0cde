import { findPhrases, type PhraseMatch } from '@jadoo/lexicon';

import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

const known = new WeakMap<Sentence, readonly PhraseMatch[]>();

/** The phrases of a sentence, positions counted from its first token; looked for once. */
export function listSentencePhrases({ tokens }: PassageAnalysis, sentence: Sentence): readonly PhraseMatch[] {
  const phrases = known.get(sentence) ?? findPhrases(tokens.slice(sentence.firstToken, sentence.endToken));
  known.set(sentence, phrases);
  return phrases;
}
