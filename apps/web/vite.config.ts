import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitBuildManifest } from './build/build-manifest.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressFiles } from './build/compress-files.ts';
import { inlineStyle } from './build/inline-style.ts';
import { leaveSchemasOut } from './build/leave-schemas-out.ts';
import { emitRouteFiles } from './build/route-files.ts';
import { runEarly } from './build/run-early.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    leaveSchemasOut(join(root, '../../packages/contract/src')),
    inlineStyle(),
    emitBuildManifest(),
    runEarly('/apps/web/src/start.ts'),
    emitRouteFiles(root),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2023',
    // The policy of the server admits no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: join(root, 'index.html'), start: join(root, 'src/start.ts') },
      // The contract is data: an endpoint that nobody on a page calls must not travel with it.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/contract\/src\//u, sideEffects: false }],
        manualPureFunctions: ['z', 'endpoint'],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/jadooApiV1': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' },
  },
});
