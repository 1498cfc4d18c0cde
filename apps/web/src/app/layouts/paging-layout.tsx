import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';
import { BottomFixBar } from '#shell/bottom-fix-bar.tsx';
import { Footer } from '#shell/footer.tsx';
import { HeaderBar } from '#shell/header-bar.tsx';

/** Header bar, a paged list, footer, and the bar at the foot for what is done with chosen rows. */
export function PagingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <Main>
        <Outlet />
      </Main>
      <Footer />
      <BottomFixBar />
    </div>
  );
}
