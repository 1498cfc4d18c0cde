import rows from '#generated/compounds.json' with { type: 'json' };

let secondWords: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function readCompounds(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    rows.map((row) => {
      const [first = '', seconds = ''] = row.split('\t');
      return [first, new Set(seconds.split(' '))];
    }),
  );
}

/** Whether two words beside each other mean something that neither says alone (wave aside, Achilles' heel). Reduced from WordNet 3.1. */
export function isCompound(first: string, second: string): boolean {
  secondWords ??= readCompounds();
  return secondWords.get(first)?.has(second) ?? false;
}
