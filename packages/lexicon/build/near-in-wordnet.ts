import type { Pointer, Synset, Wordnet, WordnetPart } from './read-wordnet.ts';

/** Sisters under one word are near each other where they are few. */
const mostSisters: Readonly<Record<WordnetPart, number>> = { n: 8, v: 15, adj: 0, adv: 0 };
/** Hypernym, hyponym, verb group, see also, entailment, cause. */
const neighbourSymbols = new Set(['@', '~', '$', '^', '*', '>']);
const derivation = '+';
const similarTo = '&';
const pertainsTo = '\\';

/** Finds words near a word in any of its senses: the same part of speech, lower case. */
export function makeNearFinder(wordnet: Wordnet): (pos: WordnetPart, word: string) => ReadonlySet<string> {
  const { idsByWord, synsets } = wordnet;
  const adverbs = listAdverbs(wordnet);
  const knownAdjectives = new Map<string, ReadonlySet<string>>();
  const get = (id: string): Synset => {
    const synset = synsets.get(id);
    if (synset === undefined) throw new Error(`no synset ${id}`);
    return synset;
  };
  const listIds = (pos: WordnetPart, word: string) => idsByWord.get(`${pos} ${word}`) ?? [];
  const wordAt = (synset: Synset, number: number) => synset.words[number - 1] ?? '';

  /** Words of the synsets in which a synonym of the word stands. */
  const listSynonyms = (synset: Synset): string[] =>
    synset.words.flatMap((word) => listIds(synset.pos, word).flatMap((id) => get(id).words));

  const listNeighbours = (synset: Synset, { symbol, to }: Pointer): string[] => {
    const other = get(to);
    if (other.pos !== synset.pos) return [];
    const linked = (sign: string) => other.pointers.filter((pointer) => pointer.symbol === sign);
    if (symbol === similarTo)
      return [...other.words, ...linked(similarTo).flatMap((pointer) => get(pointer.to).words)];
    if (!neighbourSymbols.has(symbol)) return [];
    const sisters = symbol === '@' ? linked('~') : [];
    const near = sisters.length <= mostSisters[synset.pos] ? sisters : [];
    return [...other.words, ...near.flatMap((pointer) => get(pointer.to).words)];
  };

  /** ensure, assurance, secure: words whose derived words mean the same. */
  const listKin = (synset: Synset, { to }: Pointer): string[] =>
    get(to)
      .pointers.filter(({ symbol, to: back }) => symbol === derivation && get(back).pos === synset.pos)
      .map((pointer) => wordAt(get(pointer.to), pointer.target));

  /** economically, efficiently: adverbs of near adjectives. */
  const listAdverbsLike = ({ to, target }: Pointer): string[] =>
    [...listNearAdjectives(wordAt(get(to), target))].flatMap((adjective) => adverbs.get(adjective) ?? []);

  const listNearAdjectives = (adjective: string): ReadonlySet<string> => {
    const known = knownAdjectives.get(adjective) ?? new Set([adjective, ...findNear('adj', adjective)]);
    knownAdjectives.set(adjective, known);
    return known;
  };

  const findNear = (pos: WordnetPart, word: string): ReadonlySet<string> => {
    const near = new Set<string>();
    for (const id of listIds(pos, word)) {
      const synset = get(id);
      const linked = synset.pointers.flatMap((pointer) => {
        if (pointer.symbol === derivation) return listKin(synset, pointer);
        if (pointer.symbol === pertainsTo && pos === 'adv') return listAdverbsLike(pointer);
        return listNeighbours(synset, pointer);
      });
      for (const other of [...listSynonyms(synset), ...linked]) near.add(other);
    }
    near.delete(word);
    return near;
  };
  return findNear;
}

/** Adverbs by the adjective that they are made of. */
function listAdverbs({ synsets }: Wordnet): ReadonlyMap<string, readonly string[]> {
  const adverbs = new Map<string, string[]>();
  for (const { pos, pointers, words } of synsets.values()) {
    if (pos !== 'adv') continue;
    for (const { symbol, to, from, target } of pointers) {
      const adjective = symbol === pertainsTo ? synsets.get(to)?.words[target - 1] : undefined;
      const adverb = words[from - 1];
      if (adjective === undefined || adverb === undefined) continue;
      adverbs.set(adjective, [...(adverbs.get(adjective) ?? []), adverb]);
    }
  }
  return adverbs;
}
