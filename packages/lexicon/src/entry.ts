/** Part of speech of a headword. */
export type PartOfSpeech =
  'n' | 'v' | 'adj' | 'adv' | 'prep' | 'conj' | 'pron' | 'det' | 'num' | 'aux' | 'interj';

/** 1 middle school · 2 first year of high school · 3 수능 core · 4 advanced or academic */
export type Band = 1 | 2 | 3 | 4;

/** A headword under one part of speech, with its Korean senses. */
export interface LexiconEntry {
  lemma: string;
  pos: PartOfSpeech;
  /** 1 to 3 senses, the most frequent in reading passages first; near-synonyms inside one are joined by `, `. */
  senses: readonly string[];
  band: Band;
  /** Place of the headword in the list, 1 = most frequent. */
  rank: number;
  flags: readonly string[];
  /** The headword whose authored entry the senses were derived from; absent for authored entries. */
  base?: string;
}
