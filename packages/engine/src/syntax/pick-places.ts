import type { KindContext } from '#exercise/kind-context.ts';
import type { Candidate, Exercise } from '#exercise/exercise.ts';
import type { Sentence } from '#passage/analysis.ts';

/** A sentence that students can be asked to write. */
export interface SentencePlace {
  sentence: Sentence;
  /** The sentence as it is printed. */
  text: string;
  words: number;
  /** Other sentences that are right too. */
  accepted: readonly string[];
}

const mostSentences = 3;
/** Draws before the places are called used up. */
const attempts = 24;

/** How the sentences of a written kind compare. */
interface PlaceWishes<Place> {
  /** Better places rank higher; those within `fair` of the best are as good as the best. */
  rank: (place: Place) => number;
  fair: number;
  signatureOf: (places: readonly Place[]) => string;
}

/**
 * As many places as the teacher asked for: locked ones first, then good ones at random, in the order of the text;
 * undefined when every set was drawn before.
 */
export function pickPlaces<Place extends SentencePlace>(
  { options, random }: KindContext,
  places: readonly Place[],
  { rank, fair, signatureOf }: PlaceWishes<Place>,
): Place[] | undefined {
  const count = Math.min(mostSentences, Math.max(1, options.count ?? 1));
  const excluded = new Set(options.excludedSignatures ?? []);
  const locked = places.filter((place) => options.lockedSpots?.includes(idOf(place)));
  const rest = places.filter((place) => !locked.includes(place));
  const best = Math.max(...rest.map(rank));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // The longer the search, the more places are good enough.
    const reach = fair * (1 + attempt / 2);
    const isFair = (place: Place): boolean => rank(place) >= best - reach;
    const drawn = random.shuffle(rest);
    const ranked = [
      ...drawn.filter(isFair),
      ...drawn.filter((place) => !isFair(place)).sort((left, right) => rank(right) - rank(left)),
    ];
    const picked = [...locked, ...ranked]
      .slice(0, count)
      .sort((left, right) => left.sentence.index - right.sentence.index);
    if (picked.length > 0 && !excluded.has(signatureOf(picked))) return picked;
  }
  return undefined;
}

const idOf = ({ sentence }: SentencePlace): string => `s${sentence.index}`;

/** Number before each of several sentences; nothing before a lone one. */
export const labelPlace = (index: number, count: number): string => (count === 1 ? '' : `(${index + 1}) `);

type PlaceParts = Pick<Exercise, 'answer' | 'changes' | 'sourceSpans' | 'candidates'>;

/** What every exercise has that asks for whole sentences. */
export function describePlaces(
  places: readonly SentencePlace[],
  picked: readonly SentencePlace[],
): PlaceParts {
  const [first, ...others] = picked;
  return {
    answer:
      first && others.length === 0
        ? { type: 'text', text: first.text, accepted: [...first.accepted] }
        : { type: 'list', items: picked.map(({ text }) => text) },
    changes: [],
    sourceSpans: picked.map(({ sentence: { start, end } }) => ({ start, end })),
    candidates: places.map((place): Candidate => {
      const { start, end } = place.sentence;
      return {
        id: idOf(place),
        start,
        end,
        category: `${place.words}단어 문장`,
        isUsed: picked.includes(place),
      };
    }),
  };
}

/** 유사 정답, for the explanation of several sentences: the answers themselves have no room for them. */
export const listAccepted = (accepted: readonly string[]): string[] =>
  accepted.length === 0 ? [] : [`유사 정답: ${accepted.join(' / ')}`];
