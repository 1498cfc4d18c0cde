import type { Difficulty } from '#exercise/exercise.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import { countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import type { Random } from '#random.ts';

/** How a wrong 요지 came about. */
type Sort = 'turned' | 'view' | 'claim' | 'flip' | 'broader' | 'detail' | 'general';

/** A wrong 요지, with what decides which others it may stand beside. */
export interface GistLine {
  sort: Sort;
  line: DistractorLine;
  /** Its words but those of the matter itself, of which every line speaks. */
  words: ReadonlySet<string>;
  /** The sentence of the passage from which it comes, or the way in which the 요지 is turned: one line of each. */
  origin: string;
  /** The last words of a 요지 turned round, where they are other words than its own. */
  verdict?: string;
  /** A passing remark, which only a few would choose. */
  isPassing?: boolean;
}

/** The wrong lines that a passage offers beside its 요지. */
export interface GistStock {
  answer: string;
  difficulty: Difficulty;
  lines: readonly GistLine[];
}

const count = 4;
/** Lines of each sort that may stand in one exercise. */
const mostOfSort: Readonly<Record<Sort, number>> = {
  turned: 2,
  view: 2,
  claim: 4,
  flip: 1,
  broader: 1,
  detail: 3,
  general: 1,
};
/** 요지 turned round, and what the passage says turned round: no more of both. */
const mostContrary = 3;
/** Two must be ruled out by reading. */
const mostWeak = 2;
/** A right line that is so much longer than every other one is found without reading. */
const mostOverLongest = 1.4;
/** Two lines that have so much of the shorter in common say nearly the same. */
const nearlyAll = 0.45;

const duty = /(?:야 한다|필요는 없다|필요(?:하다|하지 않다|가 있다|가 없다)|안 된다|낫다|현명하다)\.$/u;

/** What is contrary to the passage is harder to tell from the right line than what is only a part of it. */
const orders: Readonly<Record<Difficulty, readonly (readonly [sorts: readonly Sort[], count: number])[]>> = {
  low: [
    [['claim', 'detail'], 3],
    [['general'], 1],
  ],
  middle: [
    [['turned'], 1],
    [['view'], 1],
    [['claim'], 2],
    [['turned', 'flip'], 2],
  ],
  high: [
    [['turned', 'flip'], 3],
    [['view'], 1],
  ],
};
const anySort: readonly Sort[] = ['claim', 'view', 'broader', 'detail'];

/** Draws four of them by the seed, two at most that only a few would choose; undefined where there are too few. */
export function drawGistLines(
  { answer, difficulty, lines }: GistStock,
  random: Random,
): DistractorLine[] | undefined {
  const shuffled = random.shuffle(lines);
  const drawn = [...shuffled.filter((one) => !isWeak(one)), ...shuffled.filter(isWeak)];
  const of = (sorts: readonly Sort[]): GistLine[] => drawn.filter(({ sort }) => sorts.includes(sort));
  const isLong = ({ line }: GistLine): boolean => answer.length <= mostOverLongest * line.text.length;
  const ordered = [
    // Among advice one line of advice must be wrong.
    ...(duty.test(answer) ? drawn.filter(({ line }) => duty.test(line.text)).slice(0, 1) : []),
    // One must be about as long as the right line.
    ...[...of(['turned']), ...drawn].filter(isLong).slice(0, 1),
    ...orders[difficulty].flatMap(([sorts, first]) => of(sorts).slice(0, first)),
    ...of(anySort),
    ...of(['turned', 'flip']),
    ...of(['general']),
  ];
  const picked: GistLine[] = [];
  for (const one of ordered)
    if (picked.length < count && !picked.includes(one) && fits(one, picked)) picked.push(one);
  const isAlike = !duty.test(answer) || picked.some(({ line }) => duty.test(line.text));
  return picked.length === count && isAlike && picked.some(isLong)
    ? picked.map(({ line }) => line)
    : undefined;
}

function fits(one: GistLine, picked: readonly GistLine[]): boolean {
  const isContrary = ({ sort }: GistLine): boolean => sort === 'turned' || sort === 'flip';
  return (
    picked.filter(({ sort }) => sort === one.sort).length < mostOfSort[one.sort] &&
    (!isWeak(one) || picked.filter(isWeak).length < mostWeak) &&
    (!isContrary(one) || picked.filter(isContrary).length < mostContrary) &&
    picked.every((other) => other.origin !== one.origin && !saysTheSame(one, other))
  );
}

const isWeak = ({ isPassing = false, sort }: GistLine): boolean => isPassing || sort === 'general';

function saysTheSame(one: GistLine, other: GistLine): boolean {
  if (one.sort === 'turned' && other.sort === 'turned') return areOneTurn(one, other);
  const shared = countSharedWords(one.words, other.words);
  if (shared === 0) return false;
  return shared > nearlyAll * Math.min(one.words.size, other.words.size);
}

/** Both deny the same, 마련할 필요는 없다, or one is half of the other; the halves of one 요지 share their words. */
const areOneTurn = (one: GistLine, other: GistLine): boolean =>
  (one.verdict !== undefined && one.verdict === other.verdict) || isPart(one, other) || isPart(other, one);
const isPart = (part: GistLine, whole: GistLine): boolean => {
  const [granted = '', point] = whole.line.text.split(/(?<=지만), /u);
  // What grants the one half denies the other.
  if (point === undefined) return granted.startsWith(part.line.text.slice(0, -endLength));
  const said = new Set(listLineWords(point));
  const own = new Set(listLineWords(part.line.text));
  return countSharedWords(own, said) >= mostOfPoint * own.size;
};
const mostOfPoint = 0.7;
const endLength = 5;
