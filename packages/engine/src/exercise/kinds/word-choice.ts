import type { Block, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { replaceSpans } from '#grammar/mark-spots.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import type { Decision } from '#wording/reason.ts';
import {
  explainEvidence,
  explainPair,
  explainPoint,
  explainResemblance,
  explainTranslation,
} from '#wording/explain-word.ts';
import { listLookAlikes } from '#wording/look-alikes.ts';
import { listShownAnswers } from '#wording/opposed-answers.ts';
import { withOwnMeanings } from '#wording/own-meaning.ts';
import { minBoxes, pickShownPlaces, type ShownPlace } from '#wording/pick-shown-places.ts';
import { measureDifficulty, pickToldPairs } from '#wording/pick-told-pairs.ts';
import { readPoint } from '#wording/point-words.ts';
import { tellSense } from '#wording/settle-sense.ts';
import { listToldPairs, type ToldPair } from '#wording/told-pairs.ts';
import { classLabels } from '#wording/word-class.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const maxCount = 8;
const defaultCount = 4;
const easierWay = ' 난이도를 ‘하’로 바꾸면 철자가 비슷한 낱말도 함께 물을 수 있어요.';
/** From this share of opposites on a passage is hard, below the other one easy. */
const hardShare = 0.7;
const easyShare = 0.2;
const translatedWay = ' 우리말 해석을 넣으면 해석을 보고 고르는 문항으로 만들 수 있어요.';
const untranslated = '해석을 보고 고르는 문항에는 우리말 해석이 필요해요. 지문에 해석을 먼저 넣어 주세요.';
/** Different draws in search of one that is not excluded. */
const drawCount = 40;

/** Of a look-alike the translation of its sentence says which one is meant. */
const unproved: Decision = { clues: [], strength: 0 };

type Box = Pick<ShownPlace, 'spot' | 'swap'>;
type WayId = 'context' | 'translation';

/** One way to ask: what it could ask, how it chooses among that, and what its page says. */
interface Way<One extends Box> {
  id: WayId;
  instruction: string;
  boxes: readonly One[];
  pick: (wanted: number) => One[];
  explain: (box: One) => string;
  /** What stands under the passage. */
  listBelow: (picked: readonly One[]) => Block[];
  getDifficulty: (picked: readonly One[]) => Difficulty;
}

/**
 * 어휘 선택: n[a / b] in the passage, two words of one form of which only one fits the translation, or where there is none
 * or it tells too little, the context.
 */
export function makeWordChoice(context: KindContext): MakeResult {
  const { lockedSpots = [], mode } = context.options;
  const ways: readonly WayId[] =
    mode === 'context' || mode === 'translation' ? [mode] : ['translation', 'context'];
  const countLocked = ({ candidates }: Exercise): number =>
    candidates.filter(({ id, isUsed }) => isUsed && lockedSpots.includes(id)).length;
  const made: Exercise[] = [];
  let most = 0;
  for (const way of ways) {
    const one = way === 'context' ? draw(context, byContext(context)) : draw(context, byTranslation(context));
    if (typeof one === 'number') most = Math.max(most, one);
    else if (countLocked(one) === lockedSpots.length) return one;
    else made.push(one);
  }
  // What the teacher holds fast decides between the ways.
  const [best] = made.toSorted((a, b) => countLocked(b) - countLocked(a));
  return best ?? refuse('word-choice', context, explainRefusal(context, most));
}

function explainRefusal(context: KindContext, most: number): string {
  const { difficulty, mode } = context.options;
  if (most >= minBoxes) return '이 지문으로 만들 수 있는 다른 어휘 선택 문항이 없어요.';
  const isTranslated = alignTranslations(context).some((line) => line !== '');
  if (mode === 'translation' && !isTranslated) return describeMisfit(context) ?? untranslated;
  const ground =
    mode === 'translation' ? '해석' : mode === 'context' || !isTranslated ? '문맥' : '문맥이나 해석';
  const hint = mode !== 'context' && !isTranslated ? translatedWay : '';
  const easier = mode === 'context' && difficulty !== 'low' ? easierWay : '';
  return `두 낱말 중 하나만 ${ground}에 맞는 자리가 ${most}곳뿐이에요. ${minBoxes}곳 이상이어야 해요.${easier}${hint}`;
}

/** The exercise of one way, or the most boxes that it comes to. */
function draw<One extends Box>(context: KindContext, way: Way<One>): Exercise | number {
  const { options } = context;
  const wanted = Math.min(maxCount, Math.max(minBoxes, options.count ?? defaultCount));
  const excluded = new Set(options.excludedSignatures ?? []);
  let most = 0;
  for (let round = 0; round < drawCount; round += 1) {
    // Fewer boxes make another question where no other ones are left.
    const picked = way.pick(round < drawCount / 2 ? wanted : minBoxes);
    most = Math.max(most, picked.length);
    if (picked.length >= minBoxes && !excluded.has(signatureOf(way, picked)))
      return build(context, way, picked);
  }
  return most;
}

const signatureOf = ({ id }: Pick<Way<Box>, 'id'>, picked: readonly Box[]): string =>
  `word-choice:${id === 'translation' ? 'translation:' : ''}${picked.map(({ spot, swap }) => `${spot.token.start}=${swap.form}`).join(',')}`;

/** By what the passage says elsewhere. */
function byContext(context: KindContext): Way<ShownPlace> {
  const { analysis, source } = context;
  const lines = alignTranslations(context);
  const { told, tied, meant, named } = listShownAnswers(source, analysis);
  const boxes: ShownPlace[] = [
    ...told,
    ...meant,
    ...named,
    ...tied.map((answer) => ({ ...answer, isTied: true })),
    ...listLookAlikes(analysis, findWordSpots(analysis), lines).map((one) => ({
      ...one,
      evidence: unproved,
    })),
  ];
  return {
    id: 'context',
    instruction: '다음 글의 네모 안에서 문맥에 맞는 낱말을 고르시오.',
    boxes,
    pick: (wanted) => pickShownPlaces(context, boxes, wanted),
    explain: (place) => explain(context, place, lines),
    listBelow: () => [],
    getDifficulty,
  };
}

/** By the Korean lines of the sentences that hold a box, which are printed under the passage. */
function byTranslation(context: KindContext): Way<ToldPair> {
  const { analysis, options, random, source } = context;
  const lines = alignTranslations(context);
  const boxes = listToldPairs(analysis, findWordSpots(analysis), lines);
  const wishes = {
    difficulty: options.difficulty ?? 'middle',
    lockedIds: new Set(options.lockedSpots ?? []),
  };
  return {
    id: 'translation',
    instruction: '다음 글의 네모 안에서 우리말과 일치하는 낱말을 고르시오.',
    boxes,
    pick: (count) => pickToldPairs(boxes, { ...wishes, count }, random),
    explain: ({ swap, shown }) => explainTranslation(withOwnMeanings(source, swap), shown),
    listBelow: (picked) => [{ type: 'box', heading: '우리말', paragraphs: printLines(picked, lines) }],
    getDifficulty: measureDifficulty,
  };
}

/** "(1) 황제펭귄은 …" */
function printLines(picked: readonly Box[], lines: readonly string[]): Inline[][] {
  const sentences = [...new Set(picked.map(({ spot }) => spot.token.sentence))];
  return sentences.map((sentence) => {
    const labels = picked.flatMap(({ spot }, index) =>
      spot.token.sentence === sentence ? [`(${index + 1})`] : [],
    );
    return [{ type: 'text', text: `${labels.join(' ')} ${lines[sentence] ?? ''}` }];
  });
}

function build<One extends Box>(context: KindContext, way: Way<One>, picked: readonly One[]): Exercise {
  const { analysis, source, seed, random } = context;
  const choices = picked.map(({ spot, swap }, index) => {
    const isRightFirst = random.nextInt(2) === 0;
    const [left, right] = isRightFirst ? [spot.token.text, swap.form] : [swap.form, spot.token.text];
    return { type: 'choice', left, right, label: `(${index + 1})` } satisfies Inline;
  });
  const used = new Set(picked.map(({ spot }) => spot.id));
  const spots = new Map(way.boxes.map(({ spot }) => [spot.id, spot]));
  return {
    id: `${source.id}:word-choice:1`,
    kind: 'word-choice',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: way.instruction }],
    body: [
      {
        type: 'paragraph',
        inlines: replaceSpans(
          analysis.text,
          picked.map(({ spot }, index) => ({ span: spot.token, inline: choices[index] as Inline })),
        ),
        isIndented: true,
      },
      ...way.listBelow(picked),
    ],
    options: [],
    answer: { type: 'list', items: picked.map(({ spot }) => spot.token.text) },
    explanation: picked.map(
      (box, index) => `(${index + 1}) [${classLabels[box.swap.pos]}] ${way.explain(box)}`,
    ),
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
    signature: signatureOf(way, picked),
    points: picked.length,
    difficulty: way.getDifficulty(picked),
    footnotes: source.footnotes ?? [],
  };
}

function getDifficulty(picked: readonly ShownPlace[]): Difficulty {
  const share = picked.filter(({ swap }) => swap.source === 'antonym').length / picked.length;
  if (share >= hardShare) return 'high';
  return share <= easyShare ? 'low' : 'middle';
}

function explain(
  { analysis, source }: KindContext,
  { spot, swap, evidence, point = readPoint(source) ?? '' }: ShownPlace,
  lines: readonly string[],
): string {
  const line = lines[spot.token.sentence] ?? '';
  const pair = withOwnMeanings(source, tellSense(swap, line));
  const told = explainEvidence(analysis, pair, evidence.clues, line);
  const reason =
    swap.source === 'antonym'
      ? told || explainPoint(point, pair, line)
      : explainResemblance(analysis, pair, line);
  return `${explainPair(pair)} ${reason}`;
}
