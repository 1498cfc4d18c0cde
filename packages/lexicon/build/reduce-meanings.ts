/**
 * Reduces WordNet and word vectors to `near-words.tsv`, `word-vectors.tsv`, `compounds.tsv` and `sense-counts.tsv`:
 * `node --import tsx packages/lexicon/build/reduce-meanings.ts <WordNet folder> <vectors JSON>`
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { nearCompany } from '../src/near-words.ts';
import { compareVectors } from '../src/word-vectors.ts';
import { listCompounds } from './list-compounds.ts';
import { makeNearFinder } from './near-in-wordnet.ts';
import { findMean, packVector } from './pack-vectors.ts';
import { dataFolder, readGlossary } from './read-glossary.ts';
import { readWordnet, type Wordnet, type WordnetPart } from './read-wordnet.ts';

const parts: readonly WordnetPart[] = ['n', 'v', 'adj', 'adv'];
/** Words further apart in level never stand beside each other as options. */
const furthestBand = 1;
/** Words of fewer senses mislead nobody. */
const manySenses = 3;
const frequentWords = 20_000;

interface Headword {
  lemma: string;
  pos: string;
  band: number;
}

interface VectorsFile {
  dimensions: number;
  /** Most frequent first. */
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
}

function listHeadwords(): Headword[] {
  return readGlossary().flatMap(({ cells: [lemma = '', pos = '', , band = ''] }) =>
    /^[a-z]+$/u.test(lemma) && parts.some((part) => part === pos) ? [{ lemma, pos, band: Number(band) }] : [],
  );
}

/** The packed vectors of words; what they have in common is that of the most frequent words, so that new headwords change nothing. */
function packVectors(path: string, lemmas: ReadonlySet<string>): Map<string, string> {
  const { dimensions, vectors, words } = JSON.parse(readFileSync(path, 'utf8')) as VectorsFile;
  const find = (word: string) =>
    Object.hasOwn(vectors, word) ? vectors[word]?.slice(0, dimensions) : undefined;
  const mean = findMean(words.slice(0, frequentWords).flatMap((word) => [find(word) ?? []]));
  return new Map(
    [...lemmas].flatMap((lemma): [string, string][] => {
      const vector = find(lemma);
      return vector === undefined ? [] : [[lemma, packVector(vector, mean)]];
    }),
  );
}

/** Near words by the earlier word of each pair, without those whose vectors already say so. */
function listNearWords(
  headwords: readonly Headword[],
  wordnet: Wordnet,
  packed: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const findNear = makeNearFinder(wordnet);
  const bands = new Map(headwords.map(({ lemma, pos, band }) => [`${pos} ${lemma}`, band]));
  const isToldByVectors = (left: string, right: string) => {
    const [own, other] = [packed.get(left), packed.get(right)];
    return own !== undefined && other !== undefined && compareVectors(own, other) >= nearCompany;
  };
  const pairs = new Map<string, Set<string>>();
  for (const { lemma, pos, band } of headwords) {
    const part = parts.find((one) => one === pos);
    for (const other of part === undefined ? [] : findNear(part, lemma)) {
      const otherBand = bands.get(`${pos} ${other}`);
      if (otherBand === undefined || Math.abs(otherBand - band) > furthestBand) continue;
      if (isToldByVectors(lemma, other)) continue;
      const [first, second] = lemma < other ? [lemma, other] : [other, lemma];
      pairs.set(first, (pairs.get(first) ?? new Set()).add(second));
    }
  }
  return pairs;
}

/** How many senses a headword has, where they are many. */
function listSenseCounts(headwords: readonly Headword[], { idsByWord }: Wordnet): [string, string][] {
  return headwords.flatMap(({ lemma, pos }): [string, string][] => {
    const count = idsByWord.get(`${pos} ${lemma}`)?.length ?? 0;
    return count < manySenses ? [] : [[`${lemma}\t${pos}`, String(count)]];
  });
}

const joinWords = (words: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] =>
  [...words].map(([word, others]) => [word, [...others].sort().join(' ')]);

function writeTable(name: string, rows: readonly (readonly [string, string])[]): void {
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  writeFileSync(`${dataFolder}${name}.tsv`, sorted.map((row) => `${row.join('\t')}\n`).join(''));
}

const [folder, vectorsPath] = process.argv.slice(2);
if (folder === undefined || vectorsPath === undefined)
  throw new Error('usage: reduce-meanings.ts <WordNet folder> <vectors JSON>');
const headwords = listHeadwords();
const packed = packVectors(vectorsPath, new Set(headwords.map(({ lemma }) => lemma)));
const wordnet = readWordnet(folder);
const known = new Set(headwords.map(({ lemma }) => lemma));
for (const { cells } of readGlossary()) known.add(cells[0] ?? '');
writeTable('word-vectors', [...packed]);
writeTable('near-words', joinWords(listNearWords(headwords, wordnet, packed)));
writeTable('compounds', joinWords(listCompounds(wordnet, (word) => known.has(word))));
writeTable('sense-counts', listSenseCounts(headwords, wordnet));
