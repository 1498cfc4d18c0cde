import type { Synset, Wordnet } from './read-wordnet.ts';

const word = /^[a-z]+(?:'s?)?$/u;

/**
 * Two words that mean something together that neither says alone, second words by the first: set off, Achilles' heel.
 * A noun whose wider word is its own second half (floor lamp, a lamp) is left out, but for a genitive.
 */
export function listCompounds(
  wordnet: Wordnet,
  isKnown: (word: string) => boolean,
): Map<string, Set<string>> {
  const compounds = new Map<string, Set<string>>();
  for (const synset of wordnet.synsets.values()) {
    for (const name of synset.words) {
      const [first = '', second = '', ...others] = name.split('_');
      if (others.length > 0 || !word.test(first) || !word.test(second)) continue;
      const isGenitive = first.includes("'");
      if (!isKnown(second) || (!isGenitive && !isKnown(first))) continue;
      if (synset.pos !== 'v' && !isGenitive && isKindOf(wordnet, synset, second)) continue;
      compounds.set(first, (compounds.get(first) ?? new Set()).add(second));
    }
  }
  return compounds;
}

const isKindOf = ({ synsets }: Wordnet, { pointers }: Synset, wider: string): boolean =>
  pointers.some(
    ({ symbol, to }) => symbol.startsWith('@') && synsets.get(to)?.words.includes(wider) === true,
  );
