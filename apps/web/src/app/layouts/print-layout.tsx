import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';

/** Nothing but the pages to print. */
export function PrintLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-desk-deep print:block print:bg-white">
      <Main width="bare">
        <Outlet />
      </Main>
    </div>
  );
}
