import type { PassageSource } from '#exercise/exercise.ts';
import { listFramedLines } from '#meaning/lines/framed-lines.ts';
import { weighKeys } from '#meaning/key-weights.ts';
import { findSideRows, type SideRow } from '#meaning/lines/side-rows.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { findPlaces, namesAny, type Stems } from '#meaning/stems.ts';
import { isHollowNoun, type SubjectNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** What one could also write about a subject, worded for it or for any noun of its class. */
interface SideLine extends SideRow {
  /** The gist with a clause before it, where it is worded for any noun. */
  longGist?: string;
  /** The side from which it looks, where it is worded for any noun. */
  aspect?: string;
}

/** A side line whose subject the passage has and whose matter it does not touch. */
interface RankedSideLine {
  line: SideLine;
  /** The more often the passage names the subjects, the higher. */
  weight: number;
  /** Lemmas of the passage that brought it here, heaviest first. */
  keys: readonly string[];
  /** The passage has a word of the matter, without being about it. */
  isTouched: boolean;
  /** The noun that all lines made for it name. */
  subject?: SubjectNoun;
}

const nothing: Stems = [];
const minKeyWeight = 2;
const minWeight = 3;
/** A side of something much lighter than the main subject (the customers of a workshop) is about another matter. */
const minShareOfTop = 0.6;

/**
 * Side lines for a passage: those written on its subject, then sides of its subject in general words, then what is
 * written on other nouns that it names often.
 */
export const listSideLines = readPassageOnce((source, analysis) => {
  const written = rankSideLines(source, analysis);
  const framed = frameSideLines(source, analysis);
  const isOnSubject = ({ keys }: RankedSideLine): boolean =>
    framed.length === 0 || framed.some((line) => line.keys.some((key) => keys.includes(key)));
  return [...written.filter(isOnSubject), ...framed, ...written.filter((line) => !isOnSubject(line))];
});

/** What can be said of any noun of its class: less telling than what was written for a subject, but always at hand. */
function frameSideLines(source: PassageSource, analysis: PassageAnalysis): RankedSideLine[] {
  return listFramedLines(source, analysis).map(({ subject, ...line }) => ({
    line: { ...line, keys: [subject.lemma], triggers: nothing },
    weight: 0,
    keys: [subject.lemma],
    isTouched: false,
    subject,
  }));
}

function rankSideLines(source: PassageSource, analysis: PassageAnalysis): readonly RankedSideLine[] {
  const { weights, central } = weighKeys(source, analysis);
  const weightOf = (key: string): number => weights.get(key) ?? 0;
  const top = Math.max(0, ...[...central].map(weightOf));
  const isSubject = (key: string): boolean =>
    !isHollowNoun(key) && central.has(key) && weightOf(key) >= minShareOfTop * top;
  const said = readSaidWords(source, analysis);
  const heavy = [...weights].filter(([, weight]) => weight >= minKeyWeight).map(([lemma]) => lemma);
  return findSideRows(heavy)
    .filter(({ sentence }) => sentence !== undefined)
    .flatMap((line): RankedSideLine[] => {
      const keys = line.keys
        .filter((key) => weightOf(key) >= minKeyWeight)
        .sort((a, b) => weightOf(b) - weightOf(a));
      const weight = keys.reduce((sum, key) => sum + weightOf(key), 0);
      if (weight < minWeight || !keys.some(isSubject)) return [];
      const touches = findPlaces(line.triggers, said.text).size;
      // One word of it is a detail of the passage; two may be what the passage is about.
      const isTreated = touches > 1 || namesAny(line.triggers, said.lines);
      return isTreated ? [] : [{ line, weight, keys, isTouched: touches > 0 }];
    })
    .sort((a, b) => b.weight - a.weight);
}
