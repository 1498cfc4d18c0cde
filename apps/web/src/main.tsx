import '#app/prepare-zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { reportScreenError } from '#app/report-screen-error.ts';
import { createRoutes } from '#app/router.tsx';
import { startServices } from '#app/start-services.ts';
import { settleFirstScreen } from '#app/settle-first-screen.ts';
import '#styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const router = createBrowserRouter(createRoutes());
const page = createRoot(root);

// Until the first screen is there the page shows its own stand-in: to draw another one would only take time.
function showFirstScreen(): void {
  if (!router.state.initialized) return;
  stopWaiting();
  page.render(
    <StrictMode>
      <RouterProvider
        router={router}
        onError={(error, { pattern }) => {
          reportScreenError(error, pattern);
        }}
      />
    </StrictMode>,
  );
  void settleFirstScreen();
}

startServices(router);
const stopWaiting = router.subscribe(showFirstScreen);
showFirstScreen();
