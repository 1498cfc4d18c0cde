/**
 * Reduces the word pairs and triples of a trigram model to `collocates.tsv` and `collocations.tsv`:
 * `node --import tsx packages/lexicon/build/reduce-collocations.ts <model>`
 */
import { writeFileSync } from 'node:fs';

import { listLemmasByForm } from './inflected-forms.ts';
import { packNumbers } from './pack-numbers.ts';
import { dataFolder, readGlossary } from './read-glossary.ts';
import { readTrigrams } from './read-trigrams.ts';

/** How much likelier (log10) a word has to be beside another one than anywhere. */
const leastGain = 0.3;

const determiners = new Set(
  'the a an his her its their our my your this that these those some any no every each'.split(' '),
);
const prepositions = new Set(
  'of in to for with from on by about against between into at over under through'.split(' '),
);
/** Words that stand beside anything. */
const small = new Set(
  `be have do can will may must shall would could should might not no so as than then there here very too also just only
  even still yet ever never now again more most much many such own other same that this all any some each every both
  either neither few little one two three first last in on at by for from with without of to into onto out off up down
  over under above below through about after before between among during since until while if when where why how what who
  which whose and or but nor because although though however therefore thus else get go let`.split(/\s+/u),
);
const contentParts = new Set(['n', 'v', 'adj', 'adv']);

function listContentWords(): Set<string> {
  return new Set(
    readGlossary().flatMap(({ cells: [lemma = '', pos = ''] }) =>
      /^[a-z]+$/u.test(lemma) && contentParts.has(pos) && !small.has(lemma) ? [lemma] : [],
    ),
  );
}

const [modelPath] = process.argv.slice(2);
if (modelPath === undefined) throw new Error('usage: reduce-collocations.ts <model>');
const model = readTrigrams(modelPath);
const lemmasByForm = listLemmasByForm(listContentWords());
const secondsByRow = new Map<string, Set<string>>();

function add(first: string, link: string, second: string): void {
  for (const left of lemmasByForm.get(first) ?? []) {
    const row = `${left}\t${link}`;
    const seconds = secondsByRow.get(row) ?? new Set();
    secondsByRow.set(row, seconds);
    for (const right of lemmasByForm.get(second) ?? []) seconds.add(right);
  }
}

model.eachPair((first, second, chance) => {
  if (chance - (model.chances.get(second) ?? 0) >= leastGain) add(first, '', second);
});
model.eachTriple((first, link, second) => {
  if (determiners.has(link)) add(first, 'the', second);
  else if (prepositions.has(link)) add(first, link, second);
});

const collocates = [...new Set([...secondsByRow.values()].flatMap((seconds) => [...seconds]))].sort();
const places = new Map(collocates.map((word, index) => [word, index]));
const rows = [...secondsByRow].flatMap(([row, seconds]) => {
  const numbers = [...seconds].map((word) => places.get(word) ?? 0).sort((a, b) => a - b);
  return numbers.length === 0 ? [] : [`${row}\t${packNumbers(numbers)}\n`];
});
writeFileSync(`${dataFolder}collocates.tsv`, collocates.map((word) => `${word}\n`).join(''));
writeFileSync(`${dataFolder}collocations.tsv`, rows.sort().join(''));
