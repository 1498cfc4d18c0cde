import { splitSyllable } from '#syllables.ts';

/** Digits and circled numbers by how they are read: 0 영, 1 일, 3 삼, 6 육, 7 칠, 8 팔, 10 십. */
const digitsWithFinal = new Set(['0', '1', '3', '6', '7', '8', '①', '③', '⑥', '⑦', '⑧']);

/** Without the marks and the bracket at its end: 종(種) is read 종. */
const bareWord = (word: string): string =>
  word.replace(/(?<=[\p{L}\p{N}])\s*\([^()]*\)(?=[’'”"\s]*$)/u, '').replace(/[\s’'”"）)\].,!?]+$/u, '');

/** Abbreviations are spelled out: FM 에프엠, UN 유엔, but DNA 디엔에이. */
const spelledOut = /^(?:[A-Z]{2,4}|[A-Z])$/u;
const lettersWithFinal = /[LMNR]$/u;

/**
 * Ends of Latin words by how they are usually written in Hangul; the first that matches tells whether a consonant ends
 * them. What matches none ends in a vowel: plant 플랜트, Smith 스미스, Pittsburgh 피츠버그.
 */
const latinEnds: readonly (readonly [RegExp, boolean])[] = [
  // Names and words of other languages: Monet 모네, Chile 칠레 beside Nile 나일.
  [/(?:ballet|buffet|gourmet|chalet|cabaret|monet|manet|bizet|chevrolet|beirut|jeep)$/u, false],
  [
    /(?:^|\s)(?:chile|pele|aristotle|nestle|finale|camille|daphne|ariadne|hermione|watt|hyatt|putt|sputnik|punjab)$/u,
    false,
  ],
  // Leavitt 레빗, Scott 스콧, Webb 웹, Harriet 해리엇, Isaac 아이작.
  [/(?:[aeiou]tt|[aeiou]bb|[lrv]iet|iot|aac)$/u, true],
  // 프라이빗, 오퍼짓, 인티밋, 타입.
  [/(?:type|private|opposite|intimate|favorite|definite|climate)$/u, true],
  [/(?:[lmn]|ng)$/u, true],
  // table 테이블, Payne 페인, Jerome 제롬, Michelle 미셸.
  [/(?:[^aeiou]le|[aeiouy](?:nne|ne|mme|me|le))$/u, true],
  [/(?:^|[^aeiou])[aeiou](?:[pbkc]|ck|t)$/u, true],
  // 뉴욕, but 요크.
  [/(?:new york|ook|eep|eap|out|group|bag|big|good)$/u, true],
];

/** Tells whether a word ends in a consonant (받침) when read in Korean. */
export function hasFinalConsonant(word: string): boolean {
  const bare = bareWord(word);
  const last = bare.at(-1) ?? '';
  const syllable = splitSyllable(last);
  if (syllable !== undefined) return syllable.final !== 0;
  if (digitsWithFinal.has(last)) return true;
  const latin = /[A-Za-z]+$/u.exec(bare)?.[0] ?? '';
  if (spelledOut.test(latin)) return lettersWithFinal.test(latin);
  // In "quick" and "quit" the u is no vowel, and no more is an accent a letter of its own: 퀵, 퀏.
  const lower = bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/qu/gu, 'k');
  return latinEnds.find(([end]) => end.test(lower))?.[1] ?? false;
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
  const endsInRieul = /(?:l|le)$/iu.test(bareWord(word)) || isRieul(word);
  const takesFirst = hasFinalConsonant(word) && !(particle === '으로' && endsInRieul);
  return word + particles[particle][takesFirst ? 0 : 1];
}

/** Every form of the particles that change with the word before them, by the one after a consonant. */
const firstForms: ReadonlyMap<string, Particle> = new Map([
  ['은', '은'],
  ['는', '은'],
  ['이', '이'],
  ['가', '이'],
  ['을', '을'],
  ['를', '을'],
  ['과', '과'],
  ['와', '과'],
  ['으로', '으로'],
  ['로', '으로'],
]);

/** 반대를 → 찬성을: the word with the form of a particle that it takes; any other particle, or none, stays as it is. */
export function attachParticle(word: string, particle: string): string {
  const first = firstForms.get(particle);
  return first === undefined ? word + particle : withParticle(word, first);
}

function isRieul(word: string): boolean {
  const rieul = 8;
  return splitSyllable(bareWord(word).at(-1) ?? '')?.final === rieul;
}
