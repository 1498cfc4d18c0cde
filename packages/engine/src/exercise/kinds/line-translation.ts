import type { Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { listFootnotes } from '#passage/key-words.ts';
import { mixSeed } from '#random.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';

/** 한 줄 해석: one sentence a row with a line to write on; the answer holds the translations that there are. */
export function makeLineTranslation(context: KindContext): MakeResult {
  const { analysis, options, seed, source } = context;
  if (analysis.sentences.length === 0) return refuse('line-translation', context, '지문에 문장이 없어요.');
  // Only other sentence borders make another exercise.
  const borders = analysis.sentences.map(({ start, end }) => `${start}-${end}`);
  const signature = `${borders.length}:${mixSeed(0, ...borders)}`;
  if (options.excludedSignatures?.includes(signature) === true) {
    return refuse('line-translation', context, '한 줄 해석은 한 가지로만 만들 수 있어요.');
  }
  const translations = alignTranslations(context);
  const exercise: Exercise = {
    id: `${source.id}:line-translation:1`,
    kind: 'line-translation',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 각 문장을 우리말로 해석하시오.' }],
    body: [
      {
        type: 'sentence-rows',
        rows: analysis.sentences.map(({ index, text }) => ({
          number: index + 1,
          inlines: [{ type: 'text', text: text.replace(/\s+/gu, ' ') }],
        })),
      },
    ],
    options: [],
    answer: { type: 'rows', rows: translations },
    explanation: explainRows(context, translations),
    changes: [],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: [],
    signature,
    points: 0,
    difficulty: 'low',
    footnotes: listFootnotes(source),
  };
  return exercise;
}

/** What the teacher should know of the lines that were left empty. */
function explainRows(context: KindContext, rows: readonly string[]): string[] {
  const misfit = describeMisfit(context);
  if (misfit !== undefined) return [misfit];
  return rows.some((row) => row === '') ? ['해석이 없는 문장은 비워 두었어요.'] : [];
}
