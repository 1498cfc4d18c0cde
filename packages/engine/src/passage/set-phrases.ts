import type { PassageAnalysis } from '#passage/analysis.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { isHalfOfPhrase } from '#passage/word-certainty.ts';
import { readOnce } from '#read-once.ts';

/** Token indices of "venture capital", "in the meantime", "hard water": half of a set phrase asks for no word and has no opposite. */
export const findSetTokens = readOnce(readSetTokens);

function readSetTokens(analysis: PassageAnalysis): ReadonlySet<number> {
  const found = new Set<number>();
  for (const sentence of analysis.sentences)
    for (const { phrase, positions } of listSentencePhrases(analysis, sentence))
      if (phrase.kind === 'noun' || phrase.kind === 'adv' || phrase.kind === 'adj')
        for (const position of positions) found.add(sentence.firstToken + position);
  for (const token of analysis.tokens) if (isHalfOfPhrase(analysis.tokens, token)) found.add(token.index);
  return found;
}
