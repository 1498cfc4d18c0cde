import type { Difficulty } from '#exercise/exercise.ts';
import { listCloseLines, type EnglishContext } from '#meaning/lines/close-lines.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import { listClauseLines } from '#meaning/lines/clause-lines.ts';
import { areLikeLong, countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import { listMatterLines } from '#meaning/lines/matter-lines.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';
import { listBeginnings, namesAny } from '#meaning/stems.ts';
import type { Random } from '#random.ts';

/** Distractors whose length differs more than this from the right line stand out; those of a short line are longer. */
const lengthRatio = { longer: 2.7, shorter: 2.4 } as const;
const distractorCount = 4;
/** A right line that is so much longer than every other one is found without reading. */
const mostOverLongest = 1.4;
/** Lines of the bank from which the seed draws: the rest is too far from the subject. */
const nearestOfBank = 3;
const mostWeak = 1;
/** Two of the same matter with another heading are enough. */
const mostHeadings = 2;
/** Where more of them deny the point, the right line is the one that does not. */
const mostContrary = 2;
/** Lines that keep the frame of the right one. */
const mostExchanged = 2;
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
  const sides = [...told, ...listMatterLines(context), ...listSideDistractors(context)]
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
  { answer, difficulty, close: closeLines, sides }: DistractorStock,
  random: Random,
): DistractorLine[] | undefined {
  const close = random.shuffle(closeLines.filter((one) => !isWeak(one)));
  const wanted = random.pick(closeCounts[difficulty]);
  const told = random.shuffle(sides.filter(({ line }) => line.told !== undefined));
  const own = random.shuffle(sides.filter(({ line }) => line.isOwn === true && line.told === undefined));
  const ofBank = sides.filter(isOfBank);
  const bank = [
    ...random.shuffle(ofBank.filter(({ line }) => line.isNear === true).slice(0, nearestOfBank)),
    ...random.shuffle(ofBank.filter(({ line }) => line.isNear !== true).slice(0, nearestOfBank)),
  ];
  const sure = told.filter((one) => !isWeak(one));
  const weak = [...told.filter(isWeak), ...own, ...random.shuffle(closeLines.filter(isWeak)), ...bank];
  const ordered =
    difficulty === 'low'
      ? [...sure, ...weak, ...close]
      : [...close.slice(0, wanted), ...sure, ...close.slice(wanted), ...weak];
  const limits: readonly Limit[] = [...fixedLimits, [asks, isAsking(answer) ? mostAsking + 1 : mostAsking]];
  const picked: Candidate[] = [];
  for (const candidate of ordered) {
    if (picked.length === distractorCount) break;
    const isOneTooMany = ([isSort, most]: Limit): boolean =>
      isSort(candidate) && picked.filter(isSort).length >= most;
    if (!limits.some(isOneTooMany) && !picked.some((other) => isAlike(other, candidate)))
      picked.push(candidate);
  }
  const longest = Math.max(...picked.map(({ line }) => line.text.length));
  return picked.length === distractorCount && answer.length <= mostOverLongest * longest
    ? picked.map(({ line }) => line)
    : undefined;
}

const isWeak = ({ line }: Candidate): boolean => line.isWeak === true;
const isExchanged = ({ line }: Candidate): boolean => line.id.startsWith('exchanged');
const isContrary = ({ line }: Candidate): boolean =>
  /^(?:opposite|denied|reheaded-(?:limits|strengths))/u.test(line.id);
const isHeading = ({ line }: Candidate): boolean =>
  line.isWeak !== true && /^(?:reheaded|turned)-/u.test(line.id);
const isOfBank = ({ line }: Candidate): boolean => line.isNear !== undefined && line.isFar !== true;

/** Of some sorts only so many are drawn. */
type Limit = readonly [isSort: (one: Candidate) => boolean, most: number];
const fixedLimits: readonly Limit[] = [
  [isWeak, mostWeak],
  [isHeading, mostHeadings],
  [isExchanged, mostExchanged],
  [isContrary, mostContrary],
];

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
  if (left.line.isFar === true && right.line.isFar === true) return true;
  if (treats(left.line, right.line) || treats(right.line, left.line)) return true;
  if (left.line.isClose !== right.line.isClose) return false;
  if (left.line.isClose) return sortOf(left.line) === sortOf(right.line);
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

const sortOf = ({ id }: DistractorLine): string =>
  /^(?:turned|exchanged)/u.test(id) ? id : (id.split('-')[0] ?? id);
