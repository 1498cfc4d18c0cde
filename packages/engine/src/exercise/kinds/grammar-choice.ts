import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import { explainChoice } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';

const minCount = 6;
const maxCount = 10;
const defaultCount = 8;
/** Different draws in search of one that is not excluded. */
const drawCount = 40;

/** 어법 선택: n[a / b] in the passage, one form of each pair right and the other certainly wrong. */
export function makeGrammarChoice(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const spots = findGrammarSpots(analysis).filter(({ isAnswer }) => isAnswer);
  const wanted = Math.min(maxCount, Math.max(minCount, options.count ?? defaultCount));
  const excluded = new Set(options.excludedSignatures ?? []);
  let most = 0;
  for (let draw = 0; draw < drawCount; draw += 1) {
    const picked = pickApart(context, spots, wanted);
    most = Math.max(most, picked.length);
    const isEnough = picked.length >= minCount;
    if (isEnough && !excluded.has(signatureOf(picked))) return build(context, spots, picked);
  }
  return refuse(
    'grammar-choice',
    context,
    most >= minCount
      ? '이 지문으로 만들 수 있는 다른 어법 선택 문항이 없어요.'
      : `두 형태 중 하나만 맞는 어법 자리가 ${most}곳뿐이에요. ${minCount}곳 이상이어야 해요.`,
  );
}

/** Two pairs with at least this many words between them can be read apart. */
const minGapTokens = 2;

const isClear = (a: GrammarSpot, b: GrammarSpot): boolean =>
  a.firstToken - b.endToken >= minGapTokens || b.firstToken - a.endToken >= minGapTokens;

const signatureOf = (picked: readonly GrammarSpot[]): string =>
  `grammar-choice:${picked.map(({ id }) => id).join(',')}`;

/** Locked spots first, then focus, then better ones more often; categories take turns. */
function pickApart(context: KindContext, spots: readonly GrammarSpot[], wanted: number): GrammarSpot[] {
  const { options, random } = context;
  const locked = new Set(options.lockedSpots ?? []);
  const focus = new Set(options.focus ?? []);
  const seen = new Map<string, number>();
  const ranked = random
    .shuffle(spots)
    .map((spot) => {
      const rank = seen.get(spot.category) ?? 0;
      seen.set(spot.category, rank + 1);
      const turn = locked.has(spot.id) ? -20 : focus.has(spot.category) ? rank - 10 : rank;
      return { spot, turn: turn - spot.value / 4 };
    })
    .sort((a, b) => a.turn - b.turn);
  const picked: GrammarSpot[] = [];
  for (const { spot } of ranked) {
    if (picked.length === wanted) break;
    const fits = picked.every((other) => isClear(spot, other));
    if (fits) picked.push(spot);
  }
  return picked.sort((a, b) => a.start - b.start);
}

function build(
  context: KindContext,
  spots: readonly GrammarSpot[],
  picked: readonly GrammarSpot[],
): Exercise {
  const { analysis, source, seed, random } = context;
  const choices = picked.map((spot, index) => {
    const isRightFirst = random.nextInt(2) === 0;
    const [left, right] = isRightFirst ? [spot.original, spot.corrupted] : [spot.corrupted, spot.original];
    return { type: 'choice', left, right, label: `(${index + 1})` } satisfies Inline;
  });
  const used = new Set(picked.map(({ id }) => id));
  const inlines = replaceSpans(
    analysis.text,
    picked.map((span, index) => ({ span, inline: choices[index] as Inline })),
  );
  return {
    id: `${source.id}:grammar-choice:1`,
    kind: 'grammar-choice',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 글의 네모 안에서 어법에 맞는 표현을 고르시오.' }],
    body: [{ type: 'paragraph', inlines, isIndented: true }],
    options: [],
    answer: { type: 'list', items: picked.map(({ original }) => original) },
    explanation: picked.map((spot, index) => `(${index + 1}) [${spot.category}] ${explainChoice(spot)}`),
    changes: picked.map(({ start, end, original }, index) => ({
      start,
      end,
      original,
      shown: `[${choices[index]?.left ?? ''} / ${choices[index]?.right ?? ''}]`,
    })),
    sourceSpans: [{ start: 0, end: analysis.text.length }],
    candidates: spots.map(({ id, start, end, category }) => ({
      id,
      start,
      end,
      category,
      isUsed: used.has(id),
    })),
    signature: signatureOf(picked),
    points: picked.length,
    difficulty: 'middle',
    footnotes: source.footnotes ?? [],
  };
}
