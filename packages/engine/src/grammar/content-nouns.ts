import type { Token } from '#passage/analysis.ts';

const contentNouns = new Set(
  `fact idea belief claim view notion evidence hope fear assumption suggestion possibility argument conclusion chance
    doubt impression news sign theory proof hypothesis realization thought opinion feeling likelihood danger risk
    conviction principle expectation message warning rumor guarantee understanding knowledge truth confidence
    certainty sense awareness illusion myth probability prospect insistence recognition suspicion consensus premise
    reassurance reminder complaint worry concern faith prejudice`.split(/\s+/u),
);

/** A noun whose that-clause says what it contains: the sense that it had begun. */
export const isContentNoun = ({ lower }: Token): boolean => contentNouns.has(lower);

/** The same, one or several of them. */
export const areContentNouns = ({ lower, lemma }: Token): boolean =>
  contentNouns.has(lower) || contentNouns.has(lemma);
