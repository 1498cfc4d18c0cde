import rows from '#generated/noun-classes.json' with { type: 'json' };

/** What a noun names in its main sense: people, living nature, landscape, things, stuff, places, doings, texts or ideas. */
export type NounClass =
  'people' | 'nature' | 'land' | 'thing' | 'stuff' | 'place' | 'practice' | 'text' | 'idea';

let classByNoun: ReadonlyMap<string, string> | undefined;

function readClasses(): ReadonlyMap<string, string> {
  return new Map(
    rows.map((row) => {
      const [noun = '', name = ''] = row.split('\t');
      return [noun, name];
    }),
  );
}

/** The class of a noun; undefined where its senses lie too far apart. Reduced from WordNet 3.1, then corrected by hand. */
export function findNounClass(lemma: string): NounClass | undefined {
  classByNoun ??= readClasses();
  return classByNoun.get(lemma) as NounClass | undefined;
}
