import rows from '#generated/contexts.json' with { type: 'json' };

import type { PartOfSpeech } from '#entry.ts';

interface Company {
  companions: ReadonlySet<string>;
  deciding: ReadonlySet<string>;
}

const nobody: Company = { companions: new Set(), deciding: new Set() };

let companyByKey: ReadonlyMap<string, Company> | undefined;

function readCompany(): ReadonlyMap<string, Company> {
  const list = (words: string): ReadonlySet<string> =>
    new Set(words.split(' ').filter((word) => word !== ''));
  return new Map(
    rows.map((row) => {
      const [lemma = '', pos = '', companions = '', deciding = ''] = row.split('\t');
      return [`${lemma}\t${pos}`, { companions: list(companions), deciding: list(deciding) }];
    }),
  );
}

function findCompany(lemma: string, pos: PartOfSpeech): Company {
  companyByKey ??= readCompany();
  return companyByKey.get(`${lemma.toLowerCase()}\t${pos}`) ?? nobody;
}

/** Words whose company speaks for a word and against its opposites: rescue beside danger, not abandon. */
export function findCompanions(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  return findCompany(lemma, pos).companions;
}

/** Those of its companions beside which none of its opposites makes sense: efficiency beside optimize. */
export function findDecidingCompanions(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  return findCompany(lemma, pos).deciding;
}
