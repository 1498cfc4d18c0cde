import { getProfile } from '@jadoo/contract';
import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#request/call.ts';

/** The profile of the signed-in user. */
export const profileQuery = queryOptions({
  queryKey: ['userInfo'],
  queryFn: ({ signal }) => callForData(getProfile, { signal }),
});
