import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Dialogs } from '#shell/dialogs.tsx';
import { ToastArea } from '#ui/toast.tsx';

/** Renders a screen with a router, an empty cache of server data, dialogs and toasts. Other paths show their address. */
export function renderScreen(path: string, address: string, screen: ReactNode, state?: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const frame = (content: ReactNode) => (
    <QueryClientProvider client={client}>
      <Suspense>{content}</Suspense>
      <Dialogs />
      <ToastArea />
      <div id="bottom-fix" />
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [
      { path, element: frame(screen) },
      { path: '*', element: null },
    ],
    { initialEntries: [{ ...toLocation(address), state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function toLocation(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
}
