import type { Difficulty, PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/distractor-line.ts';
import { broadenLine } from '#meaning/distractor-line-broader.ts';
import { listClauseLines } from '#meaning/clause-lines.ts';
import type { LineName } from '#meaning/line-name.ts';
import { areLikeLong, countSharedWords, listLineWords } from '#meaning/line-words.ts';
import { explainTurned } from '#meaning/explain-turned.ts';
import { listExchanged } from '#meaning/exchanged-slots.ts';
import { opposeEnglish } from '#meaning/opposed-english.ts';
import { listMatterLines } from '#meaning/matter-lines.ts';
import { listSideDistractors } from '#meaning/side-distractors.ts';
import { reheadTopic } from '#meaning/reheaded-topics.ts';
import { toTitleCase } from '#meaning/title-case.ts';
import { listTurnedClauses, turnTopic } from '#meaning/turned-clauses.ts';
import { turnAspects } from '#meaning/turned-aspects.ts';
import type { Random } from '#random.ts';

/** Distractors whose length differs more than this from the right line stand out; sides of a short line are longer. */
const maxLengthRatio = 2.1;
const maxSideRatio = { longer: 2.7, shorter: 2.4 } as const;
const distractorCount = 4;
/** A right line that is so much longer than every other one is found without reading. */
const mostOverLongest = 1.4;
const enoughSides = 5;
/** Lines of the bank from which the seed draws: the rest is too far from the subject. */
const nearestOfBank = 3;
/** Lines of the bank and of the frames say nothing of the passage but its matter; those on what is not firm, least. */
const mostOfBank = 1;
const mostGeneral = 2;
const mostLoose = 1;
/** Lines made of what the passage itself says: beside two of them one that is loose may stand. */
const leastOfPassage = 2;
/** What the passage never touches. */
const mostUntouched = 1;
/** Lines that keep the frame of the right one. */
const mostExchanged = 2;
/** How many close distractors an exercise may have, drawn by the seed. */
const closeCounts: Readonly<Record<Difficulty, readonly number[]>> = {
  low: [0],
  middle: [2],
  high: [2, 3],
};
/** Two lines with so many words in common say nearly the same. */
const nearlySame = 3;
const alike = 2;

type EnglishName = Exclude<LineName, 'gist'>;
type EnglishContext = LineContext & { name: EnglishName };

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
    areLikeLong(text, answer, maxLengthRatio) && text !== answer;
  const isFitSide = ({ text }: DistractorLine): boolean =>
    areLikeLong(text, answer, maxSideRatio[text.length > answer.length ? 'longer' : 'shorter']);
  const told = listClauseLines(name, context.source, context.analysis);
  const sides = [...told, ...listMatterLines(context), ...listSideDistractors(context)]
    .filter(isFitSide)
    .map(read)
    .filter(({ words }) => countSharedWords(words, own) < nearlySame);
  // Of doing something one can say less than of a thing: such lines stand in where there are few others.
  const isWanted = ({ id }: DistractorLine): boolean =>
    sides.length < enoughSides || !id.startsWith('turned');
  return {
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
  { answer, difficulty, close: closeLines, sides }: DistractorStock,
  random: Random,
): DistractorLine[] | undefined {
  const close = random.shuffle(closeLines);
  const wanted = random.pick(closeCounts[difficulty]);
  const moreClose = close.slice(wanted);
  const isEasy = difficulty === 'low';
  const own = random.shuffle(sides.filter(({ line }) => line.isOwn === true));
  const told = random.shuffle(sides.filter(({ line }) => line.told !== undefined));
  const bank = sides.filter(isOfBank).filter(({ line }) => line.isFar !== true);
  const near = random.shuffle(bank.filter(({ line }) => line.isNear === true).slice(0, nearestOfBank));
  const rest = random.shuffle(bank.filter(({ line }) => line.isNear !== true).slice(0, nearestOfBank));
  // The right line must not be the longest at a glance.
  const long = own.filter(({ line }) => mostOverLongest * line.text.length >= answer.length).slice(0, 1);
  const ordered = [
    ...close.slice(0, wanted),
    ...told,
    ...(isEasy ? [] : moreClose),
    ...long,
    ...near.slice(0, mostOfBank),
    ...own.filter((candidate) => !long.includes(candidate)),
    ...(isEasy ? moreClose : []),
    ...(near.length === 0 ? rest : []),
  ];
  const picked: Candidate[] = [];
  for (const candidate of ordered) {
    if (picked.length === distractorCount) break;
    const isOneTooMany = (isSort: (one: Candidate) => boolean, most: number): boolean =>
      isSort(candidate) && picked.filter(isSort).length >= most;
    if (isOneTooMany(isOfBank, mostOfBank) || isOneTooMany(isUntouched, mostUntouched)) continue;
    if (isOneTooMany(isExchanged, mostExchanged)) continue;
    if (isOneTooMany(isGeneral, mostGeneral) || isOneTooMany(isLoose, countLoose(picked))) continue;
    if (isOneTooMany((one) => isAsking(one.line.text), isAsking(answer) ? mostAsking + 1 : mostAsking))
      continue;
    if (!picked.some((other) => isAlike(other, candidate))) picked.push(candidate);
  }
  const longest = Math.max(...picked.map(({ line }) => line.text.length));
  return picked.length === distractorCount &&
    picked.some(isOfPassage) &&
    answer.length <= mostOverLongest * longest
    ? picked.map(({ line }) => line)
    : undefined;
}

const isOfPassage = ({ line }: Candidate): boolean =>
  line.isClose || (line.told !== undefined && line.shape !== 'touched');
/** It says nothing that the passage says, and asks nothing that the passage touches. */
const isUntouched = ({ line }: Candidate): boolean => !line.isClose && line.told === undefined;
const isExchanged = ({ line }: Candidate): boolean => line.id.startsWith('exchanged');
/** Beside one line of the passage alone nothing may be far from it. */
const countLoose = (picked: readonly Candidate[]): number =>
  picked.filter(isOfPassage).length >= leastOfPassage ? mostLoose : 0;
const isOfBank = (one: Candidate): boolean => one.line.isOwn !== true && !isOfPassage(one);
const isGeneral = (one: Candidate): boolean => !isOfPassage(one);

const isLoose = (one: Candidate): boolean => isGeneral(one) && one.line.isFirm !== true;

/** A right line that alone is no question, or alone is one, would be seen at a glance. */
const mostAsking = 2;
const isAsking = (text: string): boolean => /^(?:why|how|reasons)\b/iu.test(text);

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
  one.matter.topic.search(other.matter.readTriggers()) >= 0;

const sortOf = ({ id }: DistractorLine): string =>
  /^(?:turned|exchanged)/u.test(id) ? id : (id.split('-')[0] ?? id);

/** The point turned round, under another heading, with another thing of the passage, or too broad. */
function listCloseLines(context: EnglishContext): DistractorLine[] {
  const { source, name, answer } = context;
  const opposites = opposeLine(name, answer);
  const topic = name === 'topic' ? answer : (source.topic ?? '');
  const turned = turnAspects(name, topic, source.text);
  return [
    ...opposites.map((text) => ({
      id: 'opposite',
      text,
      reason: explainOpposite(answer, text),
      isClose: true,
      ...aspectOf(text),
    })),
    ...(name === 'title' && opposites.length === 0 ? listTurnedTopics(source.topic?.trim() ?? '') : []),
    ...turned.map(({ aspect, text, label }) => ({
      id: `turned-${aspect}`,
      aspect,
      text,
      reason: `글의 소재를 다루지만 ${withParticle(label, '은')} 글에서 다루지 않는다.`,
      isClose: true,
    })),
    ...listTurnedClauses(name, source, context.analysis),
    ...listReheaded(name, source),
    ...listExchanged(name, source, context.analysis),
    ...listBroader(context),
  ];
}

/** The topic under another heading. */
const listReheaded = (
  name: EnglishName,
  { topic = '', title = '', gist = '', summary = '' }: PassageSource,
): DistractorLine[] =>
  reheadTopic(topic.trim(), [topic, title, gist, summary].join(' ')).map(({ heading, text, label }) => ({
    id: `reheaded-${heading}`,
    aspect: heading,
    text: name === 'title' ? toTitleCase(text) : text,
    reason: `글의 소재를 다루지만 ${withParticle(label, '은')} 글의 중심 내용이 아니다.`,
    isClose: true,
  }));

function listBroader({ source, name, answer }: EnglishContext): DistractorLine[] {
  const made = broadenLine(name, source.topic?.trim() ?? '', answer);
  return made === undefined ? [] : [{ ...made, id: 'broader', isClose: true }];
}

/** By what lines often say, or by the noun on which a topic turns. */
function opposeLine(name: EnglishName, line: string): string[] {
  const opposites = opposeEnglish(line);
  return opposites.length > 0 || name === 'title' ? opposites : turnTopic(line);
}

/** The contrary of the 주제, worded as a title. */
const listTurnedTopics = (topic: string): DistractorLine[] =>
  opposeLine('topic', topic).map((text) => ({
    id: 'opposite',
    text: toTitleCase(text),
    reason: `글의 주제인 ${withParticle(`‘${topic}’`, '과')} 반대된다.`,
    isClose: true,
    ...aspectOf(text),
  }));

/** Problems with a thing, its disadvantages and its limits are nearly one. */
const aspectOf = (text: string): Pick<DistractorLine, 'aspect'> =>
  /^(?:problems with|(?:the )?(?:[a-z-]+ )?(?:disadvantages?|drawbacks?|weakness(?:es)?) (?:of|with)) /iu.test(
    text,
  )
    ? { aspect: 'limits' }
    : {};

/** Names the words that were turned round, or that two changed places. */
function explainOpposite(answer: string, opposite: string): string {
  const [own, turned] = [answer, opposite].map((line) =>
    line
      .split(' ')
      .map((word) => word.replace(/[.:,]$/u, '').toLowerCase())
      .sort()
      .join(' '),
  );
  return own === turned
    ? '견주는 두 말의 자리가 서로 바뀌어 글의 내용과 반대된다.'
    : explainTurned(answer, opposite);
}
