/**
 * Rules whose reading of the sentence strict readers disputed most often: a place of another rule is taken before theirs,
 * since one false line among five spoils the question.
 */
export const softRules: ReadonlySet<string> = new Set([
  'complement-ing-perceived',
  'conjunction-result-that',
  'how-clause',
  'infinitive-purpose',
  'modal-perfect',
  'nonfinite-after-comma',
  'parallel-verb',
  'participle-active-modifier',
  'participle-after-conjunction',
  'participle-with-absolute',
  'pronoun-reflexive-number',
  'pronoun-that-of',
  'voice-passive-nonfinite',
]);
