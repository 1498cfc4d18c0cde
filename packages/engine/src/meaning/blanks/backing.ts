import type { Token } from '#passage/analysis.ts';
import { getWordClass } from '#wording/word-class.ts';

const minLetters = 4;
/** Words that say little by themselves. */
const lightWords = new Set(
  `make take give have come become keep find tell something anything everything nothing thing people time more most also very only well much same
  other many without when where with than often never always even then must will would could should might into likely able enough`.split(
    /\s+/u,
  ),
);

/** Whether a word says something that can come back elsewhere. */
export const isTelling = (token: Token): boolean =>
  getWordClass(token) !== undefined && token.text.length >= minLetters && !lightWords.has(token.lemma);
