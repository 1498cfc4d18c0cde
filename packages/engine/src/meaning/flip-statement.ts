import { swapNumbers, type Swap } from '#meaning/flip-number.ts';
import { swapWords } from '#meaning/flip-word.ts';

/** A statement made false in one place. */
export interface Flip {
  text: string;
  /** What the passage says, and what the statement says instead. */
  from: string;
  to: string;
  /** The better, the plainer the difference. */
  worth: number;
}

const worthOfNumber = 3;
const worthOfWord = 3;
const worthOfDenial = 2;

/** Ends of Korean statements and their denials; the first that matches is used. */
const koreanEnds: readonly (readonly [RegExp, string])[] = [
  [/수 있(었)?다\.$/u, '수 없$1다.'],
  [/수 없(었)?다\.$/u, '수 있$1다.'],
  [/하지 않는다\.$/u, '한다.'],
  [/하지 않았다\.$/u, '했다.'],
  [/되지 않는다\.$/u, '된다.'],
  [/되지 않았다\.$/u, '되었다.'],
  [/고 있었다\.$/u, '고 있지 않았다.'],
  [/고 있다\.$/u, '고 있지 않다.'],
  [/(?<!야 )했다\.$/u, '하지 않았다.'],
  [/(?<![야못] ?)(?<=[가-힣])한다\.$/u, '하지 않는다.'],
  [/(?<=[가-힣])(?<![이가] )되었다\.$/u, '되지 않았다.'],
  [/(?<=[가-힣])된다\.$/u, '되지 않는다.'],
];

/** Every way to make the Korean statement false: another number, the opposite word, another place, or a denial. */
export function flipKorean(text: string, passage = ''): Flip[] {
  const swapped = [
    ...swapNumbers(text).map((swap) => applySwap(text, swap, worthOfNumber)),
    ...swapWords(text, passage).map((swap) => applySwap(text, swap, worthOfWord)),
  ];
  return [...swapped, ...denyKorean(text)];
}

function applySwap(text: string, { from, to }: Swap, worth: number): Flip {
  const flipped = text.replace(from, to);
  // 허용되 is only the stem of a word.
  const difference = stems.test(from) ? readDifference(text, flipped) : { from: from.trim(), to: to.trim() };
  return { text: flipped, ...difference, worth };
}

const stems = /(?:되|추)$/u;

function denyKorean(text: string): Flip[] {
  // 아무도, 전혀 and their like ask for a denial of their own.
  if (/아무|전혀|결코|거의|더는|더 이상|뿐만|밖에|때문|시작/u.test(text)) return [];
  const end = koreanEnds.find(([pattern]) => pattern.test(text));
  if (end === undefined) return [];
  const flipped = text.replace(end[0], end[1]);
  return [{ text: flipped, ...readDifference(text, flipped), worth: worthOfDenial }];
}

/** The words in which two statements with the same beginning, and perhaps the same end, differ. */
function readDifference(left: string, right: string): { from: string; to: string } {
  const others = right.split(' ');
  const words = left.split(' ');
  let same = 0;
  while (words[same] === others[same] && same < words.length) same += 1;
  let rest = 0;
  while (words.at(-1 - rest) === others.at(-1 - rest) && rest < words.length - same) rest += 1;
  const tell = (list: readonly string[]): string =>
    list
      .slice(same, list.length - rest)
      .join(' ')
      .replace(/\.$/u, '');
  return { from: tell(words), to: tell(others) };
}
