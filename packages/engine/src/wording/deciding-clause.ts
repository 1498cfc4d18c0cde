import { isBe } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { getConcept } from '#wording/concepts.ts';
import type { QuotedSpan } from '#wording/quote-clause.ts';
import type { Reason } from '#wording/reason.ts';
import { showsTurn } from '#wording/shown-turn.ts';
import type { Swap } from '#wording/swap.ts';

/** Two clauses of a sentence that a connective ties, the one with the word first. */
export interface TiedClauses {
  own: QuotedSpan;
  other: QuotedSpan;
  words: string;
  sense: Reason['sense'];
}

/** Whether the other clause would not follow from the opposite of the word just as well. */
export function decidesWord(
  analysis: PassageAnalysis,
  sentence: Sentence,
  swap: Swap,
  tie: TiedClauses,
): boolean {
  const told = analysis.tokens.slice(tie.other.first, tie.other.end);
  if (isCutShort(told)) return false;
  if (tie.sense === 'turn')
    return (
      !isGivenCause(analysis, tie.own) &&
      (tie.words === '' ||
        !joints.test(tie.words) ||
        showsTurn(analysis, sentence, getConcept(swap.token.lemma, swap.pos), tie))
    );
  if (hangsOnOther(analysis, swap.token, tie.own)) return false;
  // "She knew the reason, because …": that follows from any cause.
  return !(tie.sense === 'effect' && told.some(({ lower }) => /^(?:reason|why|explanation)$/u.test(lower)));
}

/** "it succeeds when nothing happens": what decides is the clause within. */
const hangsOnOther = ({ tokens }: PassageAnalysis, { index }: Token, { end }: QuotedSpan): boolean =>
  tokens.slice(index + 1, end).some(({ lower }) => /^(?:when|if|while|unless|until|once)$/u.test(lower));

const joints = /^(?:but|yet|although|though)$/iu;

/** "although the person is not", "he could not use that": what it tells stands elsewhere. */
const isCutShort = (told: readonly Token[]): boolean => {
  const last = told.findLast(({ text }) => /^\p{L}/u.test(text));
  return (
    last !== undefined &&
    (isBe(last) || last.tag === 'MD' || /^(?:not|n[’']t|does|did|that|this|so|too)$/u.test(last.lower))
  );
};

/** "but they must be careful, because …": the turn is only that there is a cause, which decides. */
const isGivenCause = ({ tokens }: PassageAnalysis, { end }: QuotedSpan): boolean =>
  [tokens[end], tokens[end + 1]].some((token) => /^(?:because|since)$/u.test(token?.lower ?? ''));
