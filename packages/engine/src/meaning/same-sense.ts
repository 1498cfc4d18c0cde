import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import { listMeanings } from '#passage/word-distractors.ts';

const endings =
  /(?:스럽게|스러운|스럽다|시키다|당하다|적으로|하게하다|되게하다|하다|되다|하는|되는|하게|되게|적인|적|한|된|할|히|함|성|의|이다|이)$/u;
const minStem = 2;
const mainSenses = 2;
const cacheSize = 4000;
const cache = new Map<string, readonly string[]>();

/** 개선하다, 개선, 개선되는 → 개선; a meaning of one syllable stays whole. */
function getStem(meaning: string): string {
  const stem = meaning.replace(endings, '');
  return stem.length >= minStem ? stem : meaning;
}

/** Keys of the main senses of a word: two words that share one mean nearly the same. */
export function listSenseKeys(
  lemma: string,
  pos: PartOfSpeech,
  count: number = mainSenses,
): readonly string[] {
  const key = `${lemma}\t${pos}\t${count}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const senses = findEntry(lemma, pos)?.senses.slice(0, count) ?? [];
  const keys = [...new Set(listMeanings(senses).map((meaning) => getStem(meaning).slice(0, minStem)))];
  if (cache.size >= cacheSize) cache.clear();
  cache.set(key, keys);
  return keys;
}

/** Whether two words share a main sense under one part of speech. */
export function areSynonyms(
  left: string,
  right: string,
  pos: PartOfSpeech,
  count: number = mainSenses,
): boolean {
  const keys = listSenseKeys(right, pos, count);
  return listSenseKeys(left, pos, count).some((key) => keys.includes(key));
}

/** Whether a Korean line has the first sense of the word in it: 개선하다 in ‘삶을 개선한다’. */
export function namesSense(line: string, lemma: string, pos: PartOfSpeech): boolean {
  return namesMeaning(line, findEntry(lemma, pos)?.senses.slice(0, 1) ?? []);
}

/** Whether a Korean line has one of the meanings in it, as a word or in one: 중간 단계 does not have 간단 in it. */
export function namesMeaning(line: string, senses: readonly string[]): boolean {
  const bare = line.replace(/\s/gu, '');
  return listMeanings(senses).some((meaning) => {
    const stem = getStem(meaning).replace(/다$/u, '').replace(/\s/gu, '');
    return stem.length >= minStem && bare.includes(stem) && hasAsWord(line, stem);
  });
}

function hasAsWord(line: string, stem: string): boolean {
  const words = line.trim().split(/\s+/u);
  return words.some((word, at) => word.includes(stem) || words.slice(at).join('').startsWith(stem));
}
