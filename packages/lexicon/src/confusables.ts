import rows from '#generated/confusables.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

/** A word that looks or sounds like another one, or shares its stem. */
export interface Confusable {
  word: string;
  pos: PartOfSpeech;
  /** Korean meaning. */
  meaning: string;
  /** Korean meaning of the word that was looked up. */
  ownMeaning: string;
  /** Teachers set the two against each other, and the one seldom goes where the other stands. */
  isTaught: boolean;
  /** Of two that are taught: they belong to one kind of text, so that the wrong one is no plain nonsense. */
  isNear: boolean;
}

let confusablesByKey: ReadonlyMap<string, readonly Confusable[]> | undefined;

function readConfusables(): ReadonlyMap<string, readonly Confusable[]> {
  const map = new Map<string, Confusable[]>();
  const add = (key: string, confusable: Confusable) => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [confusable]);
    else known.push(confusable);
  };
  for (const row of rows) {
    const [word = '', pos = '', meaning = '', other = '', otherPos = '', otherMeaning = '', mark] =
      row.split('\t');
    const marks = { isTaught: mark !== '-', isNear: mark === 'near' };
    add(`${word}\t${pos}`, {
      word: other,
      pos: otherPos as PartOfSpeech,
      meaning: otherMeaning,
      ownMeaning: meaning,
      ...marks,
    });
    add(`${other}\t${otherPos}`, {
      word,
      pos: pos as PartOfSpeech,
      meaning,
      ownMeaning: otherMeaning,
      ...marks,
    });
  }
  return map;
}

/** The words with which a word under one part of speech is confused, whatever their own part of speech. */
export function findConfusables(lemma: string, pos: PartOfSpeech): readonly Confusable[] {
  confusablesByKey ??= readConfusables();
  return confusablesByKey.get(`${lemma.toLowerCase()}\t${pos}`) ?? [];
}
