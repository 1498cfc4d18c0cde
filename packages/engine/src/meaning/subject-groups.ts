import { findNounClass, type NounClass } from '@jadoo/lexicon';

import rows from '../../data/subject-groups.json' with { type: 'json' };

/** Nouns of which the same can be said: animals, weather, customers, rituals. */
export type SubjectGroup = string;

/** What all nouns of a class are, but for those that stand in a group of their own or in none. */
const groupByClass: Readonly<Partial<Record<NounClass, SubjectGroup>>> = {
  nature: 'animal',
  thing: 'thing',
  idea: 'concept',
  place: 'place',
};

const groupByNoun: ReadonlyMap<string, SubjectGroup> = new Map(
  rows.flatMap(({ group, nouns }) => nouns.split(' ').map((noun) => [noun, group] as const)),
);

/** The group of a noun; undefined where it names no matter of its own, or too many. */
export function findSubjectGroup(lemma: string): SubjectGroup | undefined {
  const nounClass = findNounClass(lemma);
  const group = groupByNoun.get(lemma) ?? (nounClass && groupByClass[nounClass]);
  return group === 'none' ? undefined : group;
}
