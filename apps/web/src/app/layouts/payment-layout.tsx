import { Outlet } from 'react-router';
import { Main } from '#app/layouts/main.tsx';
import { Footer } from '#shell/footer.tsx';
import { HeaderBar } from '#shell/header-bar.tsx';

/** Header bar, the narrow column of a payment, footer. */
export function PaymentLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <Main width="flow">
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
