import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { checkGlossary } from './check-glossary.ts';
import { compileLexicon } from './compile.ts';
import { rankGlossary } from './rank-glossary.ts';
import { dataFolder, readGlossary } from './read-glossary.ts';
import { readTsv } from './read-tsv.ts';

const place = 'x.tsv:1';

describe('the glossary data', () => {
  it('has no fault in any row of any slice', () => {
    expect(checkGlossary(readGlossary())).toEqual([]);
  });
});

describe('the compiled files', () => {
  it('are those of the data: run npm run build:lexicon after a change', () => {
    for (const { name, content } of compileLexicon()) {
      const committed = readFileSync(new URL(`../src/generated/${name}`, import.meta.url), 'utf8');
      expect(committed === content, name).toBe(true);
    }
  });
});

describe('the irregular forms', () => {
  it.each([
    ['irregular-verbs', 3],
    ['irregular-nouns', 2],
    ['irregular-adjectives', 3],
  ] as const)('%s has full rows of words and no word twice', (name, columns) => {
    const rows = readTsv(`${dataFolder}${name}.tsv`);
    for (const row of rows) {
      expect(row).toHaveLength(columns);
      for (const cell of row) expect(cell).toMatch(/^[a-z-]+(?:\/[a-z-]+)*$/u);
    }
    expect(new Set(rows.map(([base]) => base)).size).toBe(rows.length);
  });
});

describe('checkGlossary', () => {
  it('accepts a good row with and without flags', () => {
    const rows = [
      ['urge', 'v', '촉구하다, 권고하다 / 몰아대다', '3'],
      ['urge', 'n', '욕구, 충동', '3', 'u'],
    ];
    expect(checkGlossary(rows.map((cells) => ({ place, cells })))).toEqual([]);
  });

  it.each([
    [['urge', 'x', '촉구하다', '3'], 'unknown part of speech x'],
    [['urge', 'v', 'push', '3'], 'has no Hangul in push'],
    [['urge', 'v', '촉구하다', '5'], 'unknown band 5'],
    [['urge', 'v', '가 / 나 / 다 / 라', '3'], 'has 4 senses'],
    [['urge', 'v', '가가가가가가가가가가가가가가가가가가가', '3'], 'sense is longer than 18'],
    [['urge', 'v', '가, 나, 다', '3'], 'more than 2 synonyms'],
    [['urge', 'v', '가 / 가', '3'], 'repeats a sense'],
    [['', 'v', '가', '3'], 'is no headword'],
    [['urge', 'v', '가', '3', 'q'], 'unknown flag q'],
    [['urge', 'v', '가'], 'has 3 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkGlossary([{ place, cells }]).join('\n')).toContain(fault);
  });

  it('finds a headword that comes twice under one part of speech, and keeps March apart from march', () => {
    const rows = ['mercury', 'Mercury', 'mercury'].map((lemma) => ({
      place,
      cells: [lemma, 'n', '수은', '4'],
    }));
    expect(checkGlossary(rows)).toEqual([`${place} mercury: also stands at ${place}`]);
  });
});

describe('rankGlossary', () => {
  it('counts headwords, not rows, and puts supplements last', () => {
    const rows = [
      { place: '00001-00650.tsv:1', cells: ['the', 'det'] },
      { place: '00001-00650.tsv:2', cells: ['the', 'adv'] },
      { place: '90000-extra.tsv:1', cells: ['amazed', 'adj'] },
      { place: '00651-01300.tsv:1', cells: ['you', 'pron'] },
    ];
    expect(rankGlossary(rows).map(({ cells, rank }) => [cells[0], rank])).toEqual([
      ['the', 1],
      ['the', 1],
      ['you', 2],
      ['amazed', 3],
    ]);
  });
});
