import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { findSharedKeys, weighKeys, type SharedKey } from '#meaning/key-weights.ts';
import { listSideLines } from '#meaning/side-lines.ts';
import { listSubjectWords } from '#meaning/subject-noun.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** A sentence that names a subject of the passage and speaks of something else. */
export interface OffPointSentence {
  id: string;
  text: string;
  /** The words that it shares with the passage, weightiest first. */
  shared: readonly SharedKey[];
  /** Korean clause that says what it speaks of, ending in -고. */
  reason: string;
}

const nearestSides = 6;
/** The subject that a stranger names must be nearly as weighty as the first of the passage. */
const minShareOfTop = 0.6;

/** Sentences on a main subject of the passage and off its point, from the side lines. */
export function listOffPointSentences(source: PassageSource, analysis: PassageAnalysis): OffPointSentence[] {
  const keys = weighKeys(source, analysis);
  const top = Math.max(0, ...[...keys.central].map((lemma) => keys.weights.get(lemma) ?? 0));
  const isSubject = ({ lemma, weight }: SharedKey): boolean =>
    keys.central.has(lemma) && weight >= minShareOfTop * top;
  // Where the teacher gave a line, a noun of it is surer than how often a word comes.
  const named = listSubjectWords(source, analysis);
  const hasLine = (source.topic ?? source.title ?? '') !== '';
  const isInLine = (lemma: string): boolean => !hasLine || named.includes(lemma);
  const nouns = listNouns(analysis);
  return listSideLines(source, analysis)
    .filter(({ isTouched }) => !isTouched)
    .flatMap(({ line, keys: own }): OffPointSentence[] => {
      if (line.sentence === undefined) return [];
      const shared = findSharedKeys(line.sentence, keys).filter(({ lemma }) => nouns.has(lemma));
      const isNear = shared.some((key) => own.includes(key.lemma) && isSubject(key) && isInLine(key.lemma));
      const reason = `${withParticle(line.sentenceLabel ?? line.label, '을')} 말하고`;
      return isNear ? [{ id: `side-${line.topic}`, text: line.sentence, shared, reason }] : [];
    })
    .slice(0, nearestSides);
}

/** What the passage names as a thing; "electric" alone is no subject. */
const listNouns = ({ tokens }: PassageAnalysis): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ tag, lemma, lower }) =>
      tag.startsWith('NN') ? [lemma.toLowerCase()] : tag === 'VBG' ? [lower] : [],
    ),
  );
