import type { Difficulty } from '#exercise/exercise.ts';
import { listCloseLines, type EnglishContext } from '#meaning/lines/close-lines.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import { listClauseLines } from '#meaning/lines/clause-lines.ts';
import { areLikeLong, countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import { listOtherHeadings } from '#meaning/lines/other-headings.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';
import { listBeginnings, namesAny } from '#meaning/stems.ts';
import type { Random } from '#random.ts';

/** Distractors whose length differs more than this from the right line stand out; those of a short line are longer. */
const lengthRatio = { longer: 2.7, shorter: 2.4 } as const;
const distractorCount = 4;
/** A right line that is so much longer than every other one is found without reading. */
const mostOverLongest = 1.4;
/** Lines of the bank from which the seed draws: the rest is too far from the subject. */
const nearestOfBank = 4;
/** Two may be plainly weaker; the others are on the very matter and fall only to those who have read the passage. */
const mostWeak = 2;
/** More of one sort would look made by rule, and where three deny the point the right line is the one that does not. */
const mostOfSort: Readonly<Record<Sort, number>> = {
  contrary: 2,
  exchanged: 2,
  heading: 2,
  broader: 2,
  told: 2,
  bank: 2,
};

/** How many close distractors come first, drawn by the seed; for low they come last. */
const closeCounts: Readonly<Record<Difficulty, readonly number[]>> = {
  low: [0],
  middle: [2],
  high: [2, 3],
};
/** Two lines with so many words in common say nearly the same. */
const nearlySame = 3;
const alike = 2;

/** The wrong lines that a passage offers. */
interface DistractorStock {
  answer: string;
  difficulty: Difficulty;
  close: readonly Candidate[];
  /** Nearest to the subject first. */
  sides: readonly Candidate[];
}

interface Candidate {
  line: DistractorLine;
  words: ReadonlySet<string>;
}

/** Every wrong line that could stand beside the right one. */
export function listDistractorLines(context: EnglishContext): DistractorStock {
  const { name, answer, difficulty = 'middle' } = context;
  const own = new Set(listLineWords(answer));
  const read = (line: DistractorLine): Candidate => ({ line, words: listOwnWords(line) });
  const isFit = ({ text }: DistractorLine): boolean =>
    text !== answer &&
    areLikeLong(text, answer, lengthRatio[text.length > answer.length ? 'longer' : 'shorter']);
  const told = listClauseLines(name, context.source, context.analysis);
  const sides = [...told, ...listOtherHeadings(context), ...listSideDistractors(context)]
    .filter(isFit)
    .map(read)
    .filter(({ words }) => countSharedWords(words, own) < nearlySame);
  return {
    answer,
    difficulty,
    close: listCloseLines(context).filter(isFit).map(read),
    sides,
  };
}

/** What a line says of its subject: lines made for one subject all name it. */
function listOwnWords({ text, subject = '' }: DistractorLine): Set<string> {
  const named = new Set(listLineWords(subject));
  return new Set(listLineWords(text).filter((word) => !named.has(word)));
}

/** Draws four of them by the seed; undefined when there are not enough good ones. */
export function drawDistractorLines(
  { answer, difficulty, close, sides }: DistractorStock,
  random: Random,
): DistractorLine[] | undefined {
  const of = (wanted: Sort, isNear = true): Candidate[] =>
    sides.filter(({ line }) => sortOf(line) === wanted && (wanted !== 'bank' || line.isNear === isNear));
  const points = random.shuffle(close);
  const first = random.pick(closeCounts[difficulty]);
  const details = random.shuffle(of('told'));
  const others = random.shuffle([...of('bank').slice(0, nearestOfBank), ...drawOne(of('heading'), random)]);
  const rest = [
    ...random.shuffle(of('heading')),
    ...random.shuffle(of('bank', false).slice(0, nearestOfBank)),
    ...random.shuffle(of('bank')),
    ...of('bank', false),
  ];
  const ordered = [
    ...points.slice(0, first),
    ...details.slice(0, mostDetailsFirst),
    ...others,
    ...(difficulty === 'low' ? [] : points),
    ...details,
    ...rest,
    ...points,
  ];
  const picked: Candidate[] = [];
  for (const candidate of ordered) {
    if (picked.length === distractorCount) break;
    const isOneTooMany = (isSort: (one: Candidate) => boolean, most: number): boolean =>
      isSort(candidate) && picked.filter(isSort).length >= most;
    const sort = sortOf(candidate.line);
    if (isOneTooMany(isWeak, mostWeak) || isOneTooMany(({ line }) => sortOf(line) === sort, mostOfSort[sort]))
      continue;
    if (isOneTooMany(asks, isAsking(answer) ? mostAsking + 1 : mostAsking)) continue;
    if (!picked.some((other) => isAlike(other, candidate))) picked.push(candidate);
  }
  const longest = Math.max(...picked.map(({ line }) => line.text.length));
  return picked.length === distractorCount && answer.length <= mostOverLongest * longest
    ? picked.map(({ line }) => line)
    : undefined;
}
const mostDetailsFirst = 1;

/** One heading among the lines of the bank, so that not every exercise has two of them. */
const drawOne = (lines: readonly Candidate[], random: Random): Candidate[] =>
  random.shuffle(lines).slice(0, 1);

/** From where a wrong line comes. */
type Sort = 'contrary' | 'exchanged' | 'heading' | 'broader' | 'told' | 'bank';

function sortOf({ id, told, isNear }: DistractorLine): Sort {
  if (told !== undefined) return 'told';
  if (isNear !== undefined) return 'bank';
  if (/^(?:opposite|denied|turned|reheaded-(?:limits|strengths))/u.test(id)) return 'contrary';
  if (/^(?:exchanged|swapped)/u.test(id)) return 'exchanged';
  return /^(?:broader|aim)/u.test(id) ? 'broader' : 'heading';
}

const isWeak = ({ line }: Candidate): boolean => line.isWeak === true;
const isExchanged = ({ line }: Candidate): boolean => line.id.startsWith('exchanged');

/** A right line that alone is no question, or alone is one, would be seen at a glance. */
const mostAsking = 2;
const isAsking = (text: string): boolean => /^(?:why|how|reasons)\b/iu.test(text);
const asks = ({ line }: Candidate): boolean => isAsking(line.text);

/** Close lines share the words of the answer; two of one sort, two on one matter, or two beside it are one too many. */
function isAlike(left: Candidate, right: Candidate): boolean {
  if (left.line.aspect !== undefined && left.line.aspect === right.line.aspect) return true;
  if (left.line.id === right.line.id) return true;
  if (isExchanged(left) && isExchanged(right)) return differsInOne(left.line.text, right.line.text);
  if (
    left.line.told !== undefined &&
    right.line.told !== undefined &&
    overlaps(left.line.told, right.line.told)
  )
    return true;
  if (left.line.shape !== undefined && left.line.shape === right.line.shape) return true;
  if (treats(left.line, right.line) || treats(right.line, left.line)) return true;
  if (left.line.isClose !== right.line.isClose) return false;
  if (opensAlike(left.line.text, right.line.text)) return true;
  if (left.line.isClose) return nameOf(left.line) === nameOf(right.line);
  return countSharedWords(left.words, right.words) >= alike;
}

/** "The effect of trees", "the effect of stones". */
function differsInOne(left: string, right: string): boolean {
  const [own, other] = [left, right].map((text) => text.split(' '));
  if (own?.length !== other?.length) return false;
  return own?.filter((word, at) => word !== other?.[at]).length === 1;
}

const overlaps = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

const treats = (one: DistractorLine, other: DistractorLine): boolean =>
  one.matter !== undefined &&
  other.matter !== undefined &&
  namesAny(other.matter.readTriggers(), listBeginnings(one.matter.topic));

const nameOf = ({ id }: DistractorLine): string =>
  /^(?:turned|exchanged)/u.test(id) ? id : (id.split('-')[0] ?? id);

/** Cultural differences in …, and cultural differences in …. */
const opensAlike = (one: string, other: string): boolean => openingOf(one) === openingOf(other);
const openingOf = (text: string): string =>
  text.toLowerCase().replace(/^the /u, '').split(' ').slice(0, openingWords).join(' ');
const openingWords = 2;
