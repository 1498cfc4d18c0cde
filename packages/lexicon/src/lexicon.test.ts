import { describe, expect, it } from 'vitest';

import { deriveEntry } from '#derive.ts';
import { findEntries, findEntry, irregularNouns, irregularVerbs, listEntries } from '#index.ts';
import { listSpellings } from '#spelling.ts';

describe('findEntries', () => {
  it('finds a word under every part of speech', () => {
    expect(findEntries('urge').map((entry) => entry.pos)).toEqual(['v', 'n']);
  });

  it('does not mind case, and prefers the entry written the same way', () => {
    expect(findEntries('BIBLE')[0]?.lemma).toBe('Bible');
    expect(findEntries('March')[0]?.lemma).toBe('March');
    expect(findEntries('march')[0]?.lemma).toBe('march');
  });

  it.each([
    ['organise', 'organize'],
    ['colours', 'colors'],
    ['theatre', 'theater'],
    ['travelled', 'traveled'],
    ['dialogue', 'dialog'],
    ['analyse', 'analyze'],
    ['enquiry', 'inquiry'],
    ['behavioural', 'behavioral'],
    ['organisational', 'organizational'],
    ['meagre', 'meager'],
    ['anaemia', 'anemia'],
    ['café', 'cafe'],
  ])('tries %s as %s', (british, american) => {
    expect(listSpellings(british)).toContain(american);
  });

  it.each(['hasOwnProperty', '__proto__', 'toString', '', ' ', '사과', 'qqqq'])(
    'finds nothing for %j',
    (word) => {
      expect(findEntries(word)).toEqual([]);
      expect(findEntry(word, 'n')).toBeUndefined();
    },
  );
});

describe('the order of entries', () => {
  it('gives a smaller rank to a more frequent headword', () => {
    const ranks = listEntries().map((entry) => entry.rank);
    expect([...ranks].sort((left, right) => left - right)).toEqual(ranks);
    expect(findEntry('the', 'det')?.rank).toBe(1);
  });
});

describe('deriveEntry', () => {
  it.each([
    ['quietness', 'n', '조용함'],
    ['unequal', 'adj', '동등하지 않은'],
    ['rebuild', 'v', '다시'],
    ['translator', 'n', '번역하는 사람[것]'],
    ['imaginable', 'adj', '상상할 수 있는'],
    ['hopelessness', 'n', '희망이 없음'],
    ['hater', 'n', '미워하는 사람[것]'],
    ['bargainer', 'n', '흥정하는 사람[것]'],
    ['banned', 'adj', '금지된'],
  ] as const)('%s (%s) means %s', (word, pos, sense) => {
    expect(deriveEntry(word, pos)?.senses.join(' / ')).toContain(sense);
  });

  it.each([
    ['hardly', 'adv'],
    ['invaluable', 'adj'],
    ['recover', 'v'],
    ['number', 'n'],
    ['moment', 'n'],
    ['family', 'adv'],
    ['station', 'n'],
    ['butter', 'n'],
    ['billion', 'n'],
    ['central', 'n'],
    ['wakeful', 'adj'],
    ['robed', 'adj'],
    ['rotor', 'n'],
    ['striped', 'adj'],
    ['fainter', 'n'],
    ['humbler', 'n'],
  ] as const)('makes nothing of the parts of %s', (word, pos) => {
    expect(deriveEntry(word, pos)).toBeUndefined();
  });

  it('never shadows an authored entry', () => {
    expect(findEntry('careful', 'adj')?.base).toBeUndefined();
  });

  it('names the base word', () => {
    expect(deriveEntry('quietness', 'n')?.base).toBe('quiet');
  });
});

describe('irregular forms', () => {
  it('lists the form to print first', () => {
    expect(irregularVerbs.get('learn')?.past[0]).toBe('learned');
    expect(irregularVerbs.get('be')?.past).toEqual(['was', 'were']);
    expect(irregularNouns.get('index')?.[0]).toBe('indexes');
  });
});
