import type { Block, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import { raiseFirst } from '#syntax/capitals.ts';
import { describeOpeners, listMainPatterns } from '#syntax/patterns/describe-patterns.ts';
import {
  describePlaces,
  labelPlace,
  listAccepted,
  pickPlaces,
  type SentencePlace,
} from '#syntax/pick-places.ts';
import { listPlainSentences } from '#syntax/pick-sentence.ts';
import { countUnnamedOpeners } from '#syntax/unnamed-openers.ts';
import { isFixedAlone, shuffleUnits, takeApart, type WordOrderTask } from '#syntax/word-order-task.ts';

const leastWords = 9;
const mostWords = 22;
const bestWords = 15;
const mostUnits: Readonly<Record<Difficulty, number>> = { low: 8, middle: 9, high: 12 };
const fairBelowBest = 2;
const wordsPerLine = 10;
const points = 4;
/** Without a Korean line only sentences of few units have one order. */
const mostUnitsAlone = 8;
const gapEm = 14;
const marking = `채점 기준(한 문장 ${points}점): 모든 말을 바르게 배열하면 ${points}점. 한 덩이만 자리가 틀리면 2점을 준다. 철자나 문장 부호, 첫 글자의 대문자가 틀리면 하나에 1점씩 뺀다. <보기>에 없는 말을 쓰거나 빠뜨리면 0점. 뜻이 같고 어법에 맞는 다른 어순도 정답으로 인정한다.`;

interface Place extends SentencePlace {
  task: WordOrderTask;
  /** Empty where the passage has none. */
  translation: string;
}

/** 단어 배열: one to three sentences taken apart into at least six units, to be put in order again. */
export function makeWordOrder(context: KindContext): MakeResult {
  const places = listPlaces(context);
  if (places.length === 0) return refuse('word-order', context, explainRefusal(context));
  const picked = pickPlaces(context, places, { rank, fair: fairBelowBest, signatureOf });
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

const signatureOf = (places: readonly Place[]): string =>
  places.map(({ sentence, task }) => `word-order:${sentence.index}:${task.units.length}`).join('+');

function listPlaces({ analysis, options, source }: KindContext): Place[] {
  const translations = alignTranslations({ analysis, source });
  const most = mostUnits[options.difficulty ?? 'middle'];
  return listPlainSentences(analysis, leastWords, mostWords).flatMap(({ view, text, words }): Place[] => {
    const translation = translations[view.sentence.index] ?? '';
    const task = takeApart(view, translation === '' ? Math.min(most, mostUnitsAlone) : most);
    if (!task || task.doubt !== undefined || (translation === '' && !isFixedAlone(task))) return [];
    return [{ sentence: view.sentence, text, words, accepted: task.accepted, task, translation }];
  });
}

/** Sentences of middle length with constructions worth writing come first. */
function rank({ task, words }: Place): number {
  const patterns = listMainPatterns(task.view);
  return (
    Math.min(3, patterns.length) -
    Math.abs(words - bestWords) / 4 -
    task.freedom -
    countUnnamedOpeners(task.view, patterns)
  );
}

function build(context: KindContext, places: readonly Place[], picked: readonly Place[]): Exercise {
  const { seed, source } = context;
  const isTranslated = picked.every(({ translation }) => translation !== '');
  const mostUnitsUsed = Math.max(...picked.map(({ task }) => task.units.length));
  const ask = isTranslated ? '다음 우리말과 같은 뜻이 되도록' : '다음 글의 빈칸에 들어갈 문장이 되도록';
  const labels = picked.map((_, index) => labelPlace(index, picked.length));
  return {
    id: `${source.id}:word-order:1`,
    kind: 'word-order',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: `${ask} <보기>의 말을 모두 한 번씩 사용하여 바르게 배열하시오.` }],
    body: picked.flatMap((place, index) => layOutTask(context, place, labels[index] ?? '')),
    options: [],
    ...describePlaces(places, picked),
    explanation: [...picked.flatMap(({ task }, index) => explain(task, labels[index] ?? '')), marking],
    signature: signatureOf(picked),
    points: points * picked.length,
    difficulty: mostUnitsUsed <= 7 ? 'low' : mostUnitsUsed <= 9 ? 'middle' : 'high',
    footnotes: [],
  };
}

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
  return [
    `${label}어순: ${units.join(' / ')}`,
    ...describeOpeners(view),
    ...(label === '' ? [] : listAccepted(accepted)),
  ];
}
