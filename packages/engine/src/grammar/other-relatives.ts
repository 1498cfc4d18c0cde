import type { GrammarSpot } from '#grammar/spot.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

const timeNouns = /^(?:day|night|week|month|year|season|century|time|moment|hour|age|period)$/u;

/** Other relatives that are right in place of the right one: that for who, when for on which. */
export function listOtherRelatives(
  { tokens }: PassageAnalysis,
  { category, original, firstToken }: Pick<GrammarSpot, 'category' | 'original' | 'firstToken'>,
): string[] {
  const antecedent = tokens[firstToken - 1];
  // Behind a comma or a preposition there is no choice.
  if (category !== '관계사' || antecedent?.tag.startsWith('NN') !== true) return [];
  if (/^(?:on|in|at) which$/u.test(original)) return timeNouns.test(antecedent.lemma) ? ['when'] : [];
  if (/^(?:who|whom|which)$/u.test(original)) return ['that'];
  return original === 'that' ? [isPerson(antecedent) ? 'who' : 'which'] : [];
}
