import type { Candidate, ExerciseItem, Inline, Span } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { explainWrong } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { listOtherRelatives } from '#grammar/other-relatives.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { withParticle } from '#korean.ts';
import { listAskedWords } from '#meaning/asked-words.ts';
import { isNumberSettled } from '#meaning/settled-number.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { standsOnce } from '#passage/occurrences.ts';
import type { Random } from '#random.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { listPlainSentences } from '#syntax/pick-sentence.ts';
import type { Replacement } from '#syntax/passage-blocks.ts';
import { shuffleUnits, takeApart } from '#syntax/word-order-task.ts';

/** One small question of a 서술형: what it changes in the passage, asks and expects. */
export interface WrittenTask {
  /** Tells two exercises apart. */
  id: string;
  /** Sentences that no other task may touch. */
  sentences: readonly number[];
  replacements: Replacement[];
  changes: (Span & { original: string; shown: string })[];
  prompt: Inline[];
  answer: string;
  /** Korean: the answer with its reason, other right answers, what earns part of the points. */
  explanation: string;
  points: number;
}

/** A question before it has its label: (A) is the one that stands first. */
export interface TaskPlan {
  start: number;
  sentences: readonly number[];
  /** Every place that could be asked in this way. */
  candidates: Omit<Candidate, 'isUsed'>[];
  build: (label: string) => WrittenTask;
}

/** The place that the teacher locked, else one by chance. */
function pickPlace<Place>(
  { options }: KindContext,
  places: readonly Place[],
  idOf: (place: Place) => string,
  random: Random,
): Place {
  const locked = new Set(options.lockedSpots ?? []);
  return places.find((place) => locked.has(idOf(place))) ?? random.pick(places);
}

const text = (value: string): Inline => ({ type: 'text', text: value });
const letters = ['(a)', '(b)', '(c)'] as const;
const blankWidthEm = 8;
const orderUnits = 9;
const leastWords = 9;
const mostWords = 20;

/** 배열: a sentence whose Korean line settles the order. */
export function planOrderTask(context: KindContext, random: Random): TaskPlan | undefined {
  const { analysis, source } = context;
  const translations = alignTranslations({ analysis, source });
  const places = listPlainSentences(analysis, leastWords, mostWords).flatMap(({ view, text: sentence }) => {
    const translation = translations[view.sentence.index] ?? '';
    const task = translation === '' || view.sentence.index === 0 ? undefined : takeApart(view, orderUnits);
    const { start, end, index } = view.sentence;
    return task && task.doubt === undefined
      ? [{ id: `order@${start}`, start, end, index, sentence, translation, task }]
      : [];
  });
  if (places.length === 0) return undefined;
  const place = pickPlace(context, places, ({ id }) => id, random);
  const { id, start, end, index, sentence, translation, task } = place;
  const bank = shuffleUnits(task.units, random).join(' / ');
  const points = 4;
  const others = task.accepted.length === 0 ? '' : ` 유사 정답: ${task.accepted.join(' / ')}`;
  const build = (label: string): WrittenTask => ({
    id,
    sentences: [index],
    replacements: [{ span: { start, end }, inline: { type: 'blank', widthEm: 16, label } }],
    changes: [{ start, end, original: analysis.text.slice(start, end), shown: '' }],
    prompt: [
      text(
        `다음 우리말과 같은 뜻이 되도록 <보기>의 말을 모두 한 번씩 사용하여 ${label}에 들어갈 문장을 완성하시오. [${points}점] `,
      ),
      { type: 'strong', text: `우리말: ${translation} ` },
      text(`<보기> ${bank}`),
    ],
    answer: sentence,
    explanation: `${label} ${sentence}${others} 뜻이 같고 어법에 맞는 다른 어순도 정답으로 인정한다. 부분 점수: 어순이 한 곳만 틀리면 2점, 철자나 문장 부호 오류는 하나에 1점을 감점한다.`,
    points,
  });
  const candidates = places.map((one) => ({ id: one.id, start: one.start, end: one.end, category: '배열' }));
  return { start, sentences: [index], candidates, build };
}

/** 고쳐 쓰기: three underlines, one of them wrong. */
export function planCorrectionTask(
  context: KindContext,
  taken: ReadonlySet<number>,
  random: Random,
): TaskPlan | undefined {
  const locked = new Set(context.options.lockedSpots ?? []);
  const { analysis } = context;
  const spots = findGrammarSpots(analysis).filter(({ sentence }) => !taken.has(sentence));
  const answers = spots.filter(
    (spot) => spot.isAnswer && hasOneCorrection(spot) && isAlone(analysis, spot.sentence),
  );
  const isLocked = (spot: GrammarSpot) => locked.has(correctionId(spot));
  const errors = random.shuffle(answers).sort((a, b) => Number(isLocked(b)) - Number(isLocked(a)));
  for (const error of errors) {
    const fillers = random
      .shuffle(spots.filter(({ isFiller }) => isFiller))
      .reduce<GrammarSpot[]>((kept, spot) => {
        const isFree = [error, ...kept].every(
          ({ sentence, category }) => sentence !== spot.sentence && category !== spot.category,
        );
        return isFree && kept.length < letters.length - 1 ? [...kept, spot] : kept;
      }, []);
    if (fillers.length < letters.length - 1) continue;
    const task = toCorrection(error, fillers, listOthers(analysis, error));
    const candidates = answers.map((spot) => ({
      id: correctionId(spot),
      start: spot.start,
      end: spot.end,
      category: '고쳐 쓰기',
    }));
    return { start: error.start, sentences: task.sentences, candidates, build: () => task };
  }
  return undefined;
}

/**
 * Mistakes that several words would mend: during for when, once or after; very for much, far or even; which for where;
 * rescue for to rescue or rescuing; alike for like or as.
 */
const openRules =
  /^(?:comparative-modifier|relative-adverb|infinitive-modifier|preposition-like|conjunction-(?:opens-clause|whether))$/u;
const hasOneCorrection = ({ rule, category }: GrammarSpot): boolean =>
  category !== '접속사와 전치사' && !openRules.test(rule);

/** Other words that mend the mistake as well; what names a class of them, in Korean, is said of every answer. */
const listOthers = (analysis: PassageAnalysis, spot: GrammarSpot): string[] => {
  if (spot.alsoRight === undefined) return listOtherRelatives(analysis, spot);
  return /\p{Script=Hangul}/u.test(spot.alsoRight) ? [] : [spot.alsoRight];
};

/** The same sentence elsewhere would show the right form. */
function isAlone(analysis: PassageAnalysis, index: number): boolean {
  const sentence = analysis.sentences[index];
  return sentence !== undefined && standsOnce(analysis, sentence);
}

const correctionId = ({ start }: GrammarSpot): string => `correction@${start}`;

function toCorrection(
  error: GrammarSpot,
  fillers: readonly GrammarSpot[],
  others: readonly string[],
): WrittenTask {
  const marked = [error, ...fillers].sort((a, b) => a.start - b.start);
  const letter = letters[marked.indexOf(error)] ?? '';
  const points = 3;
  const accepted = others.length === 0 ? '' : ` 유사 정답: ${others.join(' / ')}.`;
  return {
    id: correctionId(error),
    sentences: marked.map(({ sentence }) => sentence),
    replacements: marked.map((spot, index) => ({
      span: spot,
      inline: {
        type: 'underline',
        text: spot === error ? spot.corrupted : spot.original,
        mark: letters[index] ?? '',
      },
    })),
    changes: [{ start: error.start, end: error.end, original: error.original, shown: error.corrupted }],
    prompt: [
      text(
        `밑줄 친 ${letters.join(', ')} 중 어법상 틀린 것을 하나 찾아 그 기호를 쓰고 바르게 고쳐 쓰시오. [${points}점]`,
      ),
    ],
    answer: `${letter} ${error.corrupted} → ${error.original}`,
    explanation: `${letter} ${explainWrong(error)}${accepted} 문맥과 어법에 맞게 고친 다른 답도 정답으로 인정한다. 부분 점수: 기호만 맞으면 1점을 준다.`,
    points,
  };
}

/** 본문 빈칸: one word with its first letter and meaning. */
export function planBlankTask(
  context: KindContext,
  taken: ReadonlySet<number>,
  random: Random,
): TaskPlan | undefined {
  const { analysis, source } = context;
  const words = listAskedWords(source, analysis).filter(({ word }) => !taken.has(word.token.sentence));
  if (words.length === 0) return undefined;
  const idOf = ({ word }: (typeof words)[number]) => `blank@${word.token.start}`;
  const isLocked = words.some((one) => context.options.lockedSpots?.includes(idOf(one)));
  const settled = words.filter(({ word }) => isNumberSettled(analysis, word.token));
  const sure = settled.length > 0 && !isLocked ? settled : words;
  const told = sure.filter(({ isTold }) => isTold);
  const chosen = pickPlace(context, told.length > 0 && !isLocked ? told : sure, idOf, random);
  const candidates = words.map((one) => {
    const { start, end } = one.word.token;
    return { id: idOf(one), start, end, category: '빈칸' };
  });
  const { token } = chosen.word;
  const build = (label: string) => toBlankTask(idOf(chosen), token, chosen.gloss, label);
  return { start: token.start, sentences: [token.sentence], candidates, build };
}

function toBlankTask(id: string, token: Token, gloss: string, label: string): WrittenTask {
  const points = 2;
  const initial = token.text.charAt(0);
  const form = token.lemma === token.lower ? '' : ', 문맥에 맞는 형태로 쓸 것';
  return {
    id,
    sentences: [token.sentence],
    replacements: [{ span: token, inline: { type: 'blank', widthEm: blankWidthEm, label, hint: initial } }],
    changes: [{ start: token.start, end: token.end, original: token.text, shown: initial }],
    prompt: [
      text(
        `빈칸 ${label}에 알맞은 말을 <조건>에 맞게 쓰시오. [${points}점] <조건> ‘${gloss}’의 뜻, 첫 글자가 ${initial}인 한 단어${form}`,
      ),
    ],
    answer: token.text,
    explanation: `${label} ${withParticle(`‘${gloss}’`, '을')} 뜻하는 ${withParticle(token.text, '이')} 알맞다. 조건과 문맥에 맞는 다른 낱말도 정답으로 인정한다. 부분 점수: 낱말은 맞고 형태나 철자가 틀리면 1점을 준다.`,
    points,
  };
}

/** Numbers the small questions. */
export function toItems(tasks: readonly WrittenTask[]): ExerciseItem[] {
  return tasks.map(({ prompt }, index) => ({ number: index + 1, prompt }));
}
