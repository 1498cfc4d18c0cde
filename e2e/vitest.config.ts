import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    globalSetup: 'scripts/test-folder.mjs',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two servers and two browsers on two cores leave calls waiting until a server turns them away.
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
