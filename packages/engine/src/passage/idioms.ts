import { findPhrases } from '@jadoo/lexicon';

import type { PassageAnalysis } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { shareMeaning } from '#passage/word-distractors.ts';

/** Token indices of words that mean something else in their phrase: "grant" in "take for granted", not "contribute" in "contribute to". */
export function findIdiomTokens({ sentences, tokens }: PassageAnalysis): ReadonlySet<number> {
  const idioms = new Set<number>();
  for (const { firstToken, endToken } of sentences) {
    for (const { phrase, positions } of findPhrases(tokens.slice(firstToken, endToken))) {
      for (const position of positions) {
        const token = tokens[firstToken + position];
        const senses = token === undefined ? [] : (glossToken(tokens, token)?.senses ?? []);
        if (!shareMeaning([phrase.meaning], senses)) idioms.add(firstToken + position);
      }
    }
  }
  return idioms;
}
