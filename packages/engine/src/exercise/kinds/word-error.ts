import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { listPlainSpots } from '#wording/answer-spots.ts';
import { chooseWordMarks, type AnswerSpot, type MarkSet } from '#wording/choose-word-marks.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { explainCorrection, explainEvidence, explainPointNear } from '#wording/explain-word.ts';
import { listOpposedAnswers } from '#wording/opposed-answers.ts';
import { canBePlanted } from '#wording/planted-words.ts';
import type { Reason } from '#wording/reason.ts';
import { findSaidAgain } from '#wording/said-again.ts';
import { withOwnMeanings } from '#wording/own-meaning.ts';
import { readPoint } from '#wording/point-words.ts';
import { isPrintedBeside } from '#wording/sure-pairs.ts';
import { isSenseSure, tellSense } from '#wording/settle-sense.ts';
import type { Swap } from '#wording/swap.ts';
import { classLabels } from '#wording/word-class.ts';
import { findWordSpots, type WordSpot } from '#wording/word-spots.ts';

const minSentenceCount = 4;
const minSpotCount = 5;
const points = 3;

/** 변형 어휘: five underlined words, one of them replaced by an opposite that the passage contradicts. */
export function makeWordError(context: KindContext): MakeResult {
  const { analysis, options, random, source } = context;
  const opposed = findWordSpots(analysis);
  const { told, tied, meant } = listOpposedAnswers(source, analysis);
  const lines = alignTranslations(context);
  // What only a clause contradicts is asked where nothing is that a word nearby contradicts.
  const answers = [[...told, ...meant.filter(({ swap: { token } }) => isSaidBefore(analysis, token))], tied]
    .map((list) =>
      list.filter(
        ({ swap, evidence }) =>
          canBePlanted(analysis, swap) &&
          isSenseSure(swap, lines[swap.token.sentence] ?? '') &&
          !isDisputed(swap, evidence.clues[0]),
      ),
    )
    .filter((list) => list.length > 0);
  const spots = [...opposed, ...listPlainSpots(analysis)].sort((a, b) => a.token.index - b.token.index);
  if (analysis.sentences.length < minSentenceCount || spots.length < minSpotCount)
    return refuse('word-error', context, '지문이 짧아서 다섯 낱말에 밑줄을 고르게 그을 수 없어요.');
  if (answers.length === 0) {
    return refuse(
      'word-error',
      context,
      '반대말로 바꾸었을 때 문맥에 어긋나는 것이 분명한 낱말이 없어요. 앞뒤에 까닭이나 결과, 반복 같은 근거가 있어야 해요.',
    );
  }
  const excluded = new Set(options.excludedSignatures ?? []);
  const wishes = {
    lockedIds: new Set(options.lockedSpots ?? []),
    focus: new Set(options.focus ?? []),
    difficulty: options.difficulty,
    minSentences: analysis.sentences.length > minSentenceCount + 1 ? minSentenceCount : minSentenceCount - 1,
    isExcluded: (set: MarkSet) => excluded.has(signatureOf(set)),
  };
  // What its own sentence says twice nobody takes for the wrong word.
  const fillers = spots.filter((spot) => wishes.lockedIds.has(spot.id) || !isPrintedBeside(analysis, spot));
  for (const list of answers) {
    const set = chooseWordMarks(list, fillers, wishes, random);
    if (set !== undefined) return build(context, spots, list, set);
  }
  return refuse(
    'word-error',
    context,
    excluded.size > 0
      ? '이 지문으로 만들 수 있는 다른 어휘 문항이 없어요.'
      : '밑줄 다섯 개를 여러 문장에 고르게 나눌 수 없어요.',
  );
}

/**
 * Whether strangers found the ground of every second such word: a connective of contrast seldom tells which word it turns
 * on, and what was said in the sentence before may be of another matter.
 */
const isDisputed = ({ token }: Swap, clue: Reason | undefined): boolean =>
  clue !== undefined &&
  (clue.sense === 'turn' ||
    (clue.sense === 'contrast' && clue.link.words !== '') ||
    (/^(?:echo|same)$/u.test(clue.sense) && clue.token.sentence < token.sentence));

/**
 * Whether a clause before a word, or the sentence behind it, says it as well: the whole passage alone tells what it is
 * about, and hardly what one sentence says of its own matter.
 */
function isSaidBefore(analysis: PassageAnalysis, word: Token): boolean {
  const said = analysis.tokens[findSaidAgain(analysis, word)?.first ?? -1];
  return said !== undefined && said.sentence <= word.sentence + 1;
}

const signatureOf = ({ spots, answer, swap }: MarkSet): string =>
  `word-error:${spots.map(({ token }) => token.start).join('-')}:${answer + 1}:${swap.form}`;

function explainAnswer(context: KindContext, swap: Swap, clues: readonly Reason[], line: string): string {
  if (clues.length === 0) return explainPointNear(context.analysis, readPoint(context.source) ?? '', swap);
  return explainEvidence(context.analysis, swap, clues, line);
}

function build(
  context: KindContext,
  spots: readonly WordSpot[],
  answers: readonly AnswerSpot[],
  set: MarkSet,
): Exercise {
  const { analysis, source, seed } = context;
  const { swap, evidence } = set;
  const wrong = swap.token;
  const inlines = replaceSpans(
    analysis.text,
    set.spots.map(({ token }, index) => ({
      span: token,
      inline: {
        type: 'underline',
        text: token.index === wrong.index ? swap.form : token.text,
        mark: optionMarks[index] ?? '',
      } satisfies Inline,
    })),
  );
  const line = alignTranslations(context)[wrong.sentence] ?? '';
  const pair = withOwnMeanings(source, tellSense(swap, line));
  const used = new Set(set.spots.map(({ id }) => id));
  const answer = answers.find(({ spot }) => spot.token.index === wrong.index);
  return {
    id: `${source.id}:word-error:1`,
    kind: 'word-error',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 ' },
      { type: 'underline', text: '않은' },
      { type: 'text', text: ' 것은?' },
    ],
    body: [{ type: 'paragraph', inlines, isIndented: true }],
    options: optionMarks.map((mark) => [{ type: 'text', text: mark }]),
    answer: { type: 'option', number: set.answer + 1 },
    explanation: [
      `정답 ${optionMarks[set.answer] ?? ''} [${classLabels[swap.pos]}] ${explainCorrection(pair)}`,
      explainAnswer(context, pair, evidence.clues, line),
    ],
    changes: [{ start: wrong.start, end: wrong.end, original: wrong.text, shown: swap.form }],
    sourceSpans: [{ start: 0, end: analysis.text.length }],
    candidates: spots.map(({ id, token, pos }) => ({
      id,
      start: token.start,
      end: token.end,
      category: classLabels[pos],
      isUsed: used.has(id),
    })),
    signature: signatureOf(set),
    points,
    difficulty: answer?.difficulty ?? 'middle',
    footnotes: source.footnotes ?? [],
  };
}
