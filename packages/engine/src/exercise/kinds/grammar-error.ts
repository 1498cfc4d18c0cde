import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import type { SpotSet } from '#grammar/choose-spots.ts';
import { chooseSpots } from '#grammar/choose-spots.ts';
import { explainRight, explainWrong } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';

/** Passages of at most five long sentences may leave one more of them unmarked. */
const minSentenceCount = 4;
const minSpotCount = 5;

/**
 * 변형 어법: five underlines of five categories, one of them corrupted. The marks stand in the text;
 * the options are the bare marks ①–⑤, so that the answer is checked like any other, and papers that
 * print the marks in the text leave such options out.
 */
export function makeGrammarError(context: KindContext): MakeResult {
  const { analysis, options, random } = context;
  const spots = findGrammarSpots(analysis).filter(({ isFiller }) => isFiller);
  const categories = new Set(spots.map(({ category }) => category)).size;
  if (categories < minSpotCount) {
    return refuse(
      'grammar-error',
      context,
      `밑줄을 그을 만한 어법 요소가 ${categories}종류뿐이에요. 서로 다른 어법 요소가 5종류 이상이어야 해요.`,
    );
  }
  const focus = new Set(options.focus ?? []);
  if (!spots.some(({ isAnswer, category }) => isAnswer && (focus.size === 0 || focus.has(category)))) {
    const kinds = focus.size === 0 ? '어법 요소' : `${[...focus].join(', ')} 요소`;
    return refuse('grammar-error', context, `확실히 틀리게 바꿀 수 있는 ${kinds}가 없어요.`);
  }
  const excluded = new Set(options.excludedSignatures ?? []);
  const wishes = {
    lockedIds: new Set(options.lockedSpots ?? []),
    focus,
    difficulty: options.difficulty ?? 'middle',
    minSentences: analysis.sentences.length > minSentenceCount + 1 ? minSentenceCount : minSentenceCount - 1,
    isExcluded: (set: SpotSet) => excluded.size > 0 && excluded.has(signatureOf(set)),
  };
  const set = chooseSpots(spots, wishes, random);
  if (set) return build(context, spots, set);
  return refuse(
    'grammar-error',
    context,
    excluded.size > 0
      ? '이 지문으로 만들 수 있는 다른 어법 문항이 없어요.'
      : '서로 다른 어법 요소 5개를 여러 문장에 고르게 나눌 수 없어요.',
  );
}

const signatureOf = ({ spots, answer }: SpotSet): string =>
  `grammar-error:${spots.map(({ start }) => start).join('-')}:${answer + 1}`;

function build(context: KindContext, spots: readonly GrammarSpot[], set: SpotSet): Exercise {
  const { analysis, source, seed } = context;
  const { text } = analysis;
  const wrong = set.spots[set.answer] as GrammarSpot;
  const inlines = replaceSpans(
    text,
    set.spots.map((spot, index) => ({
      span: spot,
      inline: {
        type: 'underline',
        text: spot === wrong ? spot.corrupted : spot.original,
        mark: optionMarks[index] ?? '',
      } satisfies Inline,
    })),
  );
  const used = new Set(set.spots.map(({ id }) => id));
  return {
    id: `${source.id}:grammar-error:1`,
    kind: 'grammar-error',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '다음 글의 밑줄 친 부분 중, 어법상 ' },
      { type: 'underline', text: '틀린' },
      { type: 'text', text: ' 것은?' },
    ],
    body: [{ type: 'paragraph', inlines, isIndented: true }],
    options: optionMarks.map((mark) => [{ type: 'text', text: mark }]),
    answer: { type: 'option', number: set.answer + 1 },
    explanation: explain(set),
    changes: [{ start: wrong.start, end: wrong.end, original: wrong.original, shown: wrong.corrupted }],
    sourceSpans: [{ start: 0, end: text.length }],
    candidates: spots.map(({ id, start, end, category }) => ({
      id,
      start,
      end,
      category,
      isUsed: used.has(id),
    })),
    signature: signatureOf(set),
    points: 3,
    difficulty: context.options.difficulty ?? (wrong.value === 3 ? 'high' : 'middle'),
    footnotes: source.footnotes ?? [],
  };
}

function explain({ spots, answer }: SpotSet): string[] {
  const wrong = spots[answer] as GrammarSpot;
  const lines = spots.flatMap((spot, index) =>
    index === answer ? [] : [`${optionMarks[index] ?? ''} [${spot.category}] ${explainRight(spot)}`],
  );
  return [`정답 ${optionMarks[answer] ?? ''} [${wrong.category}] ${explainWrong(wrong)}`, ...lines];
}
