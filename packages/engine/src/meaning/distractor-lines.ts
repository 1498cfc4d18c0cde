import type { Difficulty } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/distractor-line.ts';
import { broadenLine } from '#meaning/distractor-line-broader.ts';
import { listPartLines } from '#meaning/distractor-line-parts.ts';
import type { LineName } from '#meaning/line-name.ts';
import { countSharedWords, listLineWords } from '#meaning/line-words.ts';
import { opposeEnglish } from '#meaning/opposed-english.ts';
import { opposeKorean } from '#meaning/opposed-korean.ts';
import { listReportedViews } from '#meaning/reported-views.ts';
import { listMatterLines } from '#meaning/matter-lines.ts';
import { listSideDistractors } from '#meaning/side-distractors.ts';
import { listStatements } from '#meaning/statements.ts';
import { toTitleCase } from '#meaning/title-case.ts';
import { turnAspects } from '#meaning/turned-aspects.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** Distractors whose length differs more than this from the right line stand out; sides of a short line are longer. */
const maxLengthRatio = 2.1;
const maxSideRatio = { longer: 2.7, shorter: 2.4 } as const;
const distractorCount = 4;
/** A right line that is so much longer than every other one is found without reading. */
const mostOverLongest = 1.4;
const enoughSides = 5;
/** Lines of the bank from which the seed draws: the rest is too far from the subject. */
const nearestOfBank = 3;
/** Lines that share only a word with the passage are ruled out at a glance: one among four is borne. */
const mostOfBank = 1;
const mostOfResearch = 2;
/** How many close distractors an exercise may have, drawn by the seed. */
const closeCounts: Readonly<Record<Difficulty, readonly number[]>> = {
  low: [0],
  middle: [2],
  high: [2, 3],
};
/** Two lines with so many words in common say nearly the same. */
const nearlySame = 3;
const alike = 2;
const maxDetailRatio = 1.35;
/** A detail of more parts paints a scene. */
const mostClauses = 2;

/** The wrong lines that a passage offers. */
interface DistractorStock {
  name: LineName;
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
export function listDistractorLines(context: LineContext): DistractorStock {
  const { name, answer, difficulty = 'middle' } = context;
  const own = new Set(listLineWords(answer));
  const read = (line: DistractorLine): Candidate => ({ line, words: listOwnWords(line) });
  const isFit = ({ text }: DistractorLine): boolean =>
    isLikeLength(text, answer, maxLengthRatio) && text !== answer;
  const isFitSide = ({ text }: DistractorLine): boolean =>
    isLikeLength(text, answer, maxSideRatio[text.length > answer.length ? 'longer' : 'shorter']);
  const sides = [...listMatterLines(context), ...listSideDistractors(context)]
    .filter(isFitSide)
    .map(read)
    .filter(({ words }) => countSharedWords(words, own) < nearlySame);
  // Of doing something one can say less than of a thing: such lines stand in where there are few others.
  const isWanted = ({ id }: DistractorLine): boolean =>
    sides.length < enoughSides || !id.startsWith('turned');
  return {
    name,
    answer,
    difficulty,
    close: listCloseLines(context)
      .filter((line) => isFit(line) && isWanted(line))
      .map(read),
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
  { name, answer, difficulty, close: closeLines, sides }: DistractorStock,
  random: Random,
): DistractorLine[] | undefined {
  const close = random.shuffle(closeLines);
  const wanted = random.pick(closeCounts[difficulty]);
  const own = random.shuffle(sides.filter(({ line }) => line.isOwn === true));
  const bank = sides.filter(({ line }) => line.isOwn !== true && line.isFar !== true);
  const near = random.shuffle(bank.filter(({ line }) => line.isNear === true).slice(0, nearestOfBank));
  const rest = random.shuffle(bank.filter(({ line }) => line.isNear !== true).slice(0, nearestOfBank));
  // The right line must not be the longest at a glance.
  const long = own.filter(({ line }) => mostOverLongest * line.text.length >= answer.length).slice(0, 1);
  const ordered = [
    ...close.slice(0, wanted),
    ...long,
    ...near.slice(0, mostOfBank),
    ...own.filter((candidate) => !long.includes(candidate)),
    ...close.slice(wanted),
    ...(near.length === 0 ? rest : []),
  ];
  const picked: Candidate[] = [];
  for (const candidate of ordered) {
    if (picked.length === distractorCount) break;
    if (isOfBank(candidate) && picked.filter(isOfBank).length === mostOfBank) continue;
    if (isOfResearch(candidate) && picked.filter(isOfResearch).length === mostOfResearch) continue;
    if (!picked.some((other) => isAlike(name, other, candidate))) picked.push(candidate);
  }
  const longest = Math.max(...picked.map(({ line }) => line.text.length));
  return picked.length === distractorCount && answer.length <= mostOverLongest * longest
    ? picked.map(({ line }) => line)
    : undefined;
}

const isOfBank = ({ line }: Candidate): boolean => line.isOwn !== true && !line.isClose;

/** What is said of the study of a matter is dull where it is said again and again. */
const isOfResearch = ({ line }: Candidate): boolean =>
  /^matter-(?:debate|study|firststudy|interest|lessons|measure)-/u.test(line.id);

const isLikeLength = (text: string, answer: string, ratio: number): boolean =>
  Math.max(text.length, answer.length) <= ratio * Math.min(text.length, answer.length);

/** Close lines share the words of the answer; two of one sort, two on one matter, or two beside it are one too many. */
function isAlike(name: LineName, left: Candidate, right: Candidate): boolean {
  if (left.line.aspect !== undefined && left.line.aspect === right.line.aspect) return true;
  if (left.line.id === right.line.id) return true;
  if (left.line.isFar === true && right.line.isFar === true) return true;
  if (treats(left.line, right.line) || treats(right.line, left.line)) return true;
  if (left.line.isClose !== right.line.isClose) return false;
  if (left.line.isClose) return sortOf(left.line) === sortOf(right.line);
  return countSharedWords(left.words, right.words) >= alike + (name === 'gist' ? 1 : 0);
}

const treats = (one: DistractorLine, other: DistractorLine): boolean =>
  one.matter !== undefined &&
  other.matter !== undefined &&
  one.matter.topic.search(other.matter.readTriggers()) >= 0;

const sortOf = ({ id }: DistractorLine): string => (id.startsWith('turned') ? id : (id.split('-')[0] ?? id));

/** Turned round, too narrow, or a view that the passage rejects. */
function listCloseLines(context: LineContext): DistractorLine[] {
  const { source, name, answer } = context;
  const opposites = name === 'gist' ? opposeKorean(answer) : opposeEnglish(answer);
  const topic = name === 'topic' ? answer : (source.topic ?? '');
  const turned = name === 'gist' ? [] : turnAspects(name, topic, source.text);
  return [
    ...opposites.map((text) => ({
      id: 'opposite',
      text,
      reason: explainOpposite(answer, text),
      isClose: true,
    })),
    ...(name === 'title' && opposites.length === 0 ? listTurnedTopics(source.topic?.trim() ?? '') : []),
    ...turned.map(({ aspect, text, label }) => ({
      id: `turned-${aspect}`,
      aspect,
      text,
      reason: `글의 소재를 다루지만 ${withParticle(label, '은')} 글에서 다루지 않는다.`,
      isClose: true,
    })),
    ...listBroader(context),
    ...listPartLines(name, source, context.analysis).map((line) => ({
      ...line,
      reason: '글의 일부에만 나오는 세부 내용이다.',
      isClose: true,
    })),
    ...(name === 'gist' ? listKoreanLines(context) : []),
  ];
}

function listBroader({ source, name, answer }: LineContext): DistractorLine[] {
  const made = broadenLine(name, source.topic?.trim() ?? '', answer);
  return made === undefined ? [] : [{ ...made, id: 'broader', isClose: true }];
}

/** The contrary of the 주제, worded as a title. */
const listTurnedTopics = (topic: string): DistractorLine[] =>
  opposeEnglish(topic).map((text) => ({
    id: 'opposite',
    text: toTitleCase(text),
    reason: `글의 주제인 ${withParticle(`‘${topic}’`, '과')} 반대된다.`,
    isClose: true,
  }));

const mostTurned = 4;

/** Names the words that were turned round, where they stand together. */
function explainOpposite(answer: string, opposite: string): string {
  const [right, wrong] = [answer, opposite].map((line) => line.replace(/[.]$/u, '').split(' '));
  if (right === undefined || wrong === undefined) return '글의 내용과 반대된다.';
  const bagOf = (words: readonly string[]): string =>
    words
      .map((word) => word.replace(/[:,]$/u, '').toLowerCase())
      .sort()
      .join(' ');
  if (bagOf(right) === bagOf(wrong)) return '견주는 두 말의 자리가 서로 바뀌어 글의 내용과 반대된다.';
  const isSame = (at: number): boolean => right.at(at) === wrong.at(at);
  let start = 0;
  while (start < right.length && isSame(start)) start += 1;
  let end = -1;
  while (-end < Math.min(right.length, wrong.length) - start && isSame(end)) end -= 1;
  const [was, now] = [right, wrong].map((words) => words.slice(start, words.length + end + 1));
  return was === undefined || now === undefined || Math.max(was.length, now.length) > mostTurned
    ? '글의 내용과 반대된다.'
    : `정답의 ‘${was.join(' ')}’ 대신 ${withParticle(`‘${now.join(' ')}’`, '이라고')} 하여 글의 내용과 반대된다.`;
}

function listKoreanLines({ source, analysis, answer }: LineContext): DistractorLine[] {
  const translations = alignTranslations({ analysis, source });
  const views = listReportedViews(analysis, translations).map((text, index) => ({
    id: `view-${index}`,
    text,
    reason: '글에서 잘못된 생각으로 소개한 내용이다.',
    isClose: true,
  }));
  const words = new Set(listLineWords(answer));
  const details = listStatements(source, analysis)
    .filter(
      ({ sentence, text, isClear, isChecked }) =>
        isClear &&
        isChecked &&
        isDetail(analysis, sentence) &&
        text.length <= maxDetailRatio * answer.length &&
        text.split(',').length <= mostClauses &&
        !/^(?:이|그|같은|지금의|마지막|이유에|원인에|그에|이에) |이러한|그러한|이렇게|이런|그런|흔한|(?:^| )그 |똑같은|마찬가지|도 /u.test(
          text,
        ) &&
        listLineWords(text).every((word) => !words.has(word)),
    )
    .map(({ sentence, text }) => ({
      id: `detail-${sentence.index}`,
      text,
      reason: '글의 일부에만 나오는 세부 내용이다.',
      isClose: true,
    }));
  return [...views, ...details];
}

/** A fact with a date, a number or a name in the middle of the passage. */
function isDetail({ sentences, tokens }: PassageAnalysis, sentence: Sentence): boolean {
  const isMiddle = sentence.index > 0 && sentence.index < sentences.length - 1;
  const own = tokens.slice(sentence.firstToken + 1, sentence.endToken);
  return isMiddle && !pointing.test(sentence.text) && own.some(({ tag }) => /^(?:CD|NNP)/u.test(tag));
}

/** Sentences that draw the conclusion or turn the argument carry the point itself. */
const pointing =
  /\b(?:but|yet|however|therefore|thus|hence|instead|rather|in fact|in short|in truth|should|must|ought|result|not only|not merely|contrast|contrary|reveal|show|mean|nevertheless|then)/iu;
