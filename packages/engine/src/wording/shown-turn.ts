import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { getValence, isFamily, type Concept } from '#wording/concepts.ts';
import { listTellingWords } from '#wording/evidence.ts';
import { findGround, type QuotedSpan } from '#wording/quote-clause.ts';

const denying =
  /^(?:not|n[’']t|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely|seldom|few|little|only|otherwise|still|fail|lack|miss|overlook|ignore|refuse|stop|instead)$/u;
const supposing =
  /^(?:seem|appear|look|sound|feel|think|believe|assume|suppose|may|might|should|first|once|initially|originally|tempting)$/u;

/**
 * Whether the two sides of a "but" show that they oppose each other in what a word says: one denies and the other does
 * not, the first one only seems or was so at first, or the one is good and the other bad. "They are easy, but they teach …" does not.
 */
export function showsTurn(
  analysis: PassageAnalysis,
  sentence: Sentence,
  concept: Concept,
  { own, other }: { own: QuotedSpan; other: QuotedSpan },
): boolean {
  const [mine, theirs] = [own, other].map(({ first, end }) => cutRelative(analysis.tokens.slice(first, end)));
  const first = own.first < other.first ? mine : theirs;
  if (hasOne(mine, denying) !== hasOne(theirs, denying) || hasOne(first, supposing)) return true;
  // "was appointed, but opposed the policy": one deed is not turned by the worth of another.
  if (concept.pos === 'v') return false;
  const worth = listTellingWords(analysis, sentence)
    .filter(({ token: { index } }) => index >= other.first && index < other.end)
    .reduce((sum, word) => sum + getValence(word.concept), 0);
  return worth * getValence(concept) < 0;
}

/** "he opposed the plan, for which there was no ground": what a relative clause denies the clause does not. */
const cutRelative = (side: readonly Token[]): readonly Token[] => {
  const at = side.findIndex(({ tag, lower }, index) => index > 0 && (tag === 'WDT' || lower === 'which'));
  return at < 0 ? side : side.slice(0, at);
};

/** "a little work" and "a few words" deny nothing. */
const hasOne = (side: readonly Token[] = [], pattern: RegExp): boolean =>
  side.some(
    ({ lower, lemma }, at) =>
      (pattern.test(lower) || pattern.test(lemma)) &&
      !(/^(?:few|little)$/u.test(lower) && side[at - 1]?.lower === 'a'),
  );

/**
 * Whether a turn across a full stop is one between two words: the clause of the one shares a noun with the sentence of
 * the other and does not say the other as well. "It keeps output low and prices high. But low output …" turns neither.
 */
export function isTurnedAcross(analysis: PassageAnalysis, word: Token, clue: Token): boolean {
  const { first, end } = findGround(analysis, clue, word);
  const clause = analysis.tokens.slice(first, end);
  const own = analysis.tokens.filter(({ sentence }) => sentence === word.sentence);
  const isShared = ({ tag, lemma }: Token): boolean =>
    tag.startsWith('NN') && own.some((one) => one.tag.startsWith('NN') && one.lemma === lemma);
  return clause.some(isShared) && !clause.some(({ lemma }) => isFamily(lemma, word.lemma));
}
