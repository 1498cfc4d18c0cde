import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    globalSetup: 'scripts/test-folder.mjs',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file has a server, a browser and a data folder of its own.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
  },
});
