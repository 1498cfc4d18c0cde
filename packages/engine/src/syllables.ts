const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const vowelCount = 21;
const finalCount = 28;

/** A Hangul syllable by the numbers of its letters in the order of Unicode; final 0 is none. */
export interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

/** The letters of a Hangul syllable; undefined for any other character. */
export function splitSyllable(letter = ''): Syllable | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return undefined;
  const index = code - firstSyllable;
  return {
    initial: Math.floor(index / finalCount / vowelCount),
    vowel: Math.floor(index / finalCount) % vowelCount,
    final: index % finalCount,
  };
}

/** The syllable that the letters write. */
export const joinSyllable = ({ initial, vowel, final }: Syllable): string =>
  String.fromCodePoint(firstSyllable + (initial * vowelCount + vowel) * finalCount + final);
