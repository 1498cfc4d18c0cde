import { isBe, isFinite } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { getConcept, getValence } from '#wording/concepts.ts';
import { findNegator } from '#wording/links.ts';
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
  if (isCutShort(told) || isHalfOfNotBut(analysis, sentence, tie.other)) return false;
  if (tie.sense !== 'cause' && isOnlyCalled(told)) return false;
  if (
    tie.sense === 'cause' &&
    (isOfClauseWithin(analysis, swap.token, tie) || isOfEither(analysis, sentence, tie))
  )
    return false;
  if (tie.sense !== 'turn' && isOfOtherMood(told, swap)) return false;
  const rest = listRest(analysis, swap.token, tie);
  if (tie.sense === 'turn')
    return (
      // "but they must be careful, because …": the turn is only that there is a cause, which decides.
      !rest.some((word) => /^(?:because|since)$/u.test(word)) &&
      // "it is often asked for, but they are not wealthy": what is denied turns against much else.
      !(tie.other.first < tie.own.first && findNegator(analysis, swap.token) !== undefined) &&
      (tie.words === '' ||
        !joints.test(tie.words) ||
        showsTurn(analysis, sentence, getConcept(swap.token.lemma, swap.pos), tie))
    );
  // "it succeeds when nothing happens": what decides is the clause within.
  if (rest.some((word) => /^(?:when|if|unless|until|once)$/u.test(word))) return false;
  // "She knew the reason, because …": that follows from any cause.
  return !(tie.sense === 'effect' && told.some(({ lower }) => /^(?:reason|why|explanation)$/u.test(lower)));
}

/** "Novelists loved them, because one can imagine an early death": of what is good nothing bad is the plain cause. */
function isOfOtherMood(told: readonly Token[], { token, pos }: Swap): boolean {
  const own = getValence(getConcept(token.lemma, pos));
  return (
    own !== 0 &&
    told.some(({ tag, lemma }) => /^NNS?$/u.test(tag) && getValence(getConcept(lemma, 'n')) * own < 0)
  );
}

/** "but people often say that they breathe", "economists call it an efficiency wage": what is said and how it is called follows from much. */
const isOnlyCalled = (told: readonly Token[]): boolean =>
  /^(?:call|say|name|describe|report)$/u.test(told.find(isFinite)?.lemma ?? '');

/** "It is easy to think that they quarrel because …": the cause is that of the clause within. */
const isOfClauseWithin = (
  { tokens }: PassageAnalysis,
  { index }: Token,
  { own, other }: TiedClauses,
): boolean => {
  const rest = tokens.slice(index + 1, own.end);
  const that = rest.findIndex(({ lower, tag }) => lower === 'that' && tag === 'IN');
  return own.first < other.first && that >= 0 && rest.slice(that).some(isFinite) && rest.at(-1)?.text !== ',';
};

/** "The fear greets every instrument, and it is not foolish, because …": of two things either may be meant. */
const isOfEither = ({ tokens }: PassageAnalysis, { firstToken }: Sentence, { own }: TiedClauses): boolean => {
  const [opener, next] = tokens.slice(own.first);
  const subject = opener?.tag === 'CC' ? next : opener;
  const things = tokens.slice(firstToken, own.first).filter(({ tag }) => tag === 'NN');
  // "it was dangerous to land" is said of what follows.
  const isOfNext = tokens.slice(own.first, own.end).some(({ lower }) => /^(?:to|that)$/u.test(lower));
  return subject?.lower === 'it' && things.length > 1 && !isOfNext;
};

/** The words behind a word in its clause, and those that open what follows it, but for the clause tied to it. */
const listRest = (
  { tokens }: PassageAnalysis,
  { index, sentence }: Token,
  { own, other }: TiedClauses,
): readonly string[] =>
  tokens
    .slice(index + 1, own.end + joint)
    .filter((token) => token.sentence === sentence && (token.index < other.first || token.index >= other.end))
    .map(({ lower }) => lower);

const joints = /^(?:but|yet)$/iu;

/** "although the person is not", "he could not use that": what it tells stands elsewhere. */
const isCutShort = (told: readonly Token[]): boolean => {
  const last = told.findLast(({ text }) => /^\p{L}/u.test(text));
  return (
    last !== undefined &&
    (isBe(last) || last.tag === 'MD' || /^(?:to|not|n[’']t|does|did|that|this|so|too)$/u.test(last.lower))
  );
};

/** "because they are told not by words": the "but" behind it says how they are. */
const isHalfOfNotBut = (
  { tokens }: PassageAnalysis,
  { endToken }: Sentence,
  { first, end }: QuotedSpan,
): boolean => {
  const not = tokens.slice(first, end).find(({ lower }) => lower === 'not');
  return (
    not !== undefined &&
    /^(?:IN|TO|DT)$/u.test(tokens[not.index + 1]?.tag ?? '') &&
    tokens.slice(end, endToken).some(({ lower }) => lower === 'but')
  );
};

/** The mark and the word behind a clause. */
const joint = 2;
