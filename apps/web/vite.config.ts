import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitBuildManifest } from './build/build-manifest.ts';
import { compressFiles } from './build/compress-files.ts';
import { inlineStyle } from './build/inline-style.ts';
import { leaveSchemasOut } from './build/leave-schemas-out.ts';
import { emitRouteFiles } from './build/route-files.ts';
import { runEarly } from './build/start-script.ts';

const root = import.meta.dirname;

// Small chunks wait for each other on a slow line: what many screens share comes as few.
const chunkGroups = [
  // What begins before the rest has come.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /\/node_modules\/(?:@noble\/ciphers|react|zustand)\/|\/src\/(?:start|app\/(?:fill-stand-in|first-calls)|request\/(?:address|head-start)|session\/(?:auth-store|draft|pick-strings|runtime-config|sealed-storage|sign-in-state|token-state|user-store)|text\/format)\.ts$|\/contract\/src\/base-path\.ts$|rolldown\/runtime/u,
    priority: 6,
  },
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//u, priority: 5 },
  { name: 'frame', tags: ['$initial' as const], priority: 4 },
  // The screens before signing in do without the data.
  {
    name: 'welcome',
    test: /\/src\/(?:request\/(?:address|start-login)|session\/local-path|shell\/use-scroll-reveal|features\/sign-in\/social-buttons)\./u,
    priority: 3,
  },
  // What checks the values of a form or a draft.
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/contract\/src\/(?:envelope|exam-data|exercise|passages|printing|session)\.ts$/u,
    priority: 1,
  },
  {
    name: 'data',
    test: /\/node_modules\/(?:ky|@tanstack)\/|\/src\/(?:app\/with-server-data|request\/|session\/)|\?calls$|\/contract\/src\/(?:endpoint|passage-limits|result-codes)\.ts$/u,
    priority: 2,
  },
  { name: 'parts', test: /\/src\/(?:shell|text|ui|features\/making\/tools)/u, minShareCount: 3 },
  { name: 'passages', test: /\/src\/features\/passages\//u, minShareCount: 2 },
];

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
