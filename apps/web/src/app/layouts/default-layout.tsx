import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';
import { Footer } from '#shell/footer.tsx';
import { HeaderBar } from '#shell/header-bar.tsx';

/** Header bar, wide content, footer. */
export function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
