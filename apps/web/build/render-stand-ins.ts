import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/** Runs a module of the app outside of a browser, which gives the stand-in of each screen that has one. */
export async function renderStandIns(root: string): Promise<Record<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    define: { __BUILD_ID__: '""' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  // As little of a browser as the modules ask for while they load.
  Object.assign(globalThis, { document: { querySelector: () => null }, location: { origin: '' } });
  try {
    const app = (await server.ssrLoadModule(
      '/src/app/stand-in.tsx',
    )) as typeof import('../src/app/stand-in.tsx');
    return await app.renderStandIns();
  } finally {
    Object.assign(globalThis, { document: undefined, location: undefined });
    await server.close();
  }
}
