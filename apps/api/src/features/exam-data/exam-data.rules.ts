import type { ExamSelection, PaperLayout } from '@jadoo/contract';
import type { Exercise, Inline, KindId, KindOptions, MakeResult, PassageSource } from '@jadoo/engine';
import { findGiveaways, findOptionProblems, getPricePoints, kindInfos } from '@jadoo/engine';
import type { Issue } from '#errors.ts';

/** Seeds are whole numbers below this one. */
export const maxSeed = 2 ** 31 - 1;

export type ExamTool = 'basic' | 'advanced' | 'transform' | 'quick';

export interface QuoteLine {
  kind: KindId;
  name: string;
  count: number;
  pricePoints: number;
  amountPoints: number;
}

/** What a passage and kind cost; each pair is charged once and refunded when it could not be made. */
export function getKindPrice(kind: KindId): number {
  const info = kindInfos.find(({ id }) => id === kind);
  if (!info) throw new RangeError(`unknown kind ${kind}`);
  return getPricePoints(info.tool);
}

export function getKindName(kind: KindId): string {
  return kindInfos.find(({ id }) => id === kind)?.name ?? kind;
}

/** Passages or kinds named twice, kinds that are not made yet, and options that a kind does not have. */
export function findSelectionProblems(selection: ExamSelection, readyKinds: readonly KindId[]): Issue[] {
  const issues: Issue[] = [];
  const kinds = selection.KINDS.map(({ KIND }) => KIND);
  if (new Set(selection.PS_IDXS).size < selection.PS_IDXS.length) {
    issues.push({ path: 'PS_IDXS', message: '같은 지문을 두 번 골랐어요.' });
  }
  if (new Set(kinds).size < kinds.length) {
    issues.push({ path: 'KINDS', message: '같은 유형을 두 번 골랐어요.' });
  }
  selection.KINDS.forEach(({ KIND, OPTIONS = {} }, position) => {
    const path = `KINDS.${position}`;
    if (!readyKinds.includes(KIND))
      issues.push({ path: `${path}.KIND`, message: `${getKindName(KIND)} 유형은 준비하고 있어요.` });
    for (const { option, message } of findOptionProblems(KIND, OPTIONS as KindOptions))
      issues.push({ path: `${path}.OPTIONS.${option}`, message: `${getKindName(KIND)}: ${message}` });
  });
  return issues;
}

/** One line for each kind, for `passageCount` passages. */
export function quote(
  kinds: readonly KindId[],
  passageCount: number,
): { lines: QuoteLine[]; totalPoints: number } {
  const lines = kinds.map((kind) => {
    const pricePoints = getKindPrice(kind);
    const amountPoints = pricePoints * passageCount;
    return { kind, name: getKindName(kind), count: passageCount, pricePoints, amountPoints };
  });
  return { lines, totalPoints: lines.reduce((sum, line) => sum + line.amountPoints, 0) };
}

/** Which exercises of a paper give each other's answers away, and of which passages unless of all. */
export function listPaperWarnings(
  exercises: readonly Pick<Exercise, 'kind' | 'passageId' | 'options'>[],
  titleById: ReadonlyMap<string, string>,
): string[] {
  const exercisesById = new Map<string, Pick<Exercise, 'kind' | 'options'>[]>();
  for (const exercise of exercises)
    exercisesById.set(exercise.passageId, [...(exercisesById.get(exercise.passageId) ?? []), exercise]);
  const titlesByWarning = new Map<string, string[]>();
  for (const [passageId, own] of exercisesById)
    for (const warning of findGiveaways(
      own.map(({ kind }) => kind),
      own.filter(({ options }) => options.length === 0).map(({ kind }) => kind),
    ))
      titlesByWarning.set(warning, [...(titlesByWarning.get(warning) ?? []), titleById.get(passageId) ?? '']);
  return [...titlesByWarning].map(([warning, titles]) => {
    if (titles.length === exercisesById.size) return warning;
    const others = titles.length > 1 ? ` 외 ${titles.length - 1}개` : '';
    return `‘${titles[0] ?? ''}’${others}: ${warning}`;
  });
}

/** The packages of 빠른 제작; kinds that are not ready yet are left out by the caller. */
export const packages: readonly { id: string; name: string; kinds: readonly KindId[] }[] = [
  { id: 'words', name: '단어·해석', kinds: ['vocabulary-list', 'word-test', 'line-translation'] },
  {
    id: 'school-exam',
    name: '내신 대비',
    kinds: ['line-translation', 'grammar-choice', 'word-order', 'cloze-word'],
  },
  {
    id: 'transform-set',
    name: '변형 풀세트',
    kinds: kindInfos.filter(({ tool }) => tool === 'transform').map(({ id }) => id),
  },
];

/** The parts of a layout that a maker sends. */
export type AskedLayout = { [Name in keyof PaperLayout]?: PaperLayout[Name] | undefined };

const layoutBase: PaperLayout = {
  STYLE: 'exam-b4',
  COLUMNS: 2,
  FONT_SIZE_PT: 10.5,
  LINE_SPACING: 1.46,
  KEEP_WORDS: false,
  SCHOOL: '',
  HEADING: '영어 영역',
  SUBHEADING: '',
  PERIOD: '제 3 교시',
  FORM_NAME: '',
  FOOTER: '',
  HAS_NAME_BOX: true,
  HAS_ANSWER_SHEET: false,
};

/** The layout of a new paper: exam style for 변형, a workbook for the other tools, then what was asked for. */
export function getStartLayout(tool: ExamTool, given: AskedLayout = {}): PaperLayout {
  const asked = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PaperLayout>;
  const style = asked.STYLE ?? (tool === 'transform' ? 'exam-b4' : 'workbook-a4');
  const byStyle: Record<PaperLayout['STYLE'], Partial<PaperLayout>> = {
    'exam-b4': {},
    'academy-a4': { COLUMNS: 2, FONT_SIZE_PT: 9.5, LINE_SPACING: 1.5, HEADING: '', PERIOD: '' },
    'workbook-a4': { COLUMNS: 1, LINE_SPACING: 1.6, HEADING: '', PERIOD: '' },
  };
  return { ...layoutBase, ...byStyle[style], ...asked, STYLE: style };
}

export interface RefusedExercise {
  passageIdx: number;
  passageTitle: string;
  kind: KindId;
  reason: string;
  refundPoints: number;
}

/** Sorts what the engine gave into exercises and refusals, each refusal with what it gives back. */
export function settleResults(
  results: readonly MakeResult[],
  titleById: ReadonlyMap<string, string>,
): { exercises: Exercise[]; refusals: RefusedExercise[]; refundPoints: number } {
  const exercises: Exercise[] = [];
  const refusals: RefusedExercise[] = [];
  for (const result of results) {
    if (!('refused' in result)) {
      exercises.push(result);
      continue;
    }
    const { kind, passageId, reason } = result;
    const passageTitle = titleById.get(passageId) ?? '';
    refusals.push({
      passageIdx: Number(passageId),
      passageTitle,
      kind,
      reason,
      refundPoints: getKindPrice(kind),
    });
  }
  return {
    exercises,
    refusals,
    refundPoints: refusals.reduce((sum, refusal) => sum + refusal.refundPoints, 0),
  };
}

/** Key under which the shown signatures of one passage and kind are kept. */
export function getShownKey(exercise: Pick<Exercise, 'passageId' | 'kind'>): string {
  return `${exercise.passageId}:${exercise.kind}`;
}

/** `shown` with the signatures of `exercises` added. */
export function addShown(
  shown: Readonly<Record<string, string[]>>,
  exercises: readonly Exercise[],
): Record<string, string[]> {
  const result = new Map(Object.entries(shown));
  for (const exercise of exercises) {
    const key = getShownKey(exercise);
    result.set(key, [...new Set([...(result.get(key) ?? []), exercise.signature])]);
  }
  return Object.fromEntries(result);
}

/** Text of a line as a reader sees it, without the differences that nobody would notice. */
function getPlainText(inlines: readonly Inline[]): string {
  const parts = inlines.map((inline) => {
    if ('text' in inline) return inline.text;
    if (inline.type === 'choice') return `${inline.left} / ${inline.right}`;
    return inline.type === 'insertion-point' ? inline.mark : '';
  });
  return parts.join('').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Fields that say what an exercise is: an edit may change its words, never these. */
const fixedFields = ['kind', 'passageId', 'seed', 'signature'] as const satisfies readonly (keyof Exercise)[];

/** Whether an exercise stood in this paper before: undo brings back what was left out or re-rolled. */
function wasShown(exercise: Exercise, shown: Readonly<Record<string, readonly string[]>>): boolean {
  const key = getShownKey(exercise);
  return exercise.id.startsWith(`${key}:`) && (shown[key] ?? []).includes(exercise.signature);
}

function findExerciseProblem(edited: Exercise, stored: Exercise): string | undefined {
  if (fixedFields.some((field) => edited[field] !== stored[field])) return '바꿀 수 없는 값이 바뀌었어요.';
  return findContentProblem(edited, stored);
}

function findContentProblem(edited: Exercise, stored: Exercise): string | undefined {
  if (edited.answer.type !== stored.answer.type) return '정답의 형식은 바꿀 수 없어요.';
  if (edited.options.length !== stored.options.length) return '선택지의 수는 바꿀 수 없어요.';
  const options = edited.options.map(getPlainText);
  if (options.some((option) => option === '')) return '비어 있는 선택지가 있어요.';
  if (new Set(options).size < options.length) return '같은 선택지가 두 번 있어요.';
  if (edited.answer.type === 'text' && edited.answer.text.trim() === '') return '정답을 적어 주세요.';
  if (edited.answer.type === 'list' && stored.answer.type === 'list') {
    if (edited.answer.items.length !== stored.answer.items.length) return '정답의 수는 바꿀 수 없어요.';
  }
  return undefined;
}

/**
 * Why an edited list cannot replace the stored one: exercises may be edited, moved, left out or brought back from
 * what `shown` says stood in this paper before, never added.
 */
export function findEditProblems(
  edited: readonly Exercise[],
  stored: readonly Exercise[],
  shown: Readonly<Record<string, readonly string[]>> = {},
): Issue[] {
  const storedById = new Map(stored.map((exercise) => [exercise.id, exercise]));
  const seen = new Set<string>();
  const issues: Issue[] = [];
  edited.forEach((exercise, position) => {
    const path = `EXERCISES.${position}`;
    const before = storedById.get(exercise.id);
    const isBack = before?.signature !== exercise.signature && wasShown(exercise, shown);
    const message = isBack
      ? findContentProblem(exercise, exercise)
      : before
        ? findExerciseProblem(exercise, before)
        : '이 자료에 없는 문항이에요.';
    if (message) issues.push({ path, message });
    if (seen.has(exercise.id)) issues.push({ path, message: '같은 문항이 두 번 있어요.' });
    seen.add(exercise.id);
  });
  return issues;
}

/** Strings deep inside a value without what the database cannot hold: NUL and halves of surrogate pairs. */
export function cleanStrings<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '') as T;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanStrings(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanStrings(item)])) as T;
}

export interface SourcePassage {
  idx: number;
  text: string;
  sentences: { start: number; end: number }[];
  translations: string[];
  topic: string;
  titleLine: string;
  gist: string;
  summary: string;
  footnotes: { word: string; meaning: string }[];
}

/** A stored passage as the engine takes it; its id is its number as text. */
export function toSource(row: SourcePassage): PassageSource {
  return {
    id: String(row.idx),
    text: row.text,
    ...(row.sentences.length > 0 ? { sentences: row.sentences } : {}),
    ...(row.translations.length > 0 ? { translations: row.translations } : {}),
    ...(row.topic === '' ? {} : { topic: row.topic }),
    ...(row.titleLine === '' ? {} : { title: row.titleLine }),
    ...(row.gist === '' ? {} : { gist: row.gist }),
    ...(row.summary === '' ? {} : { summary: row.summary }),
    ...(row.footnotes.length > 0 ? { footnotes: row.footnotes } : {}),
  };
}

/** The refund line of a paper in the points history. */
export function describeRefund(title: string, madeCount: number, refusedCount: number): string {
  return madeCount === 0 ? `${title} 만들기 실패` : `${title} 못 만든 문항 ${refusedCount}개`;
}

const maxTitleChars = 100;

/** The title of a copy, within the limit of titles. */
export function getCopyTitle(title: string): string {
  const suffix = ' 사본';
  return (
    Array.from(title)
      .slice(0, maxTitleChars - suffix.length)
      .join('') + suffix
  );
}
