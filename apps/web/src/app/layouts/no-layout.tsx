import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';

/** No frame at all. */
export function NoLayout() {
  return (
    <Main width="detail">
      <Outlet />
    </Main>
  );
}
