import '#app/prepare-zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { reportScreenError } from '#app/report-screen-error.ts';
import { createRoutes } from '#app/router.tsx';
import { startServices } from '#app/start-services.ts';
import '#styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const router = createBrowserRouter(createRoutes());
startServices(router);
createRoot(root).render(
  <StrictMode>
    <RouterProvider
      router={router}
      onError={(error, { pattern }) => {
        reportScreenError(error, pattern);
      }}
    />
  </StrictMode>,
);

// The faces come after the first paint; until then the system's own Korean face stands in.
void import('#styles/fonts.css');
