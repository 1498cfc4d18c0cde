import { findEntry } from '@jadoo/lexicon';

import { isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { Unit } from '#syntax/units.ts';

/** "consent | does not mean | … | agreement": of two lone nouns with one Korean meaning each could stand for the other. */
export function hasTwins(view: SentenceView, units: readonly Unit[]): boolean {
  const nouns = units.flatMap(({ first, end }) => {
    const words = view.tokens
      .slice(first, end)
      .filter(({ tag, text }) => tag !== 'DT' && /\p{L}/u.test(text));
    const noun = words.at(-1);
    return noun && isNoun(noun) && words.slice(0, -1).every(({ tag }) => tag.startsWith('V')) ? [noun] : [];
  });
  return nouns.some((one, index) =>
    nouns.slice(index + 1).some((other) => other.lemma !== one.lemma && shareMeaning(one, other)),
  );
}

function shareMeaning(one: Token, other: Token): boolean {
  const meanings = listMeanings(one);
  return listMeanings(other).some((meaning) => meanings.includes(meaning));
}

const listMeanings = ({ lemma }: Token): string[] =>
  findEntry(lemma, 'n')?.senses.flatMap((sense) => sense.split(/, ?/u)) ?? [];
