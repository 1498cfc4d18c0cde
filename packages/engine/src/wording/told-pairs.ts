import { findEntry } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { splitMeanings } from '#passage/korean-synonyms.ts';
import { quoteMeaning, readToldSenses } from '#passage/told-sense.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import { isFairPair } from '#wording/fair-pairs.ts';
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
    if (line === '') return [];
    const similar = lookAlikes.flatMap(({ spot: { id }, swap }) => (id === spot.id ? [swap] : []));
    const [best] = [...listContraries(analysis, spot), ...similar].flatMap((swap): ToldPair[] => {
      const told = readLine(analysis, swap, line);
      return told === undefined ? [] : [{ spot, ...told, isSaid: isSaidHere(analysis, swap) }];
    });
    return best === undefined ? [] : [best];
  });
}

/** What is known to stand beside the words of the place goes before a commoner word. */
const saidWorth = 5000;

/** Full opposites, and others that are known to be said beside the words of the place, the best first. */
function listContraries(analysis: PassageAnalysis, { rivals }: WordSpot): Swap[] {
  const fair = rivals.flatMap(({ swap }) => {
    const isSaid = isSaidHere(analysis, swap);
    const isFair =
      swap.source === 'antonym' &&
      (swap.isFull || isSaid) &&
      isSurePair(swap) &&
      !isGivenAway(analysis, swap) &&
      !isPrintedBeside(analysis, swap);
    return isFair ? [{ swap, rank: rankSwap(swap) - (isSaid ? saidWorth : 0) }] : [];
  });
  return fair.sort((a, b) => a.rank - b.rank).map(({ swap }) => swap);
}

/** The pair with the meaning that the line shows, where the other word is opposed to it and the line has none of its meanings. */
function readLine(
  analysis: PassageAnalysis,
  swap: Swap,
  line: string,
): { swap: Swap; shown: string } | undefined {
  const own = findEntry(swap.token.lemma, swap.pos);
  const other = findEntry(swap.lemma, swap.pos);
  const [told] = readToldSenses(own?.senses ?? [], line);
  if (other === undefined || told?.exact === undefined) return undefined;
  const [meaning = ''] = splitMeanings(told.exact);
  const isFair =
    swap.source === 'confusable' || isFairPair(swap.token.lemma, swap.lemma, meaning, told.index);
  const stretch = isFair ? quoteMeaning(meaning, line) : undefined;
  const shown = stretch && withDegree(swap.token, stretch, line);
  if (shown === undefined || isOfOther(analysis, swap.token, shown)) return undefined;
  return tellsOther(other.senses, meaning, shown, line)
    ? undefined
    : { swap: { ...swap, meaning: told.exact }, shown };
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
