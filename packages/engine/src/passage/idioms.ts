import type { PassageAnalysis } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { shareMeaning } from '#passage/word-distractors.ts';
import { readOnce } from '#read-once.ts';

/** Token indices of words that mean something else in their phrase: "grant" in "take for granted", not "contribute" in "contribute to". */
export const findIdiomTokens = readOnce(readIdiomTokens);

function readIdiomTokens(analysis: PassageAnalysis): ReadonlySet<number> {
  const { sentences, tokens } = analysis;
  const idioms = new Set<number>();
  for (const sentence of sentences) {
    const { firstToken } = sentence;
    for (const { phrase, positions } of listSentencePhrases(analysis, sentence)) {
      for (const position of positions) {
        const token = tokens[firstToken + position];
        const senses = token === undefined ? [] : (glossToken(tokens, token)?.senses ?? []);
        if (!shareMeaning(phrase.meaning.split(' / '), senses)) idioms.add(firstToken + position);
      }
    }
  }
  return idioms;
}
