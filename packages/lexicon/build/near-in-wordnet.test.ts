import { describe, expect, it } from 'vitest';

import { listCompounds } from './list-compounds.ts';
import { makeNearFinder } from './near-in-wordnet.ts';
import { findMean, packVector } from './pack-vectors.ts';
import type { Pointer, Synset, WordnetPart } from './read-wordnet.ts';
import { compareVectors } from '../src/word-vectors.ts';

const to = (symbol: string, id: string, from = 0, target = 0): Pointer => ({ symbol, to: id, from, target });

function findNear(pos: WordnetPart, word: string): string[] {
  const entries: [string, Synset][] = [
    ['v1', { pos: 'v', words: ['fall', 'drop'], pointers: [to('~', 'v2'), to('~', 'v3')] }],
    ['v2', { pos: 'v', words: ['plunge'], pointers: [to('@', 'v1')] }],
    ['v3', { pos: 'v', words: ['sag'], pointers: [to('@', 'v1')] }],
    ['v4', { pos: 'v', words: ['drop', 'cease'], pointers: [] }],
    ['a1', { pos: 'adj', words: ['stubborn'], pointers: [to('&', 'a2'), to('&', 'a3')] }],
    ['a2', { pos: 'adj', words: ['dogged'], pointers: [to('&', 'a1')] }],
    ['a3', { pos: 'adj', words: ['adamant'], pointers: [to('&', 'a1')] }],
    ['r1', { pos: 'adv', words: ['doggedly'], pointers: [to('\\', 'a2', 1, 1)] }],
    ['r2', { pos: 'adv', words: ['adamantly'], pointers: [to('\\', 'a3', 1, 1)] }],
  ];
  const idsByWord = new Map<string, string[]>();
  for (const [id, synset] of entries)
    for (const one of synset.words) {
      const key = `${synset.pos} ${one}`;
      idsByWord.set(key, [...(idsByWord.get(key) ?? []), id]);
    }
  return [...makeNearFinder({ synsets: new Map(entries), idsByWord })(pos, word)].sort();
}

describe('makeNearFinder', () => {
  it('finds synonyms, their synonyms in other senses and narrower words of a verb', () => {
    expect(findNear('v', 'fall')).toEqual(['cease', 'drop', 'plunge', 'sag']);
  });

  it('finds the sisters of a verb that has few', () => {
    expect(findNear('v', 'sag')).toEqual(['drop', 'fall', 'plunge']);
  });

  it('finds the adjectives around the same head, and the adverbs made of them', () => {
    expect(findNear('adj', 'dogged')).toEqual(['adamant', 'stubborn']);
    expect(findNear('adv', 'doggedly')).toContain('adamantly');
  });

  it('finds nothing for a word that is not there', () => {
    expect(findNear('n', 'fall')).toEqual([]);
  });
});

describe('packVector', () => {
  it('keeps alike what was alike and apart what was apart', () => {
    const [cat, kitten, tax] = [
      [4, 1, -3, 2, 0, 1],
      [4, 1, -2, 2, 0, 1],
      [-4, 2, 3, -3, 1, 0],
    ] as const;
    const mean = findMean([cat, kitten, tax]);
    expect(compareVectors(packVector(cat, mean), packVector(kitten, mean))).toBeGreaterThan(0.9);
    expect(compareVectors(packVector(cat, mean), packVector(tax, mean))).toBeLessThan(0);
  });
});

describe('listCompounds', () => {
  const synsets = new Map<string, Synset>([
    ['n1', { pos: 'n', words: ['lamp'], pointers: [] }],
    ['n2', { pos: 'n', words: ['floor_lamp'], pointers: [to('@', 'n1')] }],
    ['n3', { pos: 'n', words: ["achilles'_heel", 'weak_spot'], pointers: [] }],
    ['v1', { pos: 'v', words: ['set_off', 'leave', 'set_out_on'], pointers: [] }],
  ]);
  const compounds = listCompounds({ synsets, idsByWord: new Map() }, (word) => word !== 'weak');

  it('lists two words that mean something else together, and no lamp on a floor', () => {
    expect([...compounds]).toEqual([
      ["achilles'", new Set(['heel'])],
      ['set', new Set(['off'])],
    ]);
  });
});
