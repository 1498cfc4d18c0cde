import rows from '#generated/phrases.json' with { type: 'json' };

/** What a phrase does in its sentence. */
export type PhraseKind = 'verb' | 'prep' | 'conj' | 'adv' | 'adj' | 'noun';

/** 숙어 or phrasal verb; `elements` are lemma forms, `~` an open place, `~ing` a verb in -ing. */
export interface Phrase {
  text: string;
  kind: PhraseKind;
  /** Korean meaning; `~` is the first open place, `…` the second. */
  meaning: string;
  /** The object may stand inside or after: put off the meeting, put it off. */
  isSeparable: boolean;
  elements: readonly string[];
}

let phrases: readonly Phrase[] | undefined;
let phrasesByFirst: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Every authored phrase, by alphabet. */
export function listPhrases(): readonly Phrase[] {
  phrases ??= rows.map((row) => {
    const [text = '', kind = '', meaning = '', separable = ''] = row.split('\t');
    // An open place in front ("~ enough to") asks for nothing.
    const elements = text.replace(/^~ /u, '').split(' ');
    return { text, kind: kind as PhraseKind, meaning, isSeparable: separable === 'y', elements };
  });
  return phrases;
}

/** Phrases by their first word in lemma form. */
export function findPhrasesByFirst(word: string): readonly Phrase[] {
  if (phrasesByFirst === undefined) {
    const map = new Map<string, Phrase[]>();
    for (const phrase of listPhrases()) {
      const first = phrase.elements[0] ?? '';
      const known = map.get(first);
      if (known === undefined) map.set(first, [phrase]);
      else known.push(phrase);
    }
    phrasesByFirst = map;
  }
  return phrasesByFirst.get(word) ?? [];
}
