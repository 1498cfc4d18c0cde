import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';
import { getConcept, isFamily, sharesNarrowScale } from '#wording/concepts.ts';
import type { Clue, Evidence } from '#wording/evidence.ts';
import type { Reason } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';
import { getWordClass } from '#wording/word-class.ts';

const weight = 1.1;
const minStrength = 1.1;
const minDistanceTokens = 3;

/**
 * Two clues of other phrases that speak for the word, where nothing speaks against it: "violent separatists …
 * uprisings … dead". One of them alone, the word again or one in the phrase of the word itself, goes with the opposite as well.
 */
export function findJointContext(
  analysis: PassageAnalysis,
  swap: Swap,
  { clues, strength }: Evidence,
): Reason | undefined {
  // What a noun names goes with many deeds: "the masters repeated their triumphs".
  if (swap.pos === 'n' || isOfPerson(analysis, swap)) return undefined;
  if (strength < minStrength || clues.some(({ sense }) => sense === 'contrast' || sense === 'denied'))
    return undefined;
  const apart = clues.filter(
    (clue) =>
      isInOtherPhrase(analysis, swap.token, clue.token) &&
      !isLessened(analysis, clue.token) &&
      !hasTurn(analysis, clue.token) &&
      !isFamily(clue.token.lemma, swap.token.lemma) &&
      isPlain(swap, clue),
  );
  const [first, second] = apart.filter(
    (clue, at) => apart.findIndex((other) => isOneClue(swap, other, clue)) === at,
  );
  if (first === undefined || second === undefined) return undefined;
  return { ...first, helper: second.token, sense: 'joint', weight };
}

/** Far enough, with a verb, a preposition or a mark between. */
function isInOtherPhrase({ tokens }: PassageAnalysis, word: Token, token: Token): boolean {
  if (word.sentence !== token.sentence) return true;
  const [first, end] = [word.index, token.index].sort((a, b) => a - b);
  const between = tokens.slice((first ?? 0) + 1, end);
  return (
    between.length >= minDistanceTokens - 1 &&
    between.some(({ tag, text }) => /^(?:VB|IN|CC|TO)/u.test(tag) || text === ',')
  );
}

/** What is said before and after the sentence are two clues, even in one word, unless it only keeps company or tells of a way. */
const isOneClue = ({ pos }: Swap, one: Clue, two: Clue): boolean =>
  one.token.lemma === two.token.lemma &&
  (pos === 'adv' || one.sense === 'company' || one.token.sentence === two.token.sentence);

/** "Talk joins two at a time, but a song joins a whole group": one half of such a sentence is set against the other. */
const hasTurn = ({ sentences }: PassageAnalysis, { sentence }: Token): boolean =>
  /\b(?:but|yet|whereas|while|although|though|however|unlike|instead|rather)\b/iu.test(
    sentences[sentence]?.text ?? '',
  );

/** "multiply less readily" */
const isLessened = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^(?:less|least|little|no|nothing)$/u.test(tokens[index + 1]?.lower ?? '');

/** Company that was written down for the word, or nearly the same meaning. */
function isPlain({ token, pos }: Swap, clue: Clue): boolean {
  if (clue.sense === 'company') return true;
  const other = getWordClass(clue.token);
  return (
    other !== undefined &&
    sharesNarrowScale(getConcept(token.lemma, pos), getConcept(clue.token.lemma, other))
  );
}

/** "a bright, ambitious man": of a person the word may have another sense than its company has. */
const isOfPerson = ({ tokens }: PassageAnalysis, { token, pos }: Swap): boolean =>
  pos === 'adj' &&
  tokens
    .slice(token.index + 1, token.index + personReach)
    .some((one) => one.sentence === token.sentence && isPerson(one));

const personReach = 5;
