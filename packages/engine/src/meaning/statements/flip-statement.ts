import { swapName } from '#meaning/statements/flip-name.ts';
import { swapNumbers, type Swap } from '#meaning/statements/flip-number.ts';
import { swapOrder } from '#meaning/statements/flip-order.ts';
import { swapRival } from '#meaning/statements/flip-rival.ts';
import { swapWords } from '#meaning/statements/flip-word.ts';

/** A statement made false in one place. */
export interface Flip {
  text: string;
  /** What the passage says, and what the statement says instead. */
  from: string;
  to: string;
  /** The better, the plainer the difference. */
  worth: number;
}

/** A number has no contrary that anything else of the statement could betray. */
const worthOfNumber = 3;
/** The year or day is what is looked up first; what hangs on a place or a calling is seldom told. */
const worthOfDate = 2;
const worthOfRival = 2;
/** A contrary is often seen to be false from the rest. */
const worthOfWord = 1;
const worthOfDenial = 0;
const isDate = /\d(?:년|년대|월|일)$/u;

/** Ends of denials, and of what can or cannot be: nobody is told what somebody did not do. The first that matches is used. */
const koreanEnds: readonly (readonly [RegExp, string])[] = [
  [/수 있(었)?다\.$/u, '수 없$1다.'],
  [/수 없(었)?다\.$/u, '수 있$1다.'],
  [/하지 않는다\.$/u, '한다.'],
  [/하지 않았다\.$/u, '했다.'],
  [/되지 않는다\.$/u, '된다.'],
  [/되지 않았다\.$/u, '되었다.'],
];

/** What a statement stands among. */
interface Surroundings {
  /** The translations of all sentences. */
  lines: readonly string[];
  /** Whom the passage is about, whose name no statement loses. */
  subject: string | undefined;
}

/** Every way to make the Korean statement false: another number, the opposite word, another place or person, another order, or a denial. */
export function flipKorean(text: string, passage = '', around?: Surroundings): Flip[] {
  const swapped = [
    ...swapOrder(text).map((swap) => applySwap(text, swap, worthOfWord)),
    ...(around === undefined ? [] : swapName(text, around.lines, around.subject)).map((swap) =>
      applySwap(text, swap, worthOfRival),
    ),
    ...swapNumbers(text).map((swap) =>
      applySwap(text, swap, isDate.test(swap.from) ? worthOfDate : worthOfNumber),
    ),
    ...swapRival(text, passage).map((swap) => applySwap(text, swap, worthOfRival)),
    ...swapWords(text).map((swap) => applySwap(text, swap, worthOfWord)),
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
  if (
    /도 \S+도 |아무|전혀|한마디도|하나도|[만라][ 도]? ?내면|만 있으면|결코|거의|더는|더 이상|다시는|한 번도|조금도|좀처럼|별로|뿐만|밖에|때문|위해|모든|모두|항상|언제나|시작|너무|워낙|어찌나|하도|끝내|에야|서야|비로소/u.test(
      text,
    )
  )
    return [];
  const end = koreanEnds.find(([pattern]) => pattern.test(text));
  if (end === undefined) return [];
  const flipped = text.replace(end[0], end[1]);
  // Of 1930 nobody says what was not done in it.
  const worth = /\d/u.test(text) ? worthOfDenial - 1 : worthOfDenial;
  return [{ text: flipped, ...readDifference(text, flipped), worth }];
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
