import { dataFolder } from './read-glossary.ts';
import { readTsv } from './read-tsv.ts';

const irregularTables = ['irregular-verbs', 'irregular-nouns', 'irregular-adjectives'] as const;

/** Every way in which a word could be spelt with an ending, wrong ones among them, which no text has. */
function listRegularForms(lemma: string): string[] {
  const stem = lemma.replace(/e$/u, '');
  const doubled = lemma + lemma.slice(-1);
  const soft = lemma.replace(/y$/u, 'i');
  const isShort = /[^aeiou][aeiou][bdgklmnprtv]$/u.test(lemma);
  return [
    lemma,
    `${lemma}s`,
    `${soft}es`,
    ...['ed', 'er', 'est'].map((ending) => (lemma.endsWith('y') ? soft : stem) + ending),
    `${stem}ing`,
    ...(isShort ? ['ed', 'ing', 'er', 'est'].map((ending) => doubled + ending) : []),
  ];
}

/** The headwords that a form may belong to: prices to price, but also to nothing else. */
export function listLemmasByForm(lemmas: ReadonlySet<string>): Map<string, string[]> {
  const lemmasByForm = new Map<string, string[]>();
  const add = (form: string, lemma: string) => {
    const known = lemmasByForm.get(form) ?? [];
    if (!known.includes(lemma)) lemmasByForm.set(form, [...known, lemma]);
  };
  for (const lemma of lemmas) for (const form of listRegularForms(lemma)) add(form, lemma);
  for (const name of irregularTables) {
    for (const [base = '', ...cells] of readTsv(`${dataFolder}${name}.tsv`))
      if (lemmas.has(base)) for (const form of cells.flatMap((cell) => cell.split('/'))) add(form, base);
  }
  return lemmasByForm;
}
