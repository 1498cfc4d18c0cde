import { readFileSync } from 'node:fs';

const title = 'Trie Language Model';
const uint32Bytes = 4;
/** Of a word: its probability, its back-off weight and where its pairs begin. */
const unigramBytes = 3 * uint32Bytes;
/** Probabilities and back-off weights are numbers of rows in tables of so many rows. */
const tableRows = 65_536;
const weightBits = 16;
/** Logarithms of the model are of this base. */
const logBase = 1.0001;
const toLog10 = Math.log10(logBase);

/** A model of word sequences: every pair and triple that it has seen, with log10 of the chance of the last word. */
export interface Trigrams {
  words: readonly string[];
  /** log10 of the chance of a word by itself. */
  chances: ReadonlyMap<string, number>;
  eachPair: (visit: (first: string, second: string, chance: number) => void) => void;
  eachTriple: (visit: (first: string, second: string, third: string, chance: number) => void) => void;
}

const bitsFor = (most: number): number => Math.floor(Math.log2(most)) + 1;

/** Numbers of a few bits each, without regard to the borders of bytes, the lowest bit first. */
const readBits = (bytes: Buffer, at: number, bits: number): number =>
  Math.floor(bytes.readUIntLE(Math.floor(at / 8), 6) / 2 ** (at % 8)) % 2 ** bits;

/** Bits of the fields of a pair and of a triple, which have just room for the largest number. */
function measureEntries(wordCount: number, tripleCount: number) {
  const [wordBits, nextBits] = [bitsFor(wordCount), bitsFor(tripleCount)];
  const pairBits = wordBits + 2 * weightBits + nextBits;
  return { wordBits, nextBits, pairBits, tripleBits: wordBits + weightBits };
}

/** Bytes of a list of entries, with one entry and a word of eight bytes behind the last. */
const sizeOf = (entries: number, bits: number): number => Math.floor(((entries + 1) * bits + 7) / 8) + 8;

/**
 * Reads the binary trigram model of a speech recogniser (the `en-us.lm.bin` of PocketSphinx): sequences are kept
 * backwards, a word leading to those before it. Throws where the file is none.
 */
export function readTrigrams(path: string): Trigrams {
  const bytes = readFileSync(path);
  let at = title.length + 1;
  const order = bytes[title.length];
  if (bytes.toString('latin1', 0, title.length) !== title || order !== 3)
    throw new Error(`${path} is no trigram model`);
  const counts = [0, 1, 2].map((index) => bytes.readUInt32LE(at + index * uint32Bytes));
  const [wordCount = 0, pairCount = 0, tripleCount = 0] = counts;
  at += (counts.length + 1) * uint32Bytes;
  const pairChances = at;
  const tripleChances = at + 2 * tableRows * uint32Bytes;
  const unigrams = tripleChances + tableRows * uint32Bytes;
  const pairs = unigrams + (wordCount + 1) * unigramBytes;
  const { wordBits, nextBits, pairBits, tripleBits } = measureEntries(wordCount, tripleCount);
  const triples = pairs + sizeOf(pairCount, pairBits);
  const names = triples + sizeOf(tripleCount, tripleBits) + uint32Bytes;
  const words = bytes.toString('utf8', names).split('\0').slice(0, wordCount);

  const chanceAt = (table: number, row: number) => bytes.readFloatLE(table + row * uint32Bytes) * toLog10;
  const firstPairOf = (word: number) => bytes.readUInt32LE(unigrams + word * unigramBytes + 2 * uint32Bytes);
  const pairAt = (index: number) => {
    const bit = index * pairBits;
    const read = (from: number, bits: number) => readBits(bytes.subarray(pairs), bit + from, bits);
    return {
      before: words[read(0, wordBits)] ?? '',
      chance: chanceAt(pairChances, read(wordBits + weightBits, weightBits)),
      firstTriple: read(wordBits + 2 * weightBits, nextBits),
    };
  };
  const eachPairOf = (visit: (index: number, last: string) => void) => {
    for (const [word, last] of words.entries())
      for (let index = firstPairOf(word); index < firstPairOf(word + 1); index += 1) visit(index, last);
  };
  return {
    words,
    chances: new Map(
      words.map((word, index) => [word, bytes.readFloatLE(unigrams + index * unigramBytes) * toLog10]),
    ),
    eachPair: (visit) => {
      eachPairOf((index, last) => {
        const { before, chance } = pairAt(index);
        visit(before, last, chance);
      });
    },
    eachTriple: (visit) => {
      eachPairOf((index, last) => {
        const { before, firstTriple } = pairAt(index);
        const end = pairAt(index + 1).firstTriple;
        for (let triple = firstTriple; triple < end; triple += 1) {
          const bit = triple * tripleBits;
          const tail = bytes.subarray(triples);
          const first = words[readBits(tail, bit, wordBits)] ?? '';
          visit(first, before, last, chanceAt(tripleChances, readBits(tail, bit + wordBits, weightBits)));
        }
      });
    },
  };
}
