import type { Candidate, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { Sentence } from '#passage/analysis.ts';
import { listFootnotes } from '#passage/key-words.ts';
import { mixSeed } from '#random.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import type { Grain } from '#syntax/pauses/choose-pauses.ts';
import { findPauses, listPossiblePauses, type Pause } from '#syntax/pauses/find-pauses.ts';

const grains: Readonly<Record<Difficulty, Grain>> = { low: 'fine', middle: 'usual', high: 'coarse' };

interface Row {
  view: SentenceView;
  pauses: Pause[];
}

/**
 * 끊어 읽기: one sentence a row with slashes between units of meaning and a line for the translation.
 * Easy sheets have short units, hard ones only whole clauses.
 */
export function makeChunkReading(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const wanted: Difficulty[] = options.difficulty ? [options.difficulty] : ['middle', 'low', 'high'];
  const excluded = new Set(options.excludedSignatures ?? []);
  let isUsedUp = false;
  for (const difficulty of wanted) {
    const rows = analysis.sentences.map((sentence) => cutSentence(context, sentence, grains[difficulty]));
    if (!rows.some(({ pauses }) => pauses.length > 0)) continue;
    const signature = sign(rows);
    if (!excluded.has(signature)) return build(context, { rows, signature, difficulty });
    isUsedUp = true;
  }
  return refuse(
    'chunk-reading',
    context,
    isUsedUp ? '이 지문은 다르게 끊을 곳이 더 없어요.' : '문장이 짧아서 끊어 읽을 곳이 없어요.',
  );
}

function cutSentence({ analysis, options }: KindContext, sentence: Sentence, grain: Grain): Row {
  const view = viewSentence(analysis, sentence);
  const locked = new Set(options.lockedSpots ?? []);
  return { view, pauses: findPauses(view, grain, (before) => locked.has(getSlashId(view, before))) };
}

const getSlashId = (view: SentenceView, before: number): string => `slash:${view.at(before).start}`;

function sign(rows: readonly Row[]): string {
  const places = rows.flatMap(({ view, pauses }) => pauses.map(({ before }) => getSlashId(view, before)));
  return `${places.length}:${mixSeed(0, ...places)}`;
}

interface Plan {
  rows: readonly Row[];
  signature: string;
  difficulty: Difficulty;
}

function build(context: KindContext, { rows, signature, difficulty }: Plan): Exercise {
  const { analysis, seed, source } = context;
  const misfit = describeMisfit(context);
  return {
    id: `${source.id}:chunk-reading:1`,
    kind: 'chunk-reading',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '빗금(/)에서 끊어 읽으며 다음 문장을 우리말로 해석하시오.' }],
    body: [
      {
        type: 'sentence-rows',
        rows: rows.map((row, index) => ({ number: index + 1, inlines: layOutRow(row) })),
      },
    ],
    options: [],
    answer: { type: 'rows', rows: alignTranslations(context) },
    explanation: misfit === undefined ? [] : [misfit],
    changes: [],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: rows.flatMap(listCandidates),
    signature,
    points: 0,
    difficulty,
    footnotes: listFootnotes(source),
  };
}

function layOutRow({ view, pauses }: Row): Inline[] {
  const { sentence, analysis } = view;
  const cuts = [sentence.start, ...pauses.map(({ before }) => view.at(before).start), sentence.end];
  return cuts.slice(1).flatMap((end, index): Inline[] => {
    const text = analysis.text.slice(cuts[index], end).replace(/\s+/gu, ' ').trim();
    return index === 0 ? [{ type: 'text', text }] : [{ type: 'slash' }, { type: 'text', text }];
  });
}

function listCandidates({ view, pauses }: Row): Candidate[] {
  const used = new Set(pauses.map(({ before }) => before));
  const others = listPossiblePauses(view).filter(({ before }) => !used.has(before));
  return [...pauses, ...others]
    .sort((left, right) => left.before - right.before)
    .map(({ before, reason }) => ({
      id: getSlashId(view, before),
      start: view.at(before).start,
      end: view.at(before).end,
      category: reason,
      isUsed: used.has(before),
    }));
}
