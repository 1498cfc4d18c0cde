import rows from '#generated/antonyms.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

/** An opposite of a word under one part of speech. */
export interface Antonym {
  word: string;
  /** Verbs: `t` takes an object, `i` takes none, `ti` works both ways; `-` for other parts of speech. */
  frame: 't' | 'i' | 'ti' | '-';
  /** `full` opposites hold in any passage, `near` ones in the passages where examiners set them. */
  strength: 'full' | 'near';
}

let antonymsByKey: ReadonlyMap<string, readonly Antonym[]> | undefined;

function readAntonyms(): ReadonlyMap<string, readonly Antonym[]> {
  const map = new Map<string, Antonym[]>();
  const add = (key: string, antonym: Antonym) => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [antonym]);
    else known.push(antonym);
  };
  for (const row of rows) {
    const [word = '', pos = '', other = '', frame = '-', strength = 'near'] = row.split('\t');
    const rest = { frame: frame as Antonym['frame'], strength: strength as Antonym['strength'] };
    add(`${word}\t${pos}`, { word: other, ...rest });
    add(`${other}\t${pos}`, { word, ...rest });
  }
  // Full opposites first, each group in the order of the file.
  for (const list of map.values()) list.sort((a, b) => a.strength.localeCompare(b.strength));
  return map;
}

/** The opposites of a word under one part of speech, full ones first; every pair works both ways. */
export function findAntonyms(lemma: string, pos: PartOfSpeech): readonly Antonym[] {
  antonymsByKey ??= readAntonyms();
  return antonymsByKey.get(`${lemma.toLowerCase()}\t${pos}`) ?? [];
}
