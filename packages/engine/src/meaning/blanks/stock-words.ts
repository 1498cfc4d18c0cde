import type { WordClass } from '#wording/word-class.ts';

/** What is set beside nearly any word and seldom makes sense where that stands: "wealthy patterns", "hides a coast". */
const stock: Readonly<Partial<Record<WordClass, ReadonlySet<string>>>> = {
  v: collect(`hide conceal forget copy imitate memorize borrow steal count publish invent celebrate cover stay see sleep sink
    vanish shine advertise travel freeze entertain translate vary discuss describe measure record observe escape amuse`),
  adj: collect(`formal wealthy expensive foreign famous fragile popular fashionable lonely religious seasonal ancient secret
    sacred beautiful mysterious isolated curious musical military sick heavy`),
  n: collect(`wealth beauty money fame luck speed weather clothing price fashion popularity accident gift debt excuse luxury age
    size color location joke rest instinct obedience courage silence pride length praise pity secret ceremony machine charity`),
};

function collect(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

/** Whether a word is at hand for any blank. */
export const isStock = (lemma: string, pos: WordClass): boolean => stock[pos]?.has(lemma) === true;
