import { skipAdverbs, viewSentence } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** "the meanings by which they act": the singular is right as well unless a numeral, its bareness or its verb asks for the plural. */
export function isNumberSettled(analysis: PassageAnalysis, token: Token): boolean {
  const sentence = analysis.sentences[token.sentence];
  if (token.tag !== 'NNS' || !sentence) return true;
  const view = viewSentence(analysis, sentence);
  const at = token.index - sentence.firstToken;
  let first = at;
  while (first > 0 && /^(?:JJ.?|NN|VB[GN]|RB|CD)$/u.test(view.at(first - 1).tag)) first -= 1;
  const isCounted = view.tokens.slice(first, at).some(({ tag }) => tag === 'CD');
  const { lower, tag } = view.at(first - 1);
  const isOpen = tag === 'PRP$' || tag === 'POS' || /^(?:the|no|any|some|which|what|such)$/u.test(lower);
  const next = view.at(skipAdverbs(view, at + 1));
  return isCounted || !isOpen || next.tag === 'VBP' || /^(?:are|were|have|do)$/u.test(next.lower);
}
