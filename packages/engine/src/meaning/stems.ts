const shortStem = 3;
const endings = /(?:s|ing|ed)$/u;

/** What words begin with; what has up to three letters is a word of its own (age, not agent) and ends in a space. */
export type Stems = readonly string[];

/** Reads a list of stems with spaces between. */
export const readStems = (list: string): Stems =>
  list
    .trim()
    .split(/\s+/u)
    .map((stem) => (stem.length > shortStem ? stem : `${stem} `));

/** Everything with which the words of a text begin, and where in the text these words stand. */
export type Beginnings = ReadonlyMap<string, readonly number[]>;

/**
 * Looks up in a text what stems are looked for: thousands of lists are compared with one passage, and a look-up each is
 * far less than a search through its text.
 */
export function listBeginnings(text: string): Beginnings {
  const places = new Map<string, number[]>();
  const add = (beginning: string, place: number): void => {
    const known = places.get(beginning);
    if (known === undefined) places.set(beginning, [place]);
    else known.push(place);
  };
  // A word with hyphens is read whole, and again from each of its parts.
  for (const { 1: own = '', 2: rest = '', index } of text.matchAll(/\b(?=(\w+)([\p{L}\p{N}_-]*))/gu)) {
    const word = own.toLowerCase();
    const bare = word.replace(endings, '');
    if (bare.length <= shortStem) add(`${bare} `, index);
    if (word !== bare && word.length <= shortStem) add(`${word} `, index);
    const run = word + rest.toLowerCase();
    for (let end = shortStem + 1; end <= run.length; end += 1) add(run.slice(0, end), index);
  }
  return places;
}

/** Tells whether a word of any of the texts begins with one of the stems. */
export const namesAny = (stems: Stems, ...texts: readonly Beginnings[]): boolean =>
  stems.some((stem) => texts.some((text) => text.has(stem)));

/** The places of the words of a text that begin with one of the stems. */
export const findPlaces = (stems: Stems, text: Beginnings): ReadonlySet<number> =>
  new Set(stems.flatMap((stem) => text.get(stem) ?? []));
