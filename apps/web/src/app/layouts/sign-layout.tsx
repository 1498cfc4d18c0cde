import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';
import { Footer } from '#shell/footer.tsx';
import { HeaderBar } from '#shell/header-bar.tsx';

/** The screens around signing in and the home page; the header bar has its menu only for who is signed in. */
export function SignLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <Main width="bare">
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
