import { splitSyllable } from '#syllables.ts';

/** Digits and circled numbers by how they are read: 0 영, 1 일, 3 삼, 6 육, 7 칠, 8 팔, 10 십. */
const digitsWithFinal = new Set(['0', '1', '3', '6', '7', '8', '①', '③', '⑥', '⑦', '⑧']);

/**
 * Tells whether a word ends in a consonant (받침) when read in Korean. English words are judged by
 * how they are usually written in Hangul: team 팀, table 테이블, map 맵, job 잡, but plant 플랜트.
 */
export function hasFinalConsonant(word: string): boolean {
  const bare = word.replace(/[\s’'”"）)\].,!?]+$/u, '');
  const last = bare.at(-1) ?? '';
  const syllable = splitSyllable(last);
  if (syllable !== undefined) return syllable.final !== 0;
  if (digitsWithFinal.has(last)) return true;
  // In "quick" and "quit" the u is no vowel: 퀵, 퀏.
  const lower = bare.toLowerCase().replace(/qu/gu, 'k');
  if (/(?:[lmn]|ng|[^aeiou]le|[aeiou]ne|[aeiou]me|[aeiou]le)$/u.test(lower)) return true;
  return /(?:^|[^aeiou])[aeiou](?:[pbkc]|ck|t)$|(?:ook|eep|eap|out|group|bag|big|good)$/u.test(lower);
}

/** Particle pairs by their form after a consonant. */
const particles = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  과: ['과', '와'],
  으로: ['으로', '로'],
  이다: ['이다', '다'],
  이라고: ['이라고', '라고'],
  이므로: ['이므로', '므로'],
} as const;
type Particle = keyof typeof particles;

/** The word with the fitting particle; quotation marks and brackets around the word are looked through. */
export function withParticle(word: string, particle: Particle): string {
  const endsInRieul = /(?:[lL]|[lL]e)$/u.test(word.replace(/[’'”"）)\]]+$/u, '')) || isRieul(word);
  const takesFirst = hasFinalConsonant(word) && !(particle === '으로' && endsInRieul);
  return word + particles[particle][takesFirst ? 0 : 1];
}

function isRieul(word: string): boolean {
  const rieul = 8;
  return splitSyllable(word.replace(/[’'”"）)\]]+$/u, '').charAt(word.length - 1))?.final === rieul;
}
