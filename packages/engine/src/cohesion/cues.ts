import type { PassageAnalysis } from '#passage/analysis.ts';
import { findConnective, findMedialConnective } from '#cohesion/connectives.ts';
import type { Cue, SentenceRange } from '#cohesion/cue.ts';
import { findArticle, findDemonstrative, findName, findPronoun } from '#cohesion/reference-cues.ts';
import { findComparison, findOrdinal, findQuestion, findRepetition, findYear } from '#cohesion/word-cues.ts';
import { emptyWords, isContent, tokensOf, tokensOfSentence } from '#cohesion/words.ts';

/**
 * The cues by which sentence `next` follows the text of `before`, strongest first. What can point to
 * any text (a connective) is listed too; whoever compares orders must count it only once.
 */
export function findCues(analysis: PassageAnalysis, before: SentenceRange, next: number): Cue[] {
  const sentence = analysis.sentences[next];
  if (!sentence) return [];
  const tokens = tokensOfSentence(analysis, sentence);
  const earlier = tokensOf(analysis, before);
  const lower = sentence.text.toLowerCase();
  const opening = findConnective(lower);
  const connective = opening ?? findMedialConnective(lower);
  const cues: (Cue | undefined)[] = [
    connective && {
      type: 'connective',
      strength: connective.strength,
      words: opening ? sentence.text.slice(0, opening.words.length) : connective.words,
      antecedent: '',
      relation: connective.relation,
    },
    findDemonstrative(analysis, tokens, earlier),
    findName(analysis, tokens, earlier),
    findArticle(analysis, tokens, earlier),
    findPronoun(analysis, tokens, earlier),
    findOrdinal(analysis, tokens, earlier),
    findYear(tokens, earlier),
    findComparison(analysis, tokens),
    connective ? undefined : findQuestion(earlier, sentence),
    findRepetition(analysis, tokens, earlier),
  ];
  return cues.filter((cue) => cue !== undefined).sort((a, b) => b.strength - a.strength);
}

/** Share of content lemmas of `next` that the last sentence of `before` already has, 0–1. */
export function measureOverlap(analysis: PassageAnalysis, before: SentenceRange, next: number): number {
  const last = analysis.sentences[before.end - 1];
  const following = analysis.sentences[next];
  if (!last || !following) return 0;
  const earlier = new Set(
    tokensOfSentence(analysis, last)
      .filter(isContent)
      .map((token) => token.lemma),
  );
  const words = tokensOfSentence(analysis, following).filter(
    (token) => isContent(token) && !emptyWords.has(token.lemma),
  );
  if (words.length === 0) return 0;
  return words.filter((token) => earlier.has(token.lemma)).length / words.length;
}
