import type { Block, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import type { Sentence } from '#passage/analysis.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import { raiseFirst } from '#syntax/capitals.ts';
import { describePatterns } from '#syntax/describe-patterns.ts';
import { pickPlaces } from '#syntax/pick-places.ts';
import { listPlainSentences } from '#syntax/pick-sentence.ts';
import { isFixedAlone, shuffleUnits, takeApart, type WordOrderTask } from '#syntax/word-order-task.ts';

const leastWords = 9;
const mostWords = 22;
const bestWords = 15;
const mostUnits: Readonly<Record<Difficulty, number>> = { low: 8, middle: 9, high: 12 };
const fairBelowBest = 2;
const wordsPerLine = 10;
const points = 4;
const mostSentences = 3;
/** Without a Korean line only sentences of few units have one order. */
const mostUnitsAlone = 8;
const gapEm = 14;

interface Place {
  sentence: Sentence;
  task: WordOrderTask;
  words: number;
  /** Empty where the passage has none. */
  translation: string;
}

/** 단어 배열: one to three sentences taken apart into at least six units, to be put in order again. */
export function makeWordOrder(context: KindContext): MakeResult {
  const { options, random } = context;
  const places = listPlaces(context);
  if (places.length === 0) return refuse('word-order', context, explainRefusal(context));
  const excluded = new Set(options.excludedSignatures ?? []);
  const picked = pickPlaces(
    places,
    {
      count: Math.min(mostSentences, Math.max(1, options.count ?? 1)),
      rank,
      fair: fairBelowBest,
      isLocked: (place) => options.lockedSpots?.includes(idOf(place)) === true,
      order: ({ sentence }) => sentence.index,
      isExcluded: (set) => excluded.has(signatureOf(set)),
    },
    random,
  );
  return picked
    ? build(context, places, picked)
    : refuse('word-order', context, '이 지문에는 배열 문항으로 낼 다른 문장이 없어요.');
}

function explainRefusal(context: KindContext): string {
  const misfit = describeMisfit(context);
  if (misfit !== undefined) return misfit;
  return alignTranslations(context).some((line) => line !== '')
    ? '여섯 덩이 이상으로 나누어도 어순이 하나로 정해지는 9~22단어 문장이 없어요.'
    : '해석 없이도 어순이 하나로 정해지는 9~22단어 문장이 없어요. 우리말 해석을 넣으면 만들 수 있는 문장이 늘어요.';
}

const idOf = ({ sentence }: Place): string => `s${sentence.index}`;
const signatureOf = (places: readonly Place[]): string =>
  places.map(({ sentence, task }) => `word-order:${sentence.index}:${task.units.length}`).join('+');

function listPlaces({ analysis, options, source }: KindContext): Place[] {
  const translations = alignTranslations({ analysis, source });
  const most = mostUnits[options.difficulty ?? 'middle'];
  return listPlainSentences(analysis, leastWords, mostWords).flatMap(({ view, words }): Place[] => {
    const translation = translations[view.sentence.index] ?? '';
    const task = takeApart(view, translation === '' ? Math.min(most, mostUnitsAlone) : most);
    if (!task || (translation === '' && !isFixedAlone(task))) return [];
    return [{ sentence: view.sentence, task, words, translation }];
  });
}

/** Sentences of middle length with constructions worth writing come first. */
function rank({ task, words }: Place): number {
  return (
    Math.min(3, describePatterns(task.view).length) - Math.abs(words - bestWords) / 4 - task.accepted.length
  );
}

function build(context: KindContext, places: readonly Place[], picked: readonly Place[]): Exercise {
  const { seed, source } = context;
  const isTranslated = picked.every(({ translation }) => translation !== '');
  const [first, ...others] = picked;
  const mostUnitsUsed = Math.max(...picked.map(({ task }) => task.units.length));
  const ask = isTranslated ? '다음 우리말과 같은 뜻이 되도록' : '다음 글의 빈칸에 들어갈 문장이 되도록';
  return {
    id: `${source.id}:word-order:1`,
    kind: 'word-order',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: `${ask} <보기>의 말을 모두 한 번씩 사용하여 바르게 배열하시오.` }],
    body: picked.flatMap((place, index) =>
      layOutTask(context, place, others.length === 0 ? '' : `(${index + 1}) `),
    ),
    options: [],
    answer:
      first && others.length === 0
        ? { type: 'text', text: textOf(first), accepted: first.task.accepted }
        : { type: 'list', items: picked.map(textOf) },
    explanation: picked.flatMap(({ task }, index) =>
      explain(task, others.length === 0 ? '' : `(${index + 1}) `),
    ),
    changes: [],
    sourceSpans: picked.map(({ sentence }) => ({ start: sentence.start, end: sentence.end })),
    candidates: places.map((one) => ({
      id: idOf(one),
      start: one.sentence.start,
      end: one.sentence.end,
      category: `${one.words}단어 문장`,
      isUsed: picked.includes(one),
    })),
    signature: signatureOf(picked),
    points: points * picked.length,
    difficulty: mostUnitsUsed <= 7 ? 'low' : mostUnitsUsed <= 9 ? 'middle' : 'high',
    footnotes: [],
  };
}

const textOf = ({ sentence }: Place): string => sentence.text.replace(/\s+/gu, ' ');

/** The Korean line, or the sentences around the gap; then the units and lines to write on. */
function layOutTask({ analysis, random }: KindContext, place: Place, label: string): Block[] {
  const { sentence, task, translation, words } = place;
  const around = (index: number): string => analysis.sentences[index]?.text.replace(/\s+/gu, ' ') ?? '';
  const gap: Inline[] = [
    { type: 'text', text: `${label}${around(sentence.index - 1)} `.trimStart() },
    { type: 'blank', widthEm: gapEm },
    { type: 'text', text: ` ${around(sentence.index + 1)}`.trimEnd() },
  ];
  const line: Inline[] = translation === '' ? gap : [{ type: 'text', text: label + translation }];
  // Without the Korean line the capital shows which unit comes first.
  const units =
    translation === ''
      ? task.units.map((unit, index) => (index === 0 ? raiseFirst(unit) : unit))
      : task.units;
  return [
    { type: 'box', paragraphs: [line.filter((inline) => inline.type !== 'text' || inline.text !== '')] },
    { type: 'word-bank', words: shuffleUnits(units, random) },
    { type: 'writing-lines', count: Math.ceil(words / wordsPerLine) },
  ];
}

function explain({ view, units, accepted }: WordOrderTask, label: string): string[] {
  const others =
    accepted.length === 0 ? [] : ['위치를 옮길 수 있는 말을 앞에 두고 쉼표를 찍은 문장도 정답으로 인정한다.'];
  return [`${label}어순: ${units.join(' / ')}`, ...describePatterns(view), ...others];
}
