import type { Candidate, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { Sentence } from '#passage/analysis.ts';
import { listFootnotes } from '#passage/key-words.ts';
import { mixSeed } from '#random.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import { longestWhole, type Grain } from '#syntax/pauses/choose-pauses.ts';
import { findPauses, listPossiblePauses, weighPauses, type Pause } from '#syntax/pauses/find-pauses.ts';

const grains: Readonly<Record<Difficulty, Grain>> = { low: 'fine', middle: 'usual', high: 'coarse' };

const instruction = '빗금(/)에서 끊어 읽으며 다음 문장을 우리말로 해석하시오.';
const ownCuts = ' 빗금이 없는 긴 문장은 스스로 끊어 읽으시오.';

/** Beyond this chance that a reader would strike it a sentence is rather left for the class to cut. */
const mostRisk = 0.07;
/** On one sheet. */
const mostLeft = 2;

interface Row {
  view: SentenceView;
  pauses: Pause[];
  /** A place of it is locked. */
  isLocked: boolean;
}

/**
 * 끊어 읽기: one sentence a row with slashes between units of meaning and a line for the translation.
 * Easy sheets have short units, hard ones only whole clauses; a sentence whose pauses are not sure is left to the class.
 */
export function makeChunkReading(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const wanted: Difficulty[] = options.difficulty ? [options.difficulty] : ['middle', 'low', 'high'];
  const excluded = new Set(options.excludedSignatures ?? []);
  let isUsedUp = false;
  for (const difficulty of wanted) {
    const rows = leaveRiskiest(
      analysis.sentences.map((sentence) => cutSentence(context, sentence, grains[difficulty])),
    );
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
  const isLocked = (before: number): boolean => locked.has(getSlashId(view, before));
  const pauses = findPauses(view, grain, isLocked);
  return { view, pauses, isLocked: pauses.some(({ before }) => isLocked(before)) };
}

/** The same rows, the riskiest of them without their pauses; all of them where nothing else is cut. */
function leaveRiskiest(rows: readonly Row[]): readonly Row[] {
  const room = Math.max(0, mostLeft - rows.filter(isLeft).length);
  const risky = rows
    .filter(({ isLocked }) => !isLocked)
    .map((row) => ({ row, risk: weighPauses(row.view, row.pauses) }))
    .filter(({ risk }) => risk > mostRisk)
    .sort((left, right) => right.risk - left.risk)
    .slice(0, room)
    .map(({ row }) => row);
  const kept = rows.map((row) => (risky.includes(row) ? { ...row, pauses: [] } : row));
  return kept.some(({ pauses }) => pauses.length > 0) ? kept : rows;
}

/** In a long sentence without a slash the class finds its own. */
const isLeft = ({ view, pauses }: Row): boolean => pauses.length === 0 && view.length > longestWhole;

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
  const left = rows.flatMap((row, index) => (isLeft(row) ? [index + 1] : []));
  return {
    id: `${source.id}:chunk-reading:1`,
    kind: 'chunk-reading',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: left.length > 0 ? instruction + ownCuts : instruction }],
    body: [
      {
        type: 'sentence-rows',
        rows: rows.map((row, index) => ({ number: index + 1, inlines: layOutRow(row) })),
      },
    ],
    options: [],
    answer: { type: 'rows', rows: alignTranslations(context) },
    explanation: [
      ...(left.length > 0
        ? [
            `${left.join(', ')}번 문장은 끊는 곳이 읽기에 따라 달라질 수 있어 빗금을 두지 않았다. 편집에서 빗금을 넣을 수 있다.`,
          ]
        : []),
      ...(misfit === undefined ? [] : [misfit]),
    ],
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
