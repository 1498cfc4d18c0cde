import { splitSyllable } from '#syllables.ts';

/** The letters that a Latin name may begin with where its Korean form begins so, by the number of the initial: ㄱ, ㄲ, ㄴ …. */
const initials = [
  'ckgq',
  'ckgq',
  'nkg',
  'dt',
  'dt',
  'lrw',
  'm',
  'bvwp',
  'bp',
  'scztx',
  'scztx',
  'aeiouywhj',
  'jzgcxdy',
  'jz',
  'ctzqjs',
  'ckqxgh',
  'td',
  'pfvb',
  'hjxgwf',
] as const;

/** 세리자와 for Serizawa, and not 게이스케. */
function isAlike(latin: string, hangul: string): boolean {
  const initial = splitSyllable(hangul.at(0))?.initial;
  const letter = latin
    .normalize('NFD')
    .replace(/[^A-Za-z]/gu, '')
    .charAt(0)
    .toLowerCase();
  return initial !== undefined && letter !== '' && (initials[initial] ?? '').includes(letter);
}

const countSyllables = (latin: string): number =>
  latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[aeiouy]+/giu)?.length ?? 0;

/** 장영실, 우젠슝: a surname of one syllable and the rest in one word. */
function isEastern(word: string, [surname = '', given = '']: readonly string[]): boolean {
  const [first, rest] = [countSyllables(surname), countSyllables(given)];
  return (
    first === 1 && word.length === first + rest && isAlike(surname, word) && isAlike(given, word.slice(1))
  );
}

/** Whether Korean words are the whole of a Latin name, in its order or with the surname first. */
function isWhole(words: readonly string[], parts: readonly string[]): boolean {
  const turned = [...parts.slice(-1), ...parts.slice(0, -1)];
  if (words.length === 1 && parts.length > 1)
    return [parts, turned].some((order) => isEastern(words[0] ?? '', order));
  return [parts, turned].some(
    (order) =>
      order.length === words.length && order.every((part, index) => isAlike(part, words[index] ?? '')),
  );
}

/** The Korean words for a Latin name before the first topic of a line or at its beginning, where they are the whole name. */
export function findHangulName(line: string, name: string): string | undefined {
  const parts = name.split(' ');
  const [, phrase = ''] = /^[^A-Za-z]*?(?<![가-힣])([가-힣]+?(?: [가-힣]+?)*?)[은는] /u.exec(line) ?? [];
  const told = phrase.split(' ');
  const [, begun = ''] =
    new RegExp(`^((?:[가-힣]+ ){${parts.length - 1}}[가-힣]+?)[이가의은는] `, 'u').exec(line) ?? [];
  return [told.slice(-parts.length), begun.split(' '), told.slice(-1)]
    .find((words) => isWhole(words, parts))
    ?.join(' ');
}
