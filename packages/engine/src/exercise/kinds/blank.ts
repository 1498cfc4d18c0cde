import type { Candidate, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { blankShapes, type BlankChoice, type WrongFill } from '#meaning/blanks/blank-choice.ts';
import { buildConnectiveExercise } from '#meaning/connectives/connective-exercise.ts';
import { isConnectiveId } from '#meaning/connectives/connective-places.ts';
import {
  listConnectiveQuestions,
  type ConnectiveQuestion,
} from '#meaning/connectives/connective-questions.ts';
import { isOnlyStory } from '#meaning/is-story.ts';
import { listPhraseBlanks } from '#meaning/blanks/phrase-blanks.ts';
import { listWordBlanks } from '#meaning/blanks/word-blanks.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const widthsEm = { 낱말: 8, '구·절': 16 } as const;
const minSentences = 4;
/** Places whose score is at least this share of the best one's may be drawn. */
const goodShare = 0.9;

/**
 * 빈칸 추론: connectives whose relation the text shows; where that is asked for, a word or a phrase that the passage points
 * to, with its opposite and what is said of other matters as options.
 */
export function makeBlank(context: KindContext): MakeResult {
  const { source, analysis, seed } = context;
  if (analysis.sentences.length < minSentences)
    return refuse(
      'blank',
      context,
      `문장이 ${analysis.sentences.length}개뿐이라 빈칸의 근거를 찾을 수 없어요.`,
    );
  const random = createRandom(mixSeed(seed, source.id, 'blank'));
  const ways = comesWithConnectives(context) ? [makeOfConnectives] : [makeOfWords, makeOfConnectives];
  let spent = 0;
  for (const make of ways) {
    const made = make(context, random);
    if (typeof made !== 'number') return made;
    spent += made;
  }
  return refuse(
    'blank',
    context,
    spent > 0 ? '이 지문으로 만들 수 있는 다른 빈칸 문항이 없어요.' : explainRefusal(context),
  );
}

/** What a teacher locked decides; else connectives alone, of which more is sure, but where others are asked for. */
function comesWithConnectives({ options: { focus = [], lockedSpots = [] } }: KindContext): boolean {
  if (lockedSpots.length > 0) return lockedSpots.some(isConnectiveId);
  return focus.length === 0;
}

/** A blank, or how many the passage has that have all been made. */
function makeOfWords(context: KindContext, random: Random): Exercise | number {
  const choices = isOnlyStory(context.analysis) ? [] : listChoices(context);
  const [choice] = rank(choices.filter(isFreeOf(context)), context, random);
  return choice === undefined ? choices.length : build(context, choices, choice, random);
}

function makeOfConnectives(context: KindContext, random: Random): Exercise | number {
  const questions = asksConnectives(context) ? listConnectiveQuestions(context.analysis, context.seed) : [];
  const question = chooseQuestion(questions.filter(isFreeOf(context)), context, random);
  return question === undefined
    ? questions.length
    : buildConnectiveExercise(context, questions, question, random);
}

/** Whether it has not been made before. */
const isFreeOf =
  ({ options: { excludedSignatures = [] } }: KindContext) =>
  ({ signature }: { signature: string }): boolean =>
    !excludedSignatures.includes(signature);

function listChoices(context: KindContext): BlankChoice[] {
  const { focus = [] } = context.options;
  const isAsked = (shape: string): boolean => focus.includes(shape) || focus.length === 0;
  return [
    ...(isAsked('낱말') ? listWordBlanks(context) : []),
    ...(isAsked('구·절') ? listPhraseBlanks(context) : []),
  ];
}

const asksConnectives = ({ options: { focus = [] } }: KindContext): boolean =>
  focus.includes('연결어') || focus.length === 0;

/** Two blanks before one; of each sort any, and what holds most of the places that the teacher locked before the others. */
function chooseQuestion(
  free: readonly ConnectiveQuestion[],
  { options }: KindContext,
  random: Random,
): ConnectiveQuestion | undefined {
  const countLocked = ({ places }: ConnectiveQuestion): number =>
    places.filter(({ place }) => options.lockedSpots?.includes(place.id)).length;
  const [best] = random
    .shuffle(free)
    .sort((a, b) => countLocked(b) - countLocked(a) || b.places.length - a.places.length);
  return best;
}

/** Without a 요지 few words are known to be the point. */
function explainRefusal({ source, analysis, options }: KindContext): string {
  const [only, ...others] = options.focus ?? [];
  if (only === '연결어' && others.length === 0)
    return '앞뒤의 관계가 글에 뚜렷이 드러나서 물을 수 있는 연결어가 없어요.';
  if (isOnlyStory(analysis)) return '인물의 이야기를 다룬 글이라 추론할 요점이 없어요.';
  if ((source.gist?.trim() ?? '') === '')
    return '글만으로는 빈칸으로 물을 요점을 확실히 알 수 없어요. 지문에 요지를 적으면 만들 수 있는 경우가 있어요.';
  if (only === '낱말' && others.length === 0)
    return '요지에 드러난 핵심어 가운데 글을 읽어야만 답할 수 있는 자리에 놓인 낱말이 없어요.';
  return only === '구·절' && others.length === 0
    ? '글의 요점을 담고 있어 통째로 비울 수 있는 구나 절이 없어요.'
    : '글의 요점을 담고 있고 다른 곳에서 근거를 찾을 수 있는 낱말도, 앞뒤의 관계로 물을 수 있는 연결어도 없어요.';
}

/** What the teacher locked or wished for. */
function rank(free: readonly BlankChoice[], { options }: KindContext, random: Random): BlankChoice[] {
  const locked = free.filter(({ id }) => options.lockedSpots?.includes(id));
  const wished = free.filter(({ difficulty }) => difficulty === options.difficulty);
  const from = [locked, wished, free].find((list) => list.length > 0) ?? free;
  return drawByShape(from, random);
}

/** Phrases first, which ask for more of the passage; of each shape its good places first. */
const drawByShape = (choices: readonly BlankChoice[], random: Random): BlankChoice[] =>
  blankShapes.toReversed().flatMap((wanted) => {
    const alike = choices.filter(({ shape }) => shape === wanted);
    const best = Math.max(...alike.map(({ score }) => score));
    return [...random.shuffle(alike.filter(({ score }) => score >= goodShare * best)), ...alike];
  });

function build(
  context: KindContext,
  choices: readonly BlankChoice[],
  choice: BlankChoice,
  random: Random,
): Exercise {
  const { source, seed } = context;
  const { start, end } = choice;
  const original = source.text.slice(start, end);
  const number = drawAnswerNumber(random);
  const fills: (WrongFill | undefined)[] = random.shuffle(choice.wrong);
  fills.splice(number - 1, 0, undefined);
  return {
    id: `${source.id}:blank:1`,
    kind: 'blank',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 빈칸에 들어갈 말로 가장 적절한 것은?' }],
    body: layOutPassage(source.text, [
      { span: { start, end }, inline: { type: 'blank', widthEm: widthsEm[choice.shape] } },
    ]),
    options: fills.map((fill) => [{ type: 'text', text: fill?.text ?? original.replace(/\s+/gu, ' ') }]),
    answer: { type: 'option', number },
    explanation: explain(context, choice, fills),
    changes: [{ start, end, original, shown: '' }],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: choices.map((one): Candidate => ({
      id: one.id,
      start: one.start,
      end: one.end,
      category: one.shape,
      isUsed: one === choice,
    })),
    signature: choice.signature,
    points: 3,
    difficulty: choice.difficulty,
    footnotes: source.footnotes ?? [],
  };
}

function explain(
  { source }: KindContext,
  { explanation }: BlankChoice,
  fills: readonly (WrongFill | undefined)[],
): string[] {
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '');
  return [
    ...(gist?.endsWith('다') ? [`이 글은 ‘${gist}’라는 내용이다.`] : []),
    ...explanation,
    ...explainWrong(fills),
  ];
}

/** Why each is wrong, those for one reason together. */
function explainWrong(fills: readonly (WrongFill | undefined)[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const [index, fill] of fills.entries()) {
    if (fill === undefined) continue;
    const meaning = fill.meaning === '' ? '' : `(${fill.meaning})`;
    const named = `${optionMarks[index] ?? ''} ${fill.text}${meaning}`;
    byReason.set(fill.why, [...(byReason.get(fill.why) ?? []), named]);
  }
  return [...byReason].map(([why, named]) => `${named.join(', ')}: ${why}`);
}
