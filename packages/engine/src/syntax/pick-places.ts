import type { Random } from '#random.ts';

/** What is asked of the sentences of a written task. */
export interface PlaceWishes<T> {
  count: number;
  /** Better places rank higher; those within `fair` of the best are as good as the best. */
  rank: (place: T) => number;
  fair: number;
  isLocked: (place: T) => boolean;
  /** Place in the passage. */
  order: (place: T) => number;
  isExcluded: (places: readonly T[]) => boolean;
}

/** Draws before the places are called used up. */
const attempts = 24;

/** Locked places first, then good ones at random, in the order of the text; undefined when all sets are excluded. */
export function pickPlaces<T>(places: readonly T[], wishes: PlaceWishes<T>, random: Random): T[] | undefined {
  const { count, rank, fair, isLocked, order, isExcluded } = wishes;
  const locked = places.filter(isLocked);
  const rest = places.filter((place) => !isLocked(place));
  const best = Math.max(...rest.map(rank));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // The longer the search, the more places are good enough.
    const reach = fair * (1 + attempt / 2);
    const isFair = (place: T): boolean => rank(place) >= best - reach;
    const drawn = random.shuffle(rest);
    const ranked = [
      ...drawn.filter(isFair),
      ...drawn.filter((place) => !isFair(place)).sort((left, right) => rank(right) - rank(left)),
    ];
    const picked = [...locked, ...ranked].slice(0, count).sort((left, right) => order(left) - order(right));
    if (picked.length > 0 && !isExcluded(picked)) return picked;
  }
  return undefined;
}
