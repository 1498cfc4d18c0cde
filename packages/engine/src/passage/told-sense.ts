import { splitSyllable, type Syllable } from '#syllables.ts';

/** What a meaning has besides its stem, which a sentence seldom keeps. */
const endings =
  /(?:시키다|스러운|스럽게|로운|롭게|하다|되다|하게|되게|하는|되는|적인|적으로|하여|한|된|적|히|의|다|게|는)$/u;
/** 조건으로: a noun of an adverb or a phrase. */
const particles = /(?:에서|으로|로|을|를|이|가|에|과|와)$/u;
/** Words of a gloss that stand in any sentence. */
const lightWords =
  /^(?:하다|되다|있다|없다|않다|주다|이다|것|수|일|등|더|잘|안|못|한|하는|되는|있는|없는|않는|같은|하게|되게|만한|아주|매우|가장|않다|하지|할|될)$/u;

/**
 * Which of the senses (by number, from 0) the Korean line of a sentence contains, in whatever form its words stand
 * there: 나르다 in 날랐다 is not found, 흔들리는 in 흔들렸다 is.
 */
export function findToldSenses(senses: readonly string[], line: string): number[] {
  const words = line.split(/[^가-힣]+/u).filter((word) => word !== '');
  return senses.flatMap((sense, index) => (isTold(sense, words) ? [index] : []));
}

/** Of a meaning of several words at least half have to stand there. */
function isTold(sense: string, words: readonly string[]): boolean {
  return sense
    .replace(/\([^)]*\)/gu, '')
    .split(/[,;]/u)
    .some((meaning) => {
      const parts = meaning.split(/[\s~…]+/u).filter((part) => part !== '' && !lightWords.test(part));
      const found = parts.filter((part) => words.some((word) => holdsStem(word, part)));
      return parts.length > 0 && found.length * 2 >= parts.length;
    });
}

function holdsStem(word: string, part: string): boolean {
  const isInflected = /(?:다|는|은|운|한|된|게)$/u.test(part);
  const bare = part.replace(endings, '');
  const stem = bare === '' ? part : bare.length > 2 && !isInflected ? bare.replace(particles, '') : bare;
  if (stem.length === 1) return startsWithSyllable(word, stem, isInflected);
  if (word.includes(stem)) return true;
  // 느끼다 in 느낀다, 모으다 in 모아: only the first sound of the last syllable is kept.
  return (
    isInflected && word.startsWith(stem.slice(0, -1)) && sharesInitial(word.charAt(stem.length - 1), stem)
  );
}

/** 약은 and 약을 but not 약속; 쓴 and 쓸 of 쓰다. */
function startsWithSyllable(word: string, stem: string, isInflected: boolean): boolean {
  if (!isInflected)
    return (
      word.startsWith(stem) &&
      /^(?:|은|는|이|가|을|를|의|에|에서|으로|로|과|와|도|만|들|들은|들이|들을|들의)$/u.test(word.slice(1))
    );
  const [own, other] = [splitSyllable(word), splitSyllable(stem)];
  if (own === undefined || other === undefined) return false;
  return word.startsWith(stem) || (other.final === 0 && isSameOpen(own, other));
}

const isSameOpen = (left: Syllable, right: Syllable): boolean =>
  left.initial === right.initial && left.vowel === right.vowel;

const sharesInitial = (letter: string, stem: string): boolean =>
  splitSyllable(letter)?.initial === splitSyllable(stem.slice(-1))?.initial;
