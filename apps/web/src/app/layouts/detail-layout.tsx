import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';
import { Footer } from '#shell/footer.tsx';
import { HeaderBar } from '#shell/header-bar.tsx';

/** Header bar, one narrow column for a form, footer. */
export function DetailLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <Main width="detail">
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
