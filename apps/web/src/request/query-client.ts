import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '#request/request-error.ts';

const maxRetries = 2;

/** What screens keep of the server's data. Only failures that may pass are asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < maxRetries && isPassing(error),
      refetchOnWindowFocus: false,
    },
  },
});
