import rows from '#generated/sense-cues.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

/** One sign that a word is used in a certain sense. */
export interface SenseCue {
  /** `near` within a few words, `before` and `after` directly, `self` the word's own tag. */
  place: 'near' | 'before' | 'after' | 'self';
  /** A dictionary form in small letters, or the beginning of a Penn tag in capitals; two tags joined by `+` follow each other. */
  text: string;
}

/** The cues of one sense; `sense` counts the senses of the entry from 0. */
export interface SenseCues {
  sense: number;
  cues: readonly SenseCue[];
}

const places: Readonly<Partial<Record<string, SenseCue['place']>>> = {
  '<': 'before',
  '>': 'after',
  '=': 'self',
};

let cuesByKey: ReadonlyMap<string, readonly SenseCues[]> | undefined;

function readCue(text: string): SenseCue {
  const place = places[text.charAt(0)];
  return place === undefined ? { place: 'near', text } : { place, text: text.slice(1) };
}

function readCues(): ReadonlyMap<string, readonly SenseCues[]> {
  const map = new Map<string, SenseCues[]>();
  for (const row of rows) {
    const [lemma = '', pos = '', sense = '', list = ''] = row.split('\t');
    const key = `${lemma}\t${pos}`;
    const known = map.get(key) ?? [];
    known.push({ sense: Number(sense) - 1, cues: list.split(' ').map(readCue) });
    map.set(key, known);
  }
  return map;
}

/** What tells the senses of an entry apart; empty where only its first sense is to be expected. */
export function findSenseCues(lemma: string, pos: PartOfSpeech): readonly SenseCues[] {
  cuesByKey ??= readCues();
  return cuesByKey.get(`${lemma.toLowerCase()}\t${pos}`) ?? [];
}
