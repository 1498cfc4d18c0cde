import {
  analysePassage,
  getExam,
  getExamStatus,
  getKinds,
  makeExam,
  quoteExam,
  type ExamSelection,
  type InputOf,
  type OutputOf,
  type PassageAnalysisInput,
} from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { call, callForData } from '#request/call.ts';

export type Kinds = OutputOf<typeof getKinds>;
export type KindInfo = Kinds['KINDS'][number];
export type Quote = OutputOf<typeof quoteExam>;
export type MakeInput = InputOf<typeof makeExam, 'body'>;
export type ExamStatus = OutputOf<typeof getExamStatus>;

const shortestPollMs = 400;
const longestPollMs = 2000;

/** Kinds, packages and prices; they change with a deployment only. */
export function useKinds() {
  return useQuery({ queryKey: ['kinds'], queryFn: () => callForData(getKinds, {}), staleTime: Infinity });
}

/** The price of a selection with the balance before and after. */
export function useQuote(selection: ExamSelection) {
  return useQuery({
    queryKey: ['quote', selection],
    queryFn: ({ signal }) => callForData(quoteExam, { body: selection, signal }),
    // The balance is part of the answer.
    gcTime: 0,
    staleTime: 0,
    enabled: selection.PS_IDXS.length > 0 && selection.KINDS.length > 0,
  });
}

/** Spends and starts; a refusal comes back with its reason. The same key never spends twice. */
export function startMaking(body: MakeInput, idempotencyKey: string) {
  return call(makeExam, { body, idempotencyKey });
}

/** Whether nothing more will happen to a paper. */
export function isFinished(status: ExamStatus['STATUS']): boolean {
  return status === 'done' || status === 'partly' || status === 'failed';
}

/** Follows a paper until it is finished; asks less often the longer it takes. */
export function useMakingStatus(examIdx: number) {
  return useQuery({
    queryKey: ['making', examIdx],
    queryFn: () => callForData(getExamStatus, { params: { ED_IDX: String(examIdx) } }),
    refetchInterval: ({ state }) => {
      if (state.data && isFinished(state.data.STATUS)) return false;
      return Math.min(longestPollMs, shortestPollMs + state.dataUpdateCount * 50);
    },
    refetchIntervalInBackground: true,
    retry: 5,
    staleTime: 0,
  });
}

/** The finished paper, for the reasons of what could not be made. */
export function useMadeExam(examIdx: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['exam', examIdx],
    queryFn: () => callForData(getExam, { params: { ED_IDX: String(examIdx) } }),
    enabled: isWanted,
  });
}

/** Which kinds a passage can carry; used to leave out of a package what would only be refunded. */
export function useFeasibleKinds(input: PassageAnalysisInput) {
  return useQuery({
    queryKey: ['analysis', input],
    queryFn: ({ signal }) => callForData(analysePassage, { body: input, signal }),
    enabled: input.PS_TEXT.trim() !== '',
    staleTime: Infinity,
  });
}
