import type { Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isApart } from '#wording/choose-word-marks.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import type { Decision } from '#wording/reason.ts';
import {
  explainEvidence,
  explainPair,
  explainPoint,
  explainResemblance,
  listQuotes,
} from '#wording/explain-word.ts';
import { isFamily } from '#wording/concepts.ts';
import { listLookAlikes } from '#wording/look-alikes.ts';
import { listShownAnswers } from '#wording/opposed-answers.ts';
import { withOwnMeanings } from '#wording/own-meaning.ts';
import { readPoint } from '#wording/point-words.ts';
import { tellSense } from '#wording/settle-sense.ts';
import type { Swap } from '#wording/swap.ts';
import { classLabels } from '#wording/word-class.ts';
import { findWordSpots, type WordSpot } from '#wording/word-spots.ts';

const minCount = 3;
const maxCount = 8;
const defaultCount = 4;
/** Each further look-alike is one more that may be found to fit; who wants it easy asks for them. */
const maxLookAlikes: Readonly<Record<Difficulty, number>> = { low: 3, middle: 1, high: 1 };
/** Where the passage has no third box otherwise, and neither word is foreign to it. */
const maxNeeded = 2;
const easierWay = ' 난이도를 ‘하’로 바꾸면 철자가 비슷한 낱말도 함께 물을 수 있어요.';
/** A word that is foreign to the passage is no choice: one may pass, two may not. */
const maxStrange = 1;
const strangeCost = 2;
/** What only a tied clause shows is asked after what a word nearby or the whole passage shows. */
const tiedCost = 1;
/** Opposites first, look-alikes fill up what is left. */
const opposedWorth: Readonly<Record<Difficulty, number>> = { low: -3, middle: 3, high: 4 };
/** From this share of opposites on a passage is hard, below the other one easy. */
const hardShare = 0.7;
const easyShare = 0.2;
/** Different draws in search of one that is not excluded. */
const drawCount = 40;

interface Place {
  spot: WordSpot;
  swap: Swap;
  evidence: Decision;
  isStrange?: boolean;
  isTied?: boolean;
  /** The line on the whole passage that names the word; the 요지 where none is given. */
  point?: string;
}

/** Of a look-alike the translation of its sentence says which one is meant. */
const unproved: Decision = { clues: [], strength: 0 };

/** 어휘 선택: n[a / b] in the passage, two words of one form of which only one fits the context. */
export function makeWordChoice(context: KindContext): MakeResult {
  const { analysis, options, source } = context;
  const lines = alignTranslations(context);
  const { told, tied, meant, named } = listShownAnswers(source, analysis);
  const places: Place[] = [
    ...told,
    ...meant,
    ...named,
    ...tied.map((answer) => ({ ...answer, isTied: true })),
    ...listLookAlikes(analysis, findWordSpots(analysis), lines).map((one) => ({
      ...one,
      evidence: unproved,
    })),
  ];
  const wanted = Math.min(maxCount, Math.max(minCount, options.count ?? defaultCount));
  const excluded = new Set(options.excludedSignatures ?? []);
  let most = 0;
  for (let draw = 0; draw < drawCount; draw += 1) {
    const picked = pickPlaces(context, places, wanted);
    most = Math.max(most, picked.length);
    if (picked.length >= minCount && !excluded.has(signatureOf(picked)))
      return build(context, places, picked);
  }
  return refuse(
    'word-choice',
    context,
    most >= minCount
      ? '이 지문으로 만들 수 있는 다른 어휘 선택 문항이 없어요.'
      : `두 낱말 중 하나만 문맥에 맞는 자리가 ${most}곳뿐이에요. ${minCount}곳 이상이어야 해요.${options.difficulty === 'low' ? '' : easierWay}`,
  );
}

const signatureOf = (picked: readonly Place[]): string =>
  `word-choice:${picked.map(({ spot, swap }) => `${spot.token.start}=${swap.form}`).join(',')}`;

/** Locked places first, then opposites. */
function pickPlaces(
  { analysis, options, random }: KindContext,
  places: readonly Place[],
  wanted: number,
): Place[] {
  const locked = new Set(options.lockedSpots ?? []);
  const rank = (place: Place): number => {
    const { spot, swap } = place;
    if (locked.has(spot.id)) return -20;
    const isOpposite = swap.source === 'antonym';
    const worth = opposedWorth[options.difficulty ?? 'middle'];
    const cost = (place.isStrange === true ? strangeCost : 0) + (place.isTied === true ? tiedCost : 0);
    return (isOpposite ? -worth : 0) + cost + random.next() * 2;
  };
  const order = places.map((place) => ({ place, key: rank(place) })).sort((a, b) => a.key - b.key);
  const picked: Place[] = [];
  for (const { place } of order) {
    if (picked.length === wanted) break;
    // Three sure boxes are better than four of which one is foreign to the passage.
    const isNeeded = picked.length < minCount || options.count !== undefined || locked.has(place.spot.id);
    const wished = maxLookAlikes[options.difficulty ?? 'middle'];
    // What the teacher holds fast is his own choice.
    const isPlain = [place, ...picked].every((one) => one.isStrange !== true || locked.has(one.spot.id));
    const most = isNeeded && isPlain ? Math.max(maxNeeded, wished) : wished;
    const isOver =
      (place.isStrange === true && !isNeeded) ||
      (isLookAlike(place) && picked.filter(isLookAlike).length >= most) ||
      (place.isStrange === true && picked.filter(({ isStrange }) => isStrange).length === maxStrange);
    if (!isOver && picked.every((other) => areIndependent(analysis, place, other))) picked.push(place);
  }
  return picked.sort((a, b) => a.spot.token.index - b.spot.token.index);
}

const isLookAlike = ({ swap }: Place): boolean => swap.source === 'confusable';

/** Apart, no word of one pair or its kin in the other, and neither the evidence for the other. */
function areIndependent(analysis: PassageAnalysis, left: Place, right: Place): boolean {
  // What the explanation quotes shows no other opposite.
  const isClueOf = (one: Place, { spot: { token }, swap }: Place) =>
    one.swap.source === 'antonym' &&
    swap.source === 'antonym' &&
    listQuotes(analysis, one.spot.token, one.evidence.clues).some(
      ({ first, end }) => first <= token.index && token.index < end,
    );
  return (
    isApart(left.spot, right.spot) &&
    !listWords(left).some((word) => listWords(right).some((other) => areKin(word, other))) &&
    !shareGround(left, right) &&
    !isClueOf(left, right) &&
    !isClueOf(right, left)
  );
}

/** "…, but the [big / small] one is more [useful / useless]": both turned round say the same again. */
const shareGround = (left: Place, right: Place): boolean =>
  [left, right].every(({ swap }) => swap.source === 'antonym') &&
  left.spot.token.sentence === right.spot.token.sentence &&
  [left, right].some(({ evidence }) => evidence.clues[0]?.sense === 'turn');

const rootLength = 5;

/** "describe", "description": who knows one knows the other. */
const areKin = (left: string, right: string): boolean =>
  isFamily(left, right) || left.slice(0, rootLength) === right.slice(0, rootLength);

const listWords = ({ spot, swap }: Place): string[] => [spot.token.lemma, swap.lemma];

function build(context: KindContext, places: readonly Place[], picked: readonly Place[]): Exercise {
  const { analysis, source, seed, random } = context;
  const choices = picked.map(({ spot, swap }, index) => {
    const isRightFirst = random.nextInt(2) === 0;
    const [left, right] = isRightFirst ? [spot.token.text, swap.form] : [swap.form, spot.token.text];
    return { type: 'choice', left, right, label: `(${index + 1})` } satisfies Inline;
  });
  const lines = alignTranslations(context);
  const used = new Set(picked.map(({ spot }) => spot.id));
  const spots = new Map(places.map(({ spot }) => [spot.id, spot]));
  return {
    id: `${source.id}:word-choice:1`,
    kind: 'word-choice',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 글의 네모 안에서 문맥에 맞는 낱말을 고르시오.' }],
    body: [
      {
        type: 'paragraph',
        inlines: replaceSpans(
          analysis.text,
          picked.map(({ spot }, index) => ({ span: spot.token, inline: choices[index] as Inline })),
        ),
        isIndented: true,
      },
    ],
    options: [],
    answer: { type: 'list', items: picked.map(({ spot }) => spot.token.text) },
    explanation: picked.map((place, index) => `(${index + 1}) ${explain(context, place, lines)}`),
    changes: picked.map(({ spot: { token } }, index) => ({
      start: token.start,
      end: token.end,
      original: token.text,
      shown: `[${choices[index]?.left ?? ''} / ${choices[index]?.right ?? ''}]`,
    })),
    sourceSpans: [{ start: 0, end: analysis.text.length }],
    candidates: [...spots.values()].map(({ id, token, pos }) => ({
      id,
      start: token.start,
      end: token.end,
      category: classLabels[pos],
      isUsed: used.has(id),
    })),
    signature: signatureOf(picked),
    points: picked.length,
    difficulty: getDifficulty(picked),
    footnotes: source.footnotes ?? [],
  };
}

function getDifficulty(picked: readonly Place[]): Difficulty {
  const share = picked.filter(({ swap }) => swap.source === 'antonym').length / picked.length;
  if (share >= hardShare) return 'high';
  return share <= easyShare ? 'low' : 'middle';
}

function explain(
  { analysis, source }: KindContext,
  { spot, swap, evidence, point = readPoint(source) ?? '' }: Place,
  lines: readonly string[],
): string {
  const line = lines[spot.token.sentence] ?? '';
  const pair = withOwnMeanings(source, tellSense(swap, line));
  const told = explainEvidence(analysis, pair, evidence.clues, line);
  const reason =
    swap.source === 'antonym'
      ? told || explainPoint(point, pair, line)
      : explainResemblance(analysis, pair, line);
  return `[${classLabels[swap.pos]}] ${explainPair(pair)} ${reason}`;
}
