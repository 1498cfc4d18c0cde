import { findEntry, type LexiconEntry } from '@jadoo/lexicon';

import { readWordOnce } from '#read-once.ts';
import { splitSyllable } from '#syllables.ts';

/** First and last consonants of a syllable by how near they are in sound; 0 is none. */
const initials = 'kknttlmppss0jjjktph';
const finals = '0kkknnntllllllllmpptt0jjktph';
/** Number of the final ㅇ. */
const nasal = 21;
/** Shorter skeletons meet by chance. */
const minLength = 2;

/** Consonants of a Korean word, like sounds alike; the ㅇ that closes a syllable is `n`. */
function readHangul(word: string): string {
  let skeleton = '';
  for (const letter of word) {
    const syllable = splitSyllable(letter);
    if (syllable === undefined) continue;
    skeleton += initials.charAt(syllable.initial);
    skeleton += syllable.final === nasal ? 'n' : finals.charAt(syllable.final);
  }
  return skeleton.replaceAll('0', '').replaceAll('h', '');
}

const soundRules: readonly (readonly [RegExp, string])[] = [
  [/ism/gu, 'jm'],
  [/tion|sion/gu, 'sn'],
  [/ph/gu, 'p'],
  [/[st]ch|ch/gu, 'j'],
  [/sh/gu, 's'],
  [/th/gu, 't'],
  [/ck|qu/gu, 'k'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])/gu, 's'],
  [/g+(?=[eiy])/gu, 'j'],
  [/ng/gu, 'n'],
  [/r(?![aeiouy])/gu, ''],
  [/[cgq]/gu, 'k'],
  [/[bfv]/gu, 'p'],
  [/d/gu, 't'],
  [/z/gu, 'j'],
  [/r/gu, 'l'],
  [/[aeiouyhw'-]/gu, ''],
];

/** Consonants of an English word in the same classes, with and without the r that is hardly heard, and with the ch of cholera and the g of allergy. */
const listSkeletons = readWordOnce((word: string): readonly string[] => {
  const lower = word.toLowerCase();
  return [lower, lower.replace(/r(?![aeiouy])/gu, 'l'), lower.replace(/ch|g/gu, 'k')].map((spelling) =>
    squeeze(soundRules.reduce((sounds, [pattern, sound]) => sounds.replace(pattern, sound), spelling)),
  );
});

const squeeze = (skeleton: string): string => skeleton.replace(/(.)\1+/gu, '$1');

/** Whether a meaning is the English word itself in Hangul; 맹그로브 나무 says no more than 맹그로브. */
function isInHangul(lemma: string, meaning: string): boolean {
  const bare = meaning.replace(/\([^)]*\)| (?:나무|새|꽃)$/gu, '').replaceAll(' ', '');
  const korean = squeeze(readHangul(bare));
  return korean.length >= minLength && listSkeletons(lemma).includes(korean);
}

/** A headword, or a phrase that is used as a noun. */
type Loanable = Pick<LexiconEntry, 'lemma' | 'pos' | 'senses'>;

const ofAdjectives = /(?:적인|의)$/u;

/** A word that says nothing but itself in Korean (supermodel 슈퍼모델, digital 디지털의, social media 소셜 미디어): not worth asking. */
export function isLoanword({ lemma, pos, senses }: Loanable): boolean {
  if (pos !== 'n' && pos !== 'adj') return false;
  const word = lemma.replaceAll(' ', '');
  const meanings = (senses[0] ?? '').split(', ');
  return meanings.every(
    (meaning) =>
      (pos === 'n' && (isInHangul(word, meaning) || isDoer(word, meaning))) ||
      (ofAdjectives.test(meaning) && isInHangul(word, meaning.replace(ofAdjectives, ''))),
  );
}

const doing = '하는 사람';

/** 서핑하는 사람: a surfer; 마시는 사람: who drinks, which everybody knows. */
function isDoer(lemma: string, meaning: string): boolean {
  if (!lemma.endsWith('er') || !meaning.endsWith('는 사람')) return false;
  const stem = lemma.slice(0, -'er'.length);
  return (
    findEntry(stem, 'v')?.band === 1 ||
    (meaning.endsWith(doing) && isInHangul(`${stem}ing`, meaning.slice(0, -doing.length)))
  );
}
