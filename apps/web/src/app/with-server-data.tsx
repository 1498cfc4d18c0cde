import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '#request/query-client.ts';

/** Gives a screen the cache of server data. */
export function withServerData(Page: ComponentType): ComponentType {
  return function PageWithServerData() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
