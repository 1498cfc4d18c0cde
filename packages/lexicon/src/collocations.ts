import rows from '#generated/collocations.json' with { type: 'json' };
import collocates from '#generated/collocates.json' with { type: 'json' };
import { unpackNumbers } from '#packed-numbers.ts';

/** What stands between two words: nothing, any determiner, or one of the common prepositions. */
export type CollocationLink = '' | 'the' | Preposition;

type Preposition = (typeof prepositions)[number];
const prepositions = [
  'of',
  'in',
  'to',
  'for',
  'with',
  'from',
  'on',
  'by',
  'about',
  'against',
  'between',
  'into',
  'at',
  'over',
  'under',
  'through',
] as const;

/** The word as a link of collocations; undefined where the tables do not have it. */
export const readCollocationLink = (word: string): CollocationLink | undefined =>
  prepositions.find((preposition) => preposition === word);

let packedByRow: ReadonlyMap<string, string> | undefined;
let places: ReadonlyMap<string, number> | undefined;
const secondsByRow = new Map<string, ReadonlySet<number>>();
const mostKept = 2000;
const none: ReadonlySet<number> = new Set();

function findSeconds(first: string, link: CollocationLink): ReadonlySet<number> {
  const key = `${first}\t${link}`;
  const known = secondsByRow.get(key);
  if (known !== undefined) return known;
  packedByRow ??= new Map(
    rows.map((row) => [row.slice(0, row.lastIndexOf('\t')), row.slice(row.lastIndexOf('\t') + 1)]),
  );
  const packed = packedByRow.get(key);
  const seconds = packed === undefined ? none : new Set(unpackNumbers(packed));
  if (secondsByRow.size >= mostKept) secondsByRow.clear();
  secondsByRow.set(key, seconds);
  return seconds;
}

/**
 * Whether English puts one word before the other, with nothing or a small word between them ("empty space", "protect
 * the soil", "source of pain"). Two words that are not known to stand so may still do it. Reduced from the US English
 * trigram model of PocketSphinx.
 */
export function isCollocation(first: string, link: CollocationLink, second: string): boolean {
  places ??= new Map(collocates.map((word, place) => [word, place]));
  const place = places.get(second);
  return place !== undefined && findSeconds(first, link).has(place);
}

const firstsByLink = new Map<CollocationLink, ReadonlyMap<number, readonly string[]>>();

/** Every word that is known to stand before the given one across the link, in the order of the alphabet. */
export function listCollocatesBefore(link: CollocationLink, second: string): readonly string[] {
  places ??= new Map(collocates.map((word, place) => [word, place]));
  const place = places.get(second);
  if (place === undefined) return [];
  const firsts = firstsByLink.get(link) ?? turnRound(link);
  firstsByLink.set(link, firsts);
  return firsts.get(place) ?? [];
}

/** The first words by the place of the second one. */
function turnRound(link: CollocationLink): ReadonlyMap<number, readonly string[]> {
  const firsts = new Map<number, string[]>();
  for (const row of rows) {
    const [first = '', between = '', packed = ''] = row.split('\t');
    if (between !== link) continue;
    for (const place of unpackNumbers(packed)) {
      const known = firsts.get(place);
      if (known === undefined) firsts.set(place, [first]);
      else known.push(first);
    }
  }
  return firsts;
}

/** Every word that is known to stand behind the given one across the link, in the order of the alphabet. */
export const listCollocatesAfter = (first: string, link: CollocationLink): readonly string[] =>
  [...findSeconds(first, link)].flatMap((place) => collocates[place] ?? []);
