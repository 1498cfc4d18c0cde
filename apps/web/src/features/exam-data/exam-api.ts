import {
  downloadExam,
  duplicateExam,
  getExam,
  getKinds,
  getPlacements,
  listExams,
  previewExam,
  removeExam,
  rerollExercise,
  restoreExam,
  updateExam,
  type ExamDetail,
  type InputOf,
  type OutputOf,
  type PaperCopy,
} from '@jadoo/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForData } from '#request/call.ts';
import { download, fetchBlob, saveFile } from '#request/download.ts';
import { RequestError } from '#request/request-error.ts';

export const examPageSize = 10;

export type ExamSort = 'new' | 'old' | 'title';
export type ExamTool = 'basic' | 'advanced' | 'transform' | 'quick';
export type PaperForm = 'A' | 'B';
export type FileFormat = InputOf<typeof downloadExam, 'body'>['FORMAT'];
export type Placement = OutputOf<typeof getPlacements>[number];
export type ExamUpdate = InputOf<typeof updateExam, 'body'>;

/** What the list of papers is narrowed to. */
export interface ExamFilter {
  search: string;
  tool: ExamTool | null;
  sort: ExamSort;
  page: number;
  isTrash: boolean;
}

/** One page of papers. While one of them is being made, the page follows it. */
export function useExams({ search, tool, sort, page, isTrash }: ExamFilter, size = examPageSize) {
  return useQuery({
    queryKey: ['exams', { search, tool, sort, page, isTrash, size }],
    queryFn: ({ signal }) =>
      callForData(listExams, {
        query: {
          q: search || undefined,
          tool: tool ?? undefined,
          sort,
          trash: isTrash ? 'true' : undefined,
          page: String(page),
          size: String(size),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ STATUS }) => STATUS === 'queued' || STATUS === 'running') ? 2000 : false,
  });
}

/** One whole paper. */
export function useExam(examIdx: number) {
  return useQuery({
    queryKey: ['exam', examIdx],
    queryFn: () => callForData(getExam, { params: { ED_IDX: String(examIdx) } }),
    gcTime: 0,
    staleTime: 0,
    // A paper that is still being made fills up by itself.
    refetchInterval: ({ state }) =>
      state.data?.STATUS === 'queued' || state.data?.STATUS === 'running' ? 1000 : false,
  });
}

/** Names of the kinds. */
export function useKindNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['kinds'],
    queryFn: () => callForData(getKinds, {}),
    staleTime: Infinity,
  });
  return new Map(data?.KINDS.map(({ KIND, NAME }) => [KIND, NAME]));
}

/** The pages of a stored version and where its exercises stand on them. */
export function usePreview(
  exam: { idx: number; version: number; isEmpty: boolean },
  copy: PaperCopy,
  form: PaperForm,
) {
  const input = { params: { ED_IDX: String(exam.idx) }, body: { COPY: copy, FORM: form } };
  const key = [exam.idx, exam.version, copy, form];
  const pages = useQuery({
    queryKey: ['preview', ...key],
    queryFn: async ({ signal }) => (await fetchBlob(previewExam, { ...input, signal })).blob,
    placeholderData: keepPreviousData,
    enabled: !exam.isEmpty,
    gcTime: 60_000,
    staleTime: Infinity,
  });
  const placements = useQuery({
    queryKey: ['placements', ...key],
    queryFn: ({ signal }) => callForData(getPlacements, { ...input, signal }),
    placeholderData: keepPreviousData,
    // The pages come first: both ask for the same layout, and only the pages are waited for.
    enabled: !exam.isEmpty && copy !== 'answers' && pages.isSuccess && !pages.isPlaceholderData,
    gcTime: 60_000,
    staleTime: Infinity,
  });
  return { pages, placements };
}

export type SaveResult = { type: 'saved'; exam: ExamDetail } | { type: 'stale' };

/** Saves changes against a version; a newer one elsewhere is an answer, not an error. */
export async function saveExam(examIdx: number, body: ExamUpdate): Promise<SaveResult> {
  const answer = await call(updateExam, { params: { ED_IDX: String(examIdx) }, body });
  if (answer.code === '200') return { type: 'saved', exam: answer.data };
  if (answer.reason === 'stale') return { type: 'stale' };
  throw new RequestError(answer.message, { ...answer, status: 409 });
}

export type RerollResult = SaveResult | { type: 'no-other'; message: string };

/** Another exercise of the same kind and passage in place of one; it uses the locked candidates. */
export async function rerollOne(
  examIdx: number,
  exerciseId: string,
  version: number,
  lockedSpots?: string[],
): Promise<RerollResult> {
  const answer = await call(rerollExercise, {
    params: { ED_IDX: String(examIdx) },
    body: {
      EXERCISE_ID: exerciseId,
      VERSION: version,
      ...(lockedSpots && { LOCKED_SPOTS: lockedSpots }),
    },
  });
  if (answer.code === '200') return { type: 'saved', exam: answer.data };
  if (answer.reason === 'stale') return { type: 'stale' };
  return { type: 'no-other', message: readReason(answer.data) || answer.message };
}

/** The engine's own words for why there is no other exercise; empty when it gave none. */
function readReason(data: unknown): string {
  return typeof data === 'object' && data !== null && 'REASON' in data && typeof data.REASON === 'string'
    ? data.REASON
    : '';
}

/** The paper as it is stored now. */
export function fetchExam(examIdx: number): Promise<ExamDetail> {
  return callForData(getExam, { params: { ED_IDX: String(examIdx) } });
}

/** Fetches a file with the overlay and hands it to the browser. */
export async function downloadPaper(
  examIdx: number,
  format: FileFormat,
  copy: PaperCopy,
  form: PaperForm,
): Promise<void> {
  saveFile(
    await download(downloadExam, { body: { ED_IDX: examIdx, FORMAT: format, COPY: copy, FORM: form } }),
  );
}

/** Everything that changes the list of papers. */
export function useExamActions() {
  const client = useQueryClient();
  const refreshed = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await client.invalidateQueries({ queryKey: ['exams'] });
    return result;
  };
  const paramsOf = (examIdx: number) => ({ params: { ED_IDX: String(examIdx) } });
  return {
    rename: async (examIdx: number, version: number, title: string) => {
      const result = await refreshed(saveExam(examIdx, { VERSION: version, ED_TITLE: title }));
      if (result.type === 'stale') throw new RequestError('다른 곳에서 먼저 고쳤어요. 다시 시도해 주세요.');
    },
    duplicate: (examIdx: number) => refreshed(callForData(duplicateExam, paramsOf(examIdx))),
    remove: (examIdxs: readonly number[]) =>
      refreshed(Promise.all(examIdxs.map((idx) => callForData(removeExam, paramsOf(idx))))),
    restore: (examIdxs: readonly number[]) =>
      refreshed(Promise.all(examIdxs.map((idx) => callForData(restoreExam, paramsOf(idx))))),
  };
}
