/**
 * Reduces WordNet and word vectors to `near-words.tsv` and `word-vectors.tsv`:
 * `node --import tsx packages/lexicon/build/reduce-meanings.ts <WordNet folder> <vectors JSON>`
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { nearCompany } from '../src/near-words.ts';
import { compareVectors } from '../src/word-vectors.ts';
import { makeNearFinder } from './near-in-wordnet.ts';
import { packVectors } from './pack-vectors.ts';
import { dataFolder, readGlossary } from './read-glossary.ts';
import { readWordnet, type WordnetPart } from './read-wordnet.ts';

const parts: readonly WordnetPart[] = ['n', 'v', 'adj', 'adv'];
/** Words further apart in level never stand beside each other as options. */
const furthestBand = 1;

interface Headword {
  lemma: string;
  pos: string;
  band: number;
}

interface VectorsFile {
  dimensions: number;
  vectors: Readonly<Record<string, readonly number[]>>;
}

function listHeadwords(): Headword[] {
  return readGlossary().flatMap(({ cells: [lemma = '', pos = '', , band = ''] }) =>
    /^[a-z]+$/u.test(lemma) && parts.some((part) => part === pos) ? [{ lemma, pos, band: Number(band) }] : [],
  );
}

function readVectors(path: string, words: ReadonlySet<string>): Map<string, readonly number[]> {
  const { dimensions, vectors } = JSON.parse(readFileSync(path, 'utf8')) as VectorsFile;
  return new Map(
    [...words].sort().flatMap((word): [string, readonly number[]][] => {
      const vector = Object.hasOwn(vectors, word) ? vectors[word] : undefined;
      return vector === undefined ? [] : [[word, vector.slice(0, dimensions)]];
    }),
  );
}

/** Near words by the earlier word of each pair, without those whose vectors already say so. */
function listNearWords(
  headwords: readonly Headword[],
  folder: string,
  packed: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const findNear = makeNearFinder(readWordnet(folder));
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

function writeTable(name: string, rows: readonly (readonly [string, string])[]): void {
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  writeFileSync(`${dataFolder}${name}.tsv`, sorted.map((row) => `${row.join('\t')}\n`).join(''));
}

const [folder, vectorsPath] = process.argv.slice(2);
if (folder === undefined || vectorsPath === undefined)
  throw new Error('usage: reduce-meanings.ts <WordNet folder> <vectors JSON>');
const headwords = listHeadwords();
const packed = packVectors(readVectors(vectorsPath, new Set(headwords.map(({ lemma }) => lemma))));
const near = listNearWords(headwords, folder, packed);
writeTable('word-vectors', [...packed]);
writeTable(
  'near-words',
  [...near].map(([word, others]) => [word, [...others].sort().join(' ')]),
);
