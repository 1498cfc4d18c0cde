import { findAntonyms, findEntry } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { quoteMeaning, readToldSenses } from '#passage/told-sense.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import { isFairPair, isVouched } from '#wording/fair-pairs.ts';
import { isGivenAway } from '#wording/giveaway.ts';
import { listLookAlikes } from '#wording/look-alikes.ts';
import { isPrintedBeside, isSurePair } from '#wording/sure-pairs.ts';
import type { Swap } from '#wording/swap.ts';
import { isSaidHere } from '#wording/tied-answers.ts';
import { getWordClass } from '#wording/word-class.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** A word of which the translation of its sentence shows the meaning, beside one that it cannot mean. */
export interface ToldPair {
  spot: WordSpot;
  swap: Swap;
  /** What of the translation shows it, as it stands there. */
  shown: string;
  /** The other word is known to stand beside the words of the place. */
  isSaid: boolean;
}

/** Each word of which the Korean line of its sentence shows the meaning, with the other word that suits the place best. */
export function listToldPairs(
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
  lines: readonly string[],
): ToldPair[] {
  const lookAlikes = listLookAlikes(analysis, spots, lines).filter(({ isStrange }) => !isStrange);
  return spots.flatMap((spot): ToldPair[] => {
    const line = lines[spot.token.sentence] ?? '';
    const told = readMeaning(spot, line);
    if (told === undefined) return [];
    const similar = lookAlikes.flatMap(({ spot: { id }, swap }) => (id === spot.id ? [swap] : []));
    const swap = [...listContraries(analysis, spot), ...similar].find((one) => isTold(one, told, line));
    if (swap === undefined || isOfOther(analysis, spot.token, told.shown)) return [];
    return [
      {
        spot,
        swap: { ...swap, meaning: told.sense },
        shown: told.shown,
        isSaid: isSaidHere(analysis, swap),
      },
    ];
  });
}

/** What is known to stand beside the words of the place goes before a commoner word. */
const saidWorth = 5000;

/** "wealthy or poor" has no "impoverished or poor". */
const isJoinedToContrary = ({ tokens }: PassageAnalysis, { token, pos }: WordSpot): boolean =>
  [-1, 1].some((side) => {
    const [joint, other] = [tokens[token.index + side], tokens[token.index + 2 * side]];
    return joint?.tag === 'CC' && findAntonyms(token.lemma, pos).some(({ word }) => word === other?.lemma);
  });

/** Full opposites, and others that are vouched for or known to be said beside the words of the place, the best first. */
function listContraries(analysis: PassageAnalysis, spot: WordSpot): Swap[] {
  if (isJoinedToContrary(analysis, spot)) return [];
  const fair = spot.rivals.flatMap(({ swap }) => {
    const isSaid = isSaidHere(analysis, swap);
    const isFair =
      swap.source === 'antonym' &&
      (swap.isFull || isSaid || isVouched(swap.token.lemma, swap.lemma)) &&
      isSurePair(swap) &&
      !isGivenAway(analysis, swap) &&
      !isPrintedBeside(analysis, swap);
    return isFair ? [{ swap, rank: rankSwap(swap) - (isSaid ? saidWorth : 0) }] : [];
  });
  return fair.sort((a, b) => a.rank - b.rank).map(({ swap }) => swap);
}

/** The meaning of a word that its line shows: which it is, with its synonyms, the number of its sense, and the words there. */
interface ShownMeaning {
  meaning: string;
  sense: string;
  index: number;
  shown: string;
}

function readMeaning({ token, pos }: WordSpot, line: string): ShownMeaning | undefined {
  // A line in which the word itself stands gives it away.
  if (line.includes(token.text)) return undefined;
  const [told] = readToldSenses(findEntry(token.lemma, pos)?.senses ?? [], line);
  if (told?.exact === undefined) return undefined;
  const [meaning = ''] = splitMeanings(told.exact);
  const shown = quoteMeaning(meaning, line);
  if (shown === undefined) return undefined;
  return { meaning, sense: told.exact, index: told.index, shown: withDegree(token, shown, line) };
}

/** Whether the other word is opposed to what the line shows, and the line has none of its meanings. */
function isTold(
  { token, pos, lemma, source }: Swap,
  { meaning, index, shown }: ShownMeaning,
  line: string,
): boolean {
  const other = findEntry(lemma, pos);
  const isFair = source === 'confusable' || isFairPair(token.lemma, lemma, meaning, index);
  return other !== undefined && isFair && !tellsOther(other.senses, meaning, shown, line);
}

/** 더 뜨거운 of "hotter", 가장 뜨거운 of "hottest" */
function withDegree({ tag }: Token, shown: string, line: string): string {
  const degree = /^(?:JJ|RB)R$/u.test(tag) ? '더 ' : /^(?:JJ|RB)S$/u.test(tag) ? '가장 ' : '';
  return line.includes(degree + shown) ? degree + shown : shown;
}

/** Whether a line has a meaning of the other word beside what it shows, or in it: but 불가능한 has 가능한 in it and is none. */
function tellsOther(senses: readonly string[], meaning: string, shown: string, line: string): boolean {
  const others = senses.flatMap(splitMeanings);
  const apart = others.filter((other) => other === meaning || !meaning.includes(other));
  return (
    readToldSenses(others, line.replace(shown, ' ')).length > 0 || readToldSenses(apart, shown).length > 0
  );
}

/** Whether what the line shows may be said of another word of the sentence. */
const isOfOther = (
  { tokens, sentences }: PassageAnalysis,
  { sentence, lemma }: Token,
  shown: string,
): boolean => {
  const { firstToken, endToken } = sentences[sentence] ?? {};
  return tokens.slice(firstToken, endToken).some((one) => {
    if (one.lemma === lemma || getWordClass(one) === undefined) return false;
    return readToldSenses(glossToken(tokens, one)?.senses ?? [], shown).length > 0;
  });
};
