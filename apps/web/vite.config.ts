import { randomUUID } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const buildId = randomUUID();

/** The files by which an open tab notices that a newer build is out. */
function emitBuildManifest(): Plugin {
  return {
    name: 'jadoo-build-manifest',
    apply: 'build',
    generateBundle() {
      const manifest = JSON.stringify({ id: buildId, timestamp: Date.now() });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: manifest });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${buildId}.json`, source: manifest });
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), emitBuildManifest()],
  define: { __BUILD_ID__: JSON.stringify(command === 'build' ? buildId : '') },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2023',
    // The policy of the server admits no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The contract is data: an endpoint that nobody on a page calls must not travel with it.
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\/src\//u, sideEffects: false }] },
    },
  },
  server: {
    port: 5173,
    proxy: { '/jadooApiV1': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' },
  },
}));
