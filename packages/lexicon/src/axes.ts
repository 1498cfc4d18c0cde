import rows from '#generated/axes.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

/** Where a word stands on a scale of meaning such as 증가–감소. */
export interface Pole {
  axis: string;
  side: 1 | -1;
}

let polesByWord: ReadonlyMap<string, readonly Pole[]> | undefined;

function readPoles(): ReadonlyMap<string, readonly Pole[]> {
  const map = new Map<string, Pole[]>();
  for (const row of rows) {
    const [axis = '', plus = '', minus = ''] = row.split('\t');
    for (const [list, side] of [
      [plus, 1],
      [minus, -1],
    ] as const) {
      for (const word of list.split(' ')) map.set(word, [...(map.get(word) ?? []), { axis, side }]);
    }
  }
  return map;
}

/** The scales of meaning on which a word stands, with its side; words of every part of speech share them. */
export function findPoles(lemma: string, pos: PartOfSpeech): readonly Pole[] {
  polesByWord ??= readPoles();
  const word = lemma.toLowerCase();
  return [...(polesByWord.get(word) ?? []), ...(polesByWord.get(`${word}:${pos}`) ?? [])];
}
