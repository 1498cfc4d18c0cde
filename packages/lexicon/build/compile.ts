import { rankGlossary } from './rank-glossary.ts';
import { dataFolder, readGlossary } from './read-glossary.ts';
import { readTsv } from './read-tsv.ts';

/** One generated file. */
export interface CompiledFile {
  name: string;
  content: string;
}

const tableNames = [
  'irregular-verbs',
  'irregular-nouns',
  'irregular-adjectives',
  'antonyms',
  'confusables',
  'phrases',
  'axes',
  'sense-cues',
  'contexts',
  'noun-classes',
  'near-words',
  'word-vectors',
  'compounds',
  'sense-counts',
  'collocates',
  'collocations',
];

/** One row a line: a later change of the data shows as a small difference. */
function toFile(name: string, rows: readonly string[]): CompiledFile {
  return { name: `${name}.json`, content: `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n` };
}

/** Everything that the look-ups load, from the reviewable text files. */
export function compileLexicon(): CompiledFile[] {
  const glossary = rankGlossary(readGlossary()).map(
    ({ cells: [lemma = '', pos = '', senses = '', band = '', flags = ''], rank }) =>
      [lemma, pos, senses, band, rank, flags].join('\t'),
  );
  const tables = tableNames.map((name) =>
    toFile(
      name,
      readTsv(`${dataFolder}${name}.tsv`).map((row) => row.join('\t')),
    ),
  );
  return [toFile('glossary', glossary), ...tables];
}
