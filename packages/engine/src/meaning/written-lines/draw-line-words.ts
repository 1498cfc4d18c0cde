import type { LineWord } from '#meaning/written-lines/line-words.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getWordClass } from '#wording/word-class.ts';

/** What the words of a set have to weigh, by how many they are. */
const leastWeights = { topic: [1, 2.5], title: [1, 2], summary: [3.5, 3] } as const;
type Kind = keyof typeof leastWeights;
const leastOf = 0.5;
/** Two of one half of a line ask for one phrase. */
const spreadWorth = 1;

/** Words that can be left out of a line together. */
export interface WordSet {
  words: readonly LineWord[];
  weight: number;
}

/** The sets of a line, the most telling first. */
export function listWordSets(
  line: PassageAnalysis,
  words: readonly LineWord[],
  kind: Kind,
): readonly WordSet[] {
  const content = line.tokens.filter(isContent).length;
  const fit = words.filter(({ weight }) => weight >= leastOf);
  const pairs = fit.flatMap((first, at) =>
    fit.slice(at + 1).flatMap((second) => {
      const set = [first, second];
      // A line of which too little is left tells nothing.
      return content >= 2 * set.length && areApart(line, first, second) && carryPoint(set, kind) ? [set] : [];
    }),
  );
  if (pairs.length > 0) return rank(line, pairs);
  const single = fit
    .filter((word) => carriesPoint(word, kind) && (kind !== 'summary' || isSaidOfSubject(line, word)))
    .map((word) => [word]);
  return content > 2 ? rank(line, single) : [];
}

/** Of the few words of a title each was chosen with care, and often as a picture. */
const carriesPoint = ({ weight, canStandAlone, isHalf }: LineWord, kind: Kind): boolean =>
  weight >= leastWeights[kind][0] && (kind === 'title' ? !isHalf : canStandAlone);

/** What a whole sentence says stands behind its first verb, and is no subject of another. */
const isSaidOfSubject = ({ tokens }: PassageAnalysis, { token }: LineWord): boolean =>
  tokens.some(({ index, tag }) => index < token.index && finite.test(tag)) &&
  !(token.tag.startsWith('NN') && finite.test(tokens[token.index + 1]?.tag ?? ''));

const finite = /^(?:VB[DPZ]?|MD)$/u;

function carryPoint(set: readonly LineWord[], kind: Kind): boolean {
  const weight = set.reduce((sum, word) => sum + word.weight, 0);
  const isOfPoint = set.some(({ isTold }) => isTold) && set.every(({ isBacked }) => isBacked);
  return (
    weight >= leastWeights[kind][1] &&
    set.some(({ isSubject }) => !isSubject) &&
    (kind === 'title' || isOfPoint)
  );
}

/** Between two blanks stands a word that says something, or a mark, and more than the nouns of one phrase. */
function areApart(line: PassageAnalysis, first: LineWord, second: LineWord): boolean {
  const between = line.tokens.slice(first.token.index + 1, second.token.index);
  return (
    between.some((token) => isContent(token) || /^[:,?–—-]$/u.test(token.text)) &&
    between.some(({ tag }) => !/^(?:NN|JJ)/u.test(tag))
  );
}

const isContent = (token: Token): boolean => getWordClass(token) !== undefined || token.tag.startsWith('NNP');

function rank(line: PassageAnalysis, sets: readonly (readonly LineWord[])[]): WordSet[] {
  const half = line.tokens.length / 2;
  const weighSet = (set: readonly LineWord[]): number => {
    const [first, second] = set;
    const isSpread =
      first !== undefined && second !== undefined && first.token.index < half && second.token.index >= half;
    return set.reduce((sum, { weight }) => sum + weight, 0) + (isSpread ? spreadWorth : 0);
  };
  return sets.map((words) => ({ words, weight: weighSet(words) })).sort((a, b) => b.weight - a.weight);
}
