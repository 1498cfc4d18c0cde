import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { isNamedInLines } from '#meaning/named-in-lines.ts';
import { readPassageWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isUsedOnce, standsOnce } from '#passage/occurrences.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import type { Clue } from '#wording/evidence.ts';
import type { Swap } from '#wording/swap.ts';
import { findWordSpots, weighIn, type WordSpot } from '#wording/word-spots.ts';

/** A word to leave out, with what points to it and what can stand wrongly in its place. */
export interface BlankSpot {
  word: BlankWord;
  /** What the passage says, strongest first; empty where only the teacher's lines name the word. */
  clues: readonly Clue[];
  /** Opposites that the passage contradicts, best first, and words that only look alike. */
  opposites: readonly OptionWord[];
  lookalikes: readonly OptionWord[];
  /** Words of another matter may fill the options: the passage asks for this very meaning. */
  isTold: boolean;
  score: number;
}

const minStrength = 0.95;
const plainStrength = 1.3;
const namedStrength = 2.2;
/** Before the middle a word of the teacher's lines only opens the subject. */
const minPlaceNamed = 0.5;
const maxStrength = 3;
const lateWorth = 4;
const wrongCount = 4;
const maxOpposites = 2;
const maxLookalikes = 2;

/** Words after the first sentence that the rest of the passage or the teacher's lines point to, later ones rather. */
export function listBlankSpots({
  source,
  analysis,
}: Pick<KindContext, 'source' | 'analysis'>): readonly BlankSpot[] {
  return readSpotsOnce(source, analysis);
}

const readSpotsOnce = readPassageOnce(readBlankSpots);

function readBlankSpots(source: PassageSource, analysis: PassageAnalysis): readonly BlankSpot[] {
  const noted = new Set((source.footnotes ?? []).map(({ word }) => word.toLowerCase()));
  const spots = new Map(findWordSpots(analysis).map((spot) => [spot.token.index, spot]));
  const count = analysis.sentences.length;
  return analysis.tokens.flatMap((token): BlankSpot[] => {
    const isOpen = token.sentence > 0 && isUsedOnce(analysis, token) && standsOnce(analysis, token);
    const place = (token.sentence + 1) / count;
    const mayTell = place > minPlaceNamed || spots.has(token.index);
    const word = isOpen && mayTell && !noted.has(token.lemma) ? readPassageWord(analysis, token) : undefined;
    if (word === undefined) return [];
    const isAttributive =
      /^JJ/u.test(token.tag) && /^(?:NN|JJ)/u.test(analysis.tokens[token.index + 1]?.tag ?? '');
    const weigh = (swap: Swap) => weighIn(analysis, swap, count);
    const told = judgeWord(spots.get(token.index), isAttributive, weigh);
    const isNamed = place > minPlaceNamed && isNamedInLines(source, word) && word.fullOpposites.length > 0;
    if (told === undefined && !isNamed) return [];
    const strength = (told?.strength ?? 0) + (isNamed ? namedStrength : 0);
    return [
      {
        word,
        clues: told?.clues ?? [],
        opposites: told?.opposites ?? word.fullOpposites.slice(0, 1),
        lookalikes: listLookalikes(spots.get(token.index)),
        isTold: isNamed || told?.isTold === true,
        score: Math.min(strength, maxStrength) + lateWorth * place + (token.sentence === count - 1 ? 1 : 0),
      },
    ];
  });
}

interface Told {
  clues: readonly Clue[];
  strength: number;
  opposites: OptionWord[];
  isTold: boolean;
}

/** What the passage says for the word; nothing where an opposite could be true as well. */
function judgeWord(
  spot: WordSpot | undefined,
  isAttributive: boolean,
  weigh: (swap: Swap) => ReturnType<typeof weighIn>,
): Told | undefined {
  const rivals = (spot?.rivals ?? [])
    .filter(({ swap }) => swap.source === 'antonym')
    .map(({ swap }) => ({ swap, evidence: weigh(swap) }))
    .filter(({ evidence }) => evidence.strength >= minStrength)
    .sort((a, b) => b.evidence.strength - a.evidence.strength);
  const [best] = rivals;
  if (best === undefined) return undefined;
  const { clues, strength } = best.evidence;
  const isPlain = clues.some(({ sense }) => /^(?:same|denied|contrast)$/u.test(sense));
  const isPredicative = spot?.pos === 'adj' && !isAttributive;
  const isLoose = !isPredicative && (isAttributive || strength < plainStrength);
  const opposites = rivals.map(({ swap }) => ({ lemma: swap.lemma, text: swap.form }));
  // Before a noun many an adjective could stand.
  const isTold = (isPlain && (!isAttributive || strength >= plainStrength)) || !isLoose;
  const needed = isTold ? 1 : wrongCount - listLookalikes(spot).length;
  if (opposites.length < needed) return undefined;
  return { clues, strength, isTold, opposites: opposites.slice(0, isTold ? maxOpposites : wrongCount) };
}

function listLookalikes(spot: WordSpot | undefined): OptionWord[] {
  return (spot?.rivals ?? [])
    .filter(({ swap }) => swap.source === 'confusable')
    .slice(0, maxLookalikes)
    .map(({ swap }) => ({ lemma: swap.lemma, text: swap.form }));
}
