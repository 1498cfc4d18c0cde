import type { Difficulty, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import type { Sentence } from '#passage/analysis.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import { describePatterns } from '#syntax/describe-patterns.ts';
import { listPlainSentences } from '#syntax/pick-sentence.ts';
import { shuffleUnits, takeApart, type WordOrderTask } from '#syntax/word-order-task.ts';

const leastWords = 9;
const mostWords = 22;
const bestWords = 15;
const mostUnits: Readonly<Record<Difficulty, number>> = { low: 8, middle: 9, high: 12 };
const fairBelowBest = 2;
const wordsPerLine = 10;
const points = 4;

interface Place {
  sentence: Sentence;
  task: WordOrderTask;
  words: number;
  translation: string;
}

/** 단어 배열: one sentence taken apart into at least six units, to be put in order again. */
export function makeWordOrder(context: KindContext): MakeResult {
  const { options, random } = context;
  const places = listPlaces(context);
  if (places.length === 0) return refuse('word-order', context, explainRefusal(context));
  const excluded = new Set(options.excludedSignatures ?? []);
  const left = places.filter((place) => !excluded.has(signatureOf(place)));
  const locked = left.filter((place) => options.lockedSpots?.includes(idOf(place)));
  const from = locked.length > 0 ? locked : left;
  if (from.length === 0)
    return refuse('word-order', context, '이 지문에는 배열 문항으로 낼 다른 문장이 없어요.');
  const best = Math.max(...from.map(rank));
  const place = random.pick(from.filter((one) => rank(one) >= best - fairBelowBest));
  return build(context, places, place);
}

/** Without the Korean line several orders would be right, so there must be one. */
function explainRefusal(context: KindContext): string {
  if ((context.source.translations ?? []).length === 0)
    return '우리말 해석이 없으면 어순이 하나로 정해지지 않아요. 지문에 해석을 먼저 넣어 주세요.';
  return (
    describeMisfit(context) ?? '여섯 덩이 이상으로 나누어도 어순이 하나로 정해지는 9~22단어 문장이 없어요.'
  );
}

const idOf = ({ sentence }: Place): string => `s${sentence.index}`;
const signatureOf = ({ sentence, task }: Place): string =>
  `word-order:${sentence.index}:${task.units.length}`;

function listPlaces({ analysis, options, source }: KindContext): Place[] {
  const translations = alignTranslations({ analysis, source });
  const most = mostUnits[options.difficulty ?? 'middle'];
  return listPlainSentences(analysis, leastWords, mostWords).flatMap(({ view, words }): Place[] => {
    const translation = translations[view.sentence.index] ?? '';
    const task = translation === '' ? undefined : takeApart(view, most);
    return task ? [{ sentence: view.sentence, task, words, translation }] : [];
  });
}

/** Sentences of middle length with constructions worth writing come first. */
function rank({ task, words }: Place): number {
  return (
    Math.min(3, describePatterns(task.view).length) - Math.abs(words - bestWords) / 4 - task.accepted.length
  );
}

function build(context: KindContext, places: readonly Place[], place: Place): Exercise {
  const { seed, source, random } = context;
  const { sentence, task, words } = place;
  return {
    id: `${source.id}:word-order:1`,
    kind: 'word-order',
    passageId: source.id,
    seed,
    instruction: [
      {
        type: 'text',
        text: '다음 우리말과 같은 뜻이 되도록 <보기>의 말을 모두 한 번씩 사용하여 바르게 배열하시오.',
      },
    ],
    body: [
      { type: 'box', paragraphs: [[{ type: 'text', text: place.translation }]] },
      { type: 'word-bank', words: shuffleUnits(task.units, random) },
      { type: 'writing-lines', count: Math.ceil(words / wordsPerLine) },
    ],
    options: [],
    answer: { type: 'text', text: sentence.text.replace(/\s+/gu, ' '), accepted: task.accepted },
    explanation: explain(task),
    changes: [],
    sourceSpans: [{ start: sentence.start, end: sentence.end }],
    candidates: places.map((one) => ({
      id: idOf(one),
      start: one.sentence.start,
      end: one.sentence.end,
      category: `${one.words}단어 문장`,
      isUsed: one === place,
    })),
    signature: signatureOf(place),
    points,
    difficulty: task.units.length <= 7 ? 'low' : task.units.length <= 9 ? 'middle' : 'high',
    footnotes: [],
  };
}

function explain({ view, units, accepted }: WordOrderTask): string[] {
  const others =
    accepted.length === 0 ? [] : ['위치를 옮길 수 있는 말을 앞에 두고 쉼표를 찍은 문장도 정답으로 인정한다.'];
  return [`어순: ${units.join(' / ')}`, ...describePatterns(view), ...others];
}
