import { readFileSync } from 'node:fs';

/** Parts of speech that WordNet knows, as the glossary names them. */
export type WordnetPart = 'n' | 'v' | 'adj' | 'adv';

/** A pointer from one word of a synset (1-based; 0 is the whole synset) to one of another. */
export interface Pointer {
  symbol: string;
  to: string;
  from: number;
  target: number;
}

/** Words of one meaning, lower case; the parts of a phrase are joined by `_`. */
export interface Synset {
  pos: WordnetPart;
  words: readonly string[];
  pointers: readonly Pointer[];
}

/** The dictionary: synsets by their id, and the ids of a word by `pos word`. */
export interface Wordnet {
  synsets: ReadonlyMap<string, Synset>;
  idsByWord: ReadonlyMap<string, readonly string[]>;
}

const files: readonly (readonly [WordnetPart, string])[] = [
  ['n', 'data.noun'],
  ['v', 'data.verb'],
  ['adj', 'data.adj'],
  ['adv', 'data.adv'],
];

/** Satellites of adjectives stand in the file of the adjectives. */
const toId = (letter: string, offset: string): string => `${letter === 's' ? 'a' : letter}${offset}`;

/** Reads the `data.*` files of a WordNet dictionary folder. */
export function readWordnet(folder: string): Wordnet {
  const synsets = new Map<string, Synset>();
  const idsByWord = new Map<string, string[]>();
  for (const [pos, name] of files) {
    for (const line of readFileSync(`${folder}/${name}`, 'latin1').split('\n')) {
      if (!/^\d/u.test(line)) continue;
      const { id, synset } = readSynset(pos, line);
      synsets.set(id, synset);
      for (const word of synset.words) {
        const ids = idsByWord.get(`${pos} ${word}`) ?? [];
        ids.push(id);
        idsByWord.set(`${pos} ${word}`, ids);
      }
    }
  }
  return { synsets, idsByWord };
}

function readSynset(pos: WordnetPart, line: string): { id: string; synset: Synset } {
  const fields = (line.split(' | ')[0] ?? '').trim().split(' ');
  const field = (at: number) => fields[at] ?? '';
  const wordCount = Number.parseInt(field(3), 16);
  const words = Array.from({ length: wordCount }, (_, index) =>
    field(4 + 2 * index)
      .replace(/\(.*\)/u, '')
      .toLowerCase(),
  );
  const first = 5 + 2 * wordCount;
  const pointers = Array.from({ length: Number(field(first - 1)) }, (_, index): Pointer => {
    const at = first + 4 * index;
    return {
      symbol: field(at),
      to: toId(field(at + 2), field(at + 1)),
      from: Number.parseInt(field(at + 3).slice(0, 2), 16),
      target: Number.parseInt(field(at + 3).slice(2), 16),
    };
  });
  return { id: toId(field(2), field(0)), synset: { pos, words, pointers } };
}
