import { listLineWords } from '#meaning/lines/line-words.ts';

/** The words of a line but those of the matter itself, of which every line speaks. */
export const readWords = (text: string, matter: ReadonlySet<string>): Set<string> =>
  new Set(listLineWords(text).filter((word) => !matter.has(word)));

/** 중고 시장은: what the 요지 and every line beside it speak of. */
export const readMatter = (answer: string): Set<string> =>
  new Set(listLineWords(/^(?:\S+ ){0,3}?\S+[은는](?= )/u.exec(answer)?.[0] ?? ''));

/** In a passage on anything they come again. */
export const unfitToLink = new Set([
  '우리',
  '시간',
  '자신',
  '때로',
  '흔히',
  '거의',
  '모든',
  '대부',
  '누구',
  '무언',
  '사실',
  '어떤',
]);
