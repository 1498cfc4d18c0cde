import { findEntry } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import type { Random } from '#random.ts';
import { isApart } from '#wording/choose-word-marks.ts';
import { areKin } from '#wording/concepts.ts';
import type { Swap } from '#wording/swap.ts';
import type { ToldPair } from '#wording/told-pairs.ts';

/** One box a question may hold a look-alike. */
const maxLookAlikes = 1;
const lookAlikeCost = 2;
/** Of a verb the opposite often takes other objects, of a noun other verbs. */
const classCosts = { adj: 0, adv: 0, n: 0.4, v: 0.8 } as const;
const saidWorth = 1;
const lockedWorth = 20;
/** What each band of the harder word adds: everyday words for 하, rarer ones for 상. */
const bandCosts: Readonly<Record<Difficulty, number>> = { low: 1, middle: -0.3, high: -1 };

const readBand = ({ spot: { token, pos }, swap }: ToldPair): number =>
  Math.max(findEntry(token.lemma, pos)?.band ?? 1, findEntry(swap.lemma, pos)?.band ?? 1);

/** Pairs of different sentences of which no two have a word or a meaning in common or are of one family, the plainest first. */
export function pickToldPairs(
  pairs: readonly ToldPair[],
  wishes: { count: number; difficulty: Difficulty; lockedIds: ReadonlySet<string> },
  random: Random,
): ToldPair[] {
  const { count, difficulty, lockedIds } = wishes;
  const rank = (pair: ToldPair): number =>
    (pair.swap.source === 'confusable' ? lookAlikeCost : classCosts[pair.spot.pos]) +
    readBand(pair) * bandCosts[difficulty] -
    (pair.isSaid ? saidWorth : 0) -
    (lockedIds.has(pair.spot.id) ? lockedWorth : 0) +
    random.next() * 2;
  const order = pairs.map((pair) => ({ pair, key: rank(pair) })).sort((a, b) => a.key - b.key);
  const picked: ToldPair[] = [];
  for (const { pair } of order) {
    if (picked.length === count) break;
    const isLocked = lockedIds.has(pair.spot.id);
    const isOver = isLookAlike(pair) && picked.filter(isLookAlike).length >= maxLookAlikes && !isLocked;
    const isFree = picked.every(
      (other) =>
        isApart(pair.spot, other.spot) &&
        (isLocked || pair.spot.token.sentence !== other.spot.token.sentence) &&
        !listWords(pair).some((word) => listWords(other).some((kin) => areKin(word, kin))) &&
        !shareMeaning(pair.swap, other.swap),
    );
    if (isFree && !isOver) picked.push(pair);
  }
  return picked.sort((a, b) => a.spot.token.index - b.spot.token.index);
}

/** "exact", "precise" */
const shareMeaning = (left: Swap, right: Swap): boolean =>
  splitMeanings(left.meaning).some((meaning) => splitMeanings(right.meaning).includes(meaning));

const isLookAlike = ({ swap }: ToldPair): boolean => swap.source === 'confusable';

const listWords = ({ spot, swap }: ToldPair): string[] => [spot.token.lemma, swap.lemma];

/** From these mean bands of the harder words on a question is hard, below the other one easy. */
const hardBand = 2.5;
const easyBand = 1.5;

/** How hard the words are. */
export function measureDifficulty(pairs: readonly ToldPair[]): Difficulty {
  const mean = pairs.reduce((sum, pair) => sum + readBand(pair), 0) / pairs.length;
  if (mean >= hardBand) return 'high';
  return mean < easyBand ? 'low' : 'middle';
}
