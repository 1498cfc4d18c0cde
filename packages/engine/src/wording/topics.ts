import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isFamily } from '#wording/concepts.ts';
import { findLink } from '#wording/links.ts';

const looseFactor = 0.5;
const reachTokens = 7;
const besideTokens = 3;
/** They name no thing of their own: "the use of gas", "the number of users". */
const measures = /^(?:use|number|amount|rate|level|share|part|kind)$/u;

/** Words that are said of different things say little about each other, unless a connective sets them side by side. */
export function relateTopics(analysis: PassageAnalysis, word: Token, token: Token): number {
  if (findLink(analysis, word, token).direction === 'contrast') return 1;
  return isSaidOfOneThing(analysis, word, token) ? 1 : looseFactor;
}

function isSaidOfOneThing(analysis: PassageAnalysis, word: Token, token: Token): boolean {
  const own = listTopics(analysis, word);
  const isAdjective = token.tag.startsWith('JJ');
  // What a verb is said of matters only beside a noun that names its thing: "the increase in gas".
  const other = isAdjective || word.tag.startsWith('NN') ? listTopics(analysis, token) : [];
  if (own.length === 0 || other.length === 0) return own.length === other.length || !isAdjective;
  return own.some((left) => other.some((right) => isFamily(left, right)));
}

/** What the word is said of: the noun after an adjective, those after "in" or "of" for a noun, those beside a verb. */
function listTopics({ tokens }: PassageAnalysis, { index, tag, sentence }: Token): string[] {
  const isIn = (one: Token | undefined): one is Token => one?.sentence === sentence;
  const name = (list: readonly Token[]) =>
    list.filter((one) => one.tag.startsWith('NN') && !measures.test(one.lemma)).map(({ lemma }) => lemma);
  if (tag.startsWith('VB'))
    return name(tokens.slice(Math.max(0, index - besideTokens), index + besideTokens + 1).filter(isIn));
  const after = tokens[index + 1];
  if (tag.startsWith('NN') && after?.lower !== 'in' && after?.lower !== 'of') return [];
  const phrase: Token[] = [];
  for (const next of tokens.slice(index + (tag.startsWith('NN') ? 2 : 1), index + reachTokens).filter(isIn)) {
    const isOf = tag.startsWith('NN') && next.lower === 'of';
    if (!isOf && !/^(?:NN|JJ|DT|PRP\$)/u.test(next.tag)) break;
    phrase.push(next);
  }
  const named = name(phrase);
  return tag.startsWith('JJ') ? named.slice(-1) : named;
}
