import adjectiveRows from '#generated/irregular-adjectives.json' with { type: 'json' };
import nounRows from '#generated/irregular-nouns.json' with { type: 'json' };
import verbRows from '#generated/irregular-verbs.json' with { type: 'json' };

/** Irregular forms of a verb; the first of each list is the one to print. */
export interface IrregularVerb {
  base: string;
  past: readonly string[];
  participle: readonly string[];
}

/** Irregular degrees of an adjective or adverb. */
export interface IrregularAdjective {
  base: string;
  comparative: readonly string[];
  superlative: readonly string[];
}

const cut = (cell: string | undefined): readonly string[] => (cell ?? '').split('/');

/** Irregular verbs by base form. */
export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  verbRows.map((row) => {
    const [base = '', past, participle] = row.split('\t');
    return [base, { base, past: cut(past), participle: cut(participle) }];
  }),
);

/** Irregular plurals by singular; the first of each list is the one to print. */
export const irregularNouns: ReadonlyMap<string, readonly string[]> = new Map(
  nounRows.map((row) => {
    const [singular = '', plurals] = row.split('\t');
    return [singular, cut(plurals)];
  }),
);

/** Irregular adjectives and adverbs by base form. */
export const irregularAdjectives: ReadonlyMap<string, IrregularAdjective> = new Map(
  adjectiveRows.map((row) => {
    const [base = '', comparative, superlative] = row.split('\t');
    return [base, { base, comparative: cut(comparative), superlative: cut(superlative) }];
  }),
);
