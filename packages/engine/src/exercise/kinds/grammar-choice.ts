import type { Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import { explainChoice } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';

const minCount = 6;
/** A sheet on one grammar point may be short. */
const minFocused = 2;
const maxCount = 10;
const defaultCount = 8;
/** More of one category only where there would be too few places. */
const perCategory = 2;
/** Different draws in search of one that is not excluded. */
const drawCount = 40;

/** What a spot of value 1, 2 or 3 counts by difficulty: easy papers take plain ones, hard ones those as in 수능. */
const worths: Readonly<Record<Difficulty, Readonly<Record<GrammarSpot['value'], number>>>> = {
  low: { 1: 3, 2: 2, 3: 0 },
  middle: { 1: 0, 2: 1, 3: 1.3 },
  high: { 1: 0, 2: 2, 3: 5 },
};

/** 어법 선택: n[a / b] in the passage, one form of each pair right and the other certainly wrong. */
export function makeGrammarChoice(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const focus = new Set(options.focus ?? []);
  const spots = findGrammarSpots(analysis).filter(
    ({ id, isAnswer, category }) =>
      isAnswer && (focus.size === 0 || focus.has(category) || options.lockedSpots?.includes(id)),
  );
  const least = focus.size === 0 ? minCount : minFocused;
  const wanted = Math.min(maxCount, Math.max(least, options.count ?? defaultCount));
  const excluded = new Set(options.excludedSignatures ?? []);
  let most = 0;
  let best: readonly GrammarSpot[] | undefined;
  for (let draw = 0; draw < drawCount; draw += 1) {
    const picked = pickApart(context, spots, { wanted, least });
    most = Math.max(most, picked.length);
    const isNew = picked.length >= least && !excluded.has(signatureOf(picked));
    if (isNew && picked.length > (best?.length ?? 0)) best = picked;
    if (best && (best.length === wanted || options.count === undefined)) break;
  }
  if (best) return build(context, spots, best);
  const place = focus.size === 0 ? '어법' : [...focus].join(', ');
  return refuse(
    'grammar-choice',
    context,
    most >= least
      ? '이 지문으로 만들 수 있는 다른 어법 선택 문항이 없어요.'
      : `두 형태 중 하나만 맞는 ${place} 자리가 ${most}곳뿐이에요. ${least}곳 이상이어야 해요.`,
  );
}

/** Words between two pairs: one is enough where there would be too few places. */
const gaps = [2, 1] as const;

const isClear = (a: GrammarSpot, b: GrammarSpot, gap: number): boolean =>
  (a.firstToken - b.endToken >= gap || b.firstToken - a.endToken >= gap) &&
  !asksSame(a, b) &&
  !turnTogether(a, b) &&
  !turnTogether(b, a);

/** "less [like] a farm than [like] a bank": the one gives the other away. */
const asksSame = (a: GrammarSpot, b: GrammarSpot): boolean =>
  a.sentence === b.sentence &&
  a.corrupted === b.corrupted &&
  a.original.toLowerCase() === b.original.toLowerCase();

/** "[because / because of] some of it [is / being] locked": both of the other forms together are right again. */
const turnTogether = (a: GrammarSpot, b: GrammarSpot): boolean =>
  a.sentence === b.sentence &&
  [a.original, a.corrupted].some((form) => /^(?:because of|despite|in spite of|during)$/iu.test(form)) &&
  [b.original, b.corrupted].filter((form) => /ing\b/u.test(form)).length === 1;

/** The two forms in whatever order: many/much and much/many ask the same. */
const pairOf = ({ original, corrupted }: GrammarSpot): string =>
  [original.toLowerCase(), corrupted.toLowerCase()].sort().join('/');

const signatureOf = (picked: readonly GrammarSpot[]): string =>
  `grammar-choice:${picked.map(({ id }) => id).join(',')}`;

/** Locked spots first, then categories take turns, easy ones fill up. */
function rankSpots({ options, random }: KindContext, spots: readonly GrammarSpot[]): GrammarSpot[] {
  const locked = new Set(options.lockedSpots ?? []);
  const worth = worths[options.difficulty ?? 'middle'];
  const seen = new Map<string, number>();
  return random
    .shuffle(spots)
    .map((spot) => {
      if (locked.has(spot.id)) return { spot, turn: -40 };
      const rank = seen.get(spot.category) ?? 0;
      seen.set(spot.category, rank + 1);
      return { spot, turn: rank - worth[spot.value] };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ spot }) => spot);
}

/** Spots that are apart, as many as wanted; without need no more easy ones than the least number takes. */
function pickApart(
  context: KindContext,
  spots: readonly GrammarSpot[],
  { wanted, least }: { wanted: number; least: number },
): GrammarSpot[] {
  const { options } = context;
  const isFocused = (options.focus ?? []).length > 0;
  const isFree = isFocused || options.count !== undefined;
  const picked: GrammarSpot[] = [];
  const takeNew = (from: readonly GrammarSpot[], most: number, gap: number, mayRepeat: boolean): void => {
    for (const spot of from) {
      if (picked.length >= most || !picked.every((other) => isClear(spot, other, gap))) continue;
      if (!mayRepeat && picked.some((other) => pairOf(other) === pairOf(spot))) continue;
      const fellows = picked.filter(({ category }) => category === spot.category).length;
      if (fellows < perCategory || picked.length < least || isFree) picked.push(spot);
    }
  };
  // A pair that is there already is taken again only where there would be too few.
  const take = (from: readonly GrammarSpot[], most: number, gap: number): void => {
    takeNew(from, most, gap, false);
    takeNew(from, isFree ? most : Math.min(most, least), gap, true);
  };
  const ranked = rankSpots(context, spots);
  const isAsked = (spot: GrammarSpot): boolean =>
    options.difficulty === 'low' || spot.value > 1 || (options.lockedSpots ?? []).includes(spot.id);
  const easy = ranked.filter((spot) => !isAsked(spot));
  for (const gap of gaps) {
    const isEnough = picked.length >= least;
    if (isEnough) break;
    take(ranked.filter(isAsked), wanted, gap);
    take(easy, options.count === undefined && !isFocused ? least : wanted, gap);
  }
  return picked.sort((a, b) => a.start - b.start);
}

function levelOf(picked: readonly GrammarSpot[]): Difficulty {
  const mean = picked.reduce((sum, { value }) => sum + value, 0) / picked.length;
  return mean < 1.7 ? 'low' : mean < 2.4 ? 'middle' : 'high';
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
    difficulty: context.options.difficulty ?? levelOf(picked),
    footnotes: source.footnotes ?? [],
  };
}
