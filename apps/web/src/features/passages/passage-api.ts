import {
  analysePassage,
  changePassages,
  createCategory,
  createPassages,
  getPassage,
  listCategories,
  listPassages,
  orderCategories,
  removeCategory,
  updateCategory,
  updatePassage,
  type Category,
  type InputOf,
  type NewPassage,
  type Passage,
  type PassageAnalysisInput,
  type PassageChange,
} from '@jadoo/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForData } from '#request/call.ts';
import { RequestError } from '#request/request-error.ts';

export const passagePageSize = 20;
const mostAtOnce = 500;

/** What a list of passages is narrowed to. */
export interface PassageFilter {
  categoryIdx: number | null;
  search: string;
  tag: string;
  page: number;
  isTrash: boolean;
}

/** Books and units with their counts. */
export function useCategories() {
  return useQuery({ queryKey: ['categories'], queryFn: () => callForData(listCategories, {}) });
}

/** One page of passages; the page before stays on screen until the next has come. */
export function usePassages(filter: PassageFilter, size = passagePageSize) {
  const { categoryIdx, search, tag, page, isTrash } = filter;
  return useQuery({
    queryKey: ['passages', { ...filter, size }],
    queryFn: ({ signal }) =>
      callForData(listPassages, {
        query: {
          PC_IDX: categoryIdx === null ? undefined : String(categoryIdx),
          q: search || undefined,
          tag: tag || undefined,
          trash: isTrash ? 'true' : undefined,
          page: String(page),
          size: String(size),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One whole passage. */
export function usePassage(passageIdx: number) {
  return useQuery({
    queryKey: ['passage', passageIdx],
    queryFn: () => callForData(getPassage, { params: { PS_IDX: String(passageIdx) } }),
    // The editor keeps its own copy: a newer one must not come in under the hands of the teacher.
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Sentences, level and feasible kinds of a text with what stands beside it. */
export function useAnalysis(input: PassageAnalysisInput) {
  return useQuery({
    queryKey: ['analysis', input],
    queryFn: ({ signal }) => callForData(analysePassage, { body: input, signal }),
    enabled: input.PS_TEXT.trim() !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

export type PassageUpdate = InputOf<typeof updatePassage, 'body'>;
export type UpdateResult = { isStale: false; passage: Passage } | { isStale: true };

/** Waits for a change of the library and then has lists and counts fetched anew. */
function useRefreshed() {
  const client = useQueryClient();
  return async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await Promise.all([
      client.invalidateQueries({ queryKey: ['categories'] }),
      client.invalidateQueries({ queryKey: ['passages'] }),
    ]);
    return result;
  };
}

const orderKey = ['categories', 'order'];

/**
 * Puts books or units into a new order, which stands at once. Orders reach the server one after the other, and the
 * list is fetched anew behind the last of them only: an earlier answer would put the old order back on the screen.
 */
function useOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: orderKey,
    scope: { id: orderKey.join() },
    // Without a network the teacher hears so at once, and nothing waits for it.
    networkMode: 'always',
    mutationFn: (body: InputOf<typeof orderCategories, 'body'>) => callForData(orderCategories, { body }),
    onMutate: async ({ PC_IDXS }) => {
      await client.cancelQueries({ queryKey: ['categories'] });
      client.setQueryData<Category[]>(['categories'], (all) =>
        all?.map((category) => {
          const at = PC_IDXS.indexOf(category.PC_IDX);
          return at < 0 ? category : { ...category, PC_ORDER: at };
        }),
      );
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: orderKey }) === 1)
        await client.invalidateQueries({ queryKey: ['categories'] });
    },
  }).mutateAsync;
}

/** Everything that changes books and units. */
export function useCategoryActions() {
  const refreshed = useRefreshed();
  const order = useOrder();
  return {
    addCategory: (name: string, parentIdx: number | null) =>
      refreshed(callForData(createCategory, { body: { PC_NM: name, PC_PARENT_IDX: parentIdx } })),
    renameCategory: (categoryIdx: number, name: string) =>
      refreshed(
        callForData(updateCategory, { params: { PC_IDX: String(categoryIdx) }, body: { PC_NM: name } }),
      ),
    order,
    removeCategory: (categoryIdx: number) =>
      refreshed(callForData(removeCategory, { params: { PC_IDX: String(categoryIdx) } })),
  };
}

/** Everything that changes passages. */
export function usePassageActions() {
  const client = useQueryClient();
  const refreshed = useRefreshed();
  return {
    add: (categoryIdx: number | null, passages: NewPassage[]) =>
      refreshed(
        callForData(createPassages, {
          body: {
            ...(categoryIdx !== null && { PC_IDX: categoryIdx }),
            PASSAGES: passages,
            RIGHTS_CONFIRMED: true,
          },
        }),
      ),
    /** A stale version is an answer, not an error: the caller still holds what the teacher wrote. */
    update: async (passageIdx: number, body: PassageUpdate): Promise<UpdateResult> => {
      const answer = await call(updatePassage, { params: { PS_IDX: String(passageIdx) }, body });
      if (answer.code === '200') {
        return refreshed(Promise.resolve({ isStale: false as const, passage: answer.data }));
      }
      if (answer.reason === 'stale') return { isStale: true };
      throw new RequestError(answer.message, { ...answer, status: 409 });
    },
    /** Sentences of a text as the engine splits it. */
    split: async (text: string) => {
      const { SENTENCES } = await client.query({
        queryKey: ['analysis', text],
        queryFn: () => callForData(analysePassage, { body: { PS_TEXT: text } }),
        staleTime: Infinity,
      });
      return SENTENCES;
    },
    get: (passageIdx: number) => callForData(getPassage, { params: { PS_IDX: String(passageIdx) } }),
    /** Moves, removes or restores many, in as many calls as the server wants. */
    changeMany: (change: PassageChange) =>
      refreshed(
        (async () => {
          for (let at = 0; at < change.PS_IDXS.length; at += mostAtOnce) {
            const PS_IDXS = change.PS_IDXS.slice(at, at + mostAtOnce);
            await callForData(changePassages, { body: { ...change, PS_IDXS } });
          }
        })(),
      ),
  };
}
