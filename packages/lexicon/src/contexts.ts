import rows from '#generated/contexts.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

const none: ReadonlySet<string> = new Set();

let companionsByKey: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function readCompanions(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    rows.map((row) => {
      const [lemma = '', pos = '', list = ''] = row.split('\t');
      return [`${lemma}\t${pos}`, new Set(list.split(' '))];
    }),
  );
}

/** Words whose company speaks for a word and against its opposites: rescue beside danger, not abandon. */
export function findCompanions(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  companionsByKey ??= readCompanions();
  return companionsByKey.get(`${lemma.toLowerCase()}\t${pos}`) ?? none;
}
