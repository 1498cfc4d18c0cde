import { clearOwnMeanings, listOwnMeanings, removeOwnMeaning } from '@jadoo/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callForData } from '#request/call.ts';

export const ownMeaningPageSize = 20;

/** One page of the meanings that the teacher wrote, newest first. */
export function useOwnMeanings(page: number) {
  return useQuery({
    queryKey: ['ownMeanings', page],
    queryFn: ({ signal }) =>
      callForData(listOwnMeanings, {
        query: { page: String(page), size: String(ownMeaningPageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Forgets one meaning, or all of them. */
export function useForgetMeanings() {
  const client = useQueryClient();
  const refreshed = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await client.invalidateQueries({ queryKey: ['ownMeanings'] });
  };
  return {
    forget: (idx: number) => refreshed(callForData(removeOwnMeaning, { params: { OM_IDX: String(idx) } })),
    forgetAll: () => refreshed(callForData(clearOwnMeanings)),
  };
}
