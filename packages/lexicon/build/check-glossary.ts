const partsOfSpeech = new Set([
  'n',
  'v',
  'adj',
  'adv',
  'prep',
  'conj',
  'pron',
  'det',
  'num',
  'aux',
  'interj',
]);
const knownFlags = new Set(['i', 'pl', 'u']);
const maxSenses = 3;
const maxSenseLength = 18;
const maxSynonyms = 2;

/** A row of the glossary with the place where it stands. */
export interface GlossaryRow {
  place: string;
  cells: string[];
}

/** What is wrong with the rows, one line a fault; empty when all is well. */
export function checkGlossary(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const faults = checkRow(cells);
    // China and china, March and march are different words.
    const key = `${cells[0] ?? ''} ${cells[1] ?? ''}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, place);
    else faults.push(`also stands at ${earlier}`);
    return faults.map((fault) => `${place} ${cells[0] ?? ''}: ${fault}`);
  });
}

function checkRow(cells: readonly string[]): string[] {
  const [lemma = '', pos = '', senses = '', band = '', flags = ''] = cells;
  const faults: string[] = [];
  if (cells.length < 4 || cells.length > 5) faults.push(`has ${cells.length} columns`);
  if (!/^[A-Za-z][A-Za-z'.-]*$/u.test(lemma)) faults.push('is no headword');
  if (!partsOfSpeech.has(pos)) faults.push(`unknown part of speech ${pos}`);
  if (!/^[1-4]$/u.test(band)) faults.push(`unknown band ${band}`);
  if (flags !== '' && flags.split(',').some((flag) => !knownFlags.has(flag)))
    faults.push(`unknown flag ${flags}`);
  return [...faults, ...checkSenses(senses)];
}

function checkSenses(cell: string): string[] {
  const senses = cell.split(' / ');
  const faults: string[] = [];
  if (senses.length > maxSenses) faults.push(`has ${senses.length} senses`);
  for (const sense of senses) {
    if (sense.trim() === '' || sense !== sense.trim()) faults.push('has an empty or padded sense');
    if (!/\p{Script=Hangul}/u.test(sense)) faults.push(`has no Hangul in ${sense}`);
    if (Array.from(sense).length > maxSenseLength)
      faults.push(`sense is longer than ${maxSenseLength}: ${sense}`);
    if (splitSynonyms(sense).length > maxSynonyms)
      faults.push(`more than ${maxSynonyms} synonyms in ${sense}`);
    if (/[/;·]\s*$|^\s*[/,;]|\s{2}/u.test(sense)) faults.push(`stray mark in ${sense}`);
  }
  if (new Set(senses).size !== senses.length) faults.push('repeats a sense');
  return faults;
}

/** Commas inside brackets belong to a remark. */
function splitSynonyms(sense: string): string[] {
  return sense.replace(/\([^)]*\)/gu, '').split(', ');
}
