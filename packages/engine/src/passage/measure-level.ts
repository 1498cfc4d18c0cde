import { findEntries, findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** How hard the words of a passage are. */
export interface WordLevel {
  /** Running words without punctuation marks. */
  wordCount: number;
  /** Mean level band, 1–4, of the content words that the glossary knows; 0 when it knows none. */
  level: number;
  /** Content words that the glossary does not know, as lemmas in the order of the text. */
  unknownLemmas: string[];
}

const contentTags: readonly (readonly [prefix: string, pos: PartOfSpeech])[] = [
  ['NN', 'n'],
  ['VB', 'v'],
  ['JJ', 'adj'],
  ['RB', 'adv'],
];

function getContentPos({ tag }: Token): PartOfSpeech | undefined {
  if (tag.startsWith('NNP')) return undefined;
  return contentTags.find(([prefix]) => tag.startsWith(prefix))?.[1];
}

/** Counts the words of an analysed passage and measures their level against the glossary. */
export function measureLevel({ tokens }: PassageAnalysis): WordLevel {
  const words = tokens.filter((token) => /\p{L}|\d/u.test(token.text));
  const unknown = new Set<string>();
  let known = 0;
  let bands = 0;
  for (const token of words) {
    const pos = getContentPos(token);
    if (pos === undefined || !/\p{L}/u.test(token.text)) continue;
    const entry = findEntry(token.lemma, pos) ?? findEntries(token.lemma)[0];
    if (entry === undefined) unknown.add(token.lemma);
    else {
      known += 1;
      bands += entry.band;
    }
  }
  return { wordCount: words.length, level: known === 0 ? 0 : bands / known, unknownLemmas: [...unknown] };
}
