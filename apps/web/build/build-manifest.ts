import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

/** The name of this build, in the code and in the files by which an open tab notices that a newer one is out. */
export function emitBuildManifest(): Plugin {
  const buildId = randomUUID();
  return {
    name: 'jadoo-build-manifest',
    config: (_config, { command }) => ({
      define: { __BUILD_ID__: JSON.stringify(command === 'build' ? buildId : '') },
    }),
    generateBundle() {
      const manifest = JSON.stringify({ id: buildId, timestamp: Date.now() });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: manifest });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${buildId}.json`, source: manifest });
    },
  };
}
