import { emptyWords } from '#cohesion/words.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { listBeginnings, type Beginnings } from '#meaning/stems.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { readWordOnce } from '#read-once.ts';

/** How much a passage is about each of its words, by lemma in lower case. */
interface KeyWeights {
  weights: ReadonlyMap<string, number>;
  /** Lemmas on which the passage turns: those of the teacher's lines, and the most frequent nouns. */
  central: ReadonlySet<string>;
}

const premiumOfLines = 2;
const minCentral = 2;
/** A word much rarer than the most frequent one is a detail. */
const minShareOfTop = 0.5;
const longLemma = 6;
const mostFrequent = 4;
const minLetters = 3;

/** The weights of the words of a passage. */
export const weighKeys = readPassageOnce(readKeyWeights);

function readKeyWeights(source: PassageSource, analysis: PassageAnalysis): KeyWeights {
  const topic = readLine(source.topic ?? '');
  const lines = readLine([source.topic, source.title, source.summary].join('\n'));
  const counts = countKeys(analysis);
  const weights = new Map(counts);
  const central = new Set<string>();
  for (const [lemma, count] of counts) {
    if (!namesLemma(lines, lemma)) continue;
    weights.set(lemma, count + premiumOfLines);
    // Titles and summaries speak in pictures: only the topic makes a subject of a word used once.
    if (count >= minCentral || namesLemma(topic, lemma)) central.add(lemma);
  }
  const frequent = [...counts].filter(([, count]) => count >= minCentral).sort(([, a], [, b]) => b - a);
  for (const [lemma] of frequent.slice(0, mostFrequent)) central.add(lemma);
  const top = Math.max(0, ...[...central].map((lemma) => weights.get(lemma) ?? 0));
  const isHeavy = (lemma: string): boolean => (weights.get(lemma) ?? 0) >= minShareOfTop * top;
  return { weights, central: new Set([...central].filter(isHeavy)) };
}

function countKeys({ tokens }: PassageAnalysis): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lemma, lower, tag } of tokens) {
    // "plays a role" is not about play, but teaching and reading are subjects.
    const key = tag === 'VBG' ? lower : /^(?:NN|JJ)/u.test(tag) ? lemma.toLowerCase() : '';
    if (key.length >= minLetters && !emptyWords.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** What the teacher wrote of a passage, as its lemmas are looked for. */
interface Line {
  text: string;
  words: ReadonlySet<string>;
  beginnings: Beginnings;
}

function readLine(line: string): Line {
  const text = line.toLowerCase();
  return { text, words: new Set(text.match(/\w+/gu)), beginnings: listBeginnings(text) };
}

function namesLemma({ text, words, beginnings }: Line, lemma: string): boolean {
  const isLong = lemma.length >= longLemma;
  const stem = isLong ? lemma.slice(0, -1) : lemma;
  if (/[^a-z]/u.test(stem))
    return new RegExp(
      String.raw`\b${stem.replace(/[^a-z]/gu, '.')}${isLong ? '' : String.raw`(?:e?s)?\b`}`,
      'u',
    ).test(text);
  return isLong ? beginnings.has(stem) : ['', 's', 'es'].some((ending) => words.has(stem + ending));
}

/** A word of a text that a passage has too. */
export interface SharedKey {
  /** As the text has it. */
  word: string;
  lemma: string;
  weight: number;
}

/** The words that a text shares with a passage, weightiest first. */
export function findSharedKeys(text: string, { weights }: KeyWeights): SharedKey[] {
  const found = new Map<string, SharedKey>();
  for (const word of text.toLowerCase().match(/[a-z][a-z-]+/gu) ?? []) {
    const lemma = listLemmas(word).find((one) => weights.has(one));
    if (lemma !== undefined && !found.has(lemma))
      found.set(lemma, { word, lemma, weight: weights.get(lemma) ?? 0 });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

/** What a noun may be the plural of. */
const listLemmas = readWordOnce((word): readonly string[] => [
  word,
  word.replace(/ies$/u, 'y'),
  word.replace(/ves$/u, 'f'),
  word.replace(/s$/u, ''),
  word.replace(/es$/u, ''),
  word.replace(/^children$/u, 'child').replace(/^women$/u, 'woman'),
]);
