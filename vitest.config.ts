import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...timeouts,
          name: 'packages',
          environment: 'node',
          globalSetup: 'scripts/test-folder.mjs',
          // They keep nothing but what they have read once: the lexicon and the models are loaded once a worker.
          isolate: false,
          include: ['packages/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          globalSetup: 'scripts/test-folder.mjs',
          isolate: false,
          include: ['apps/{api,sandbox}/**/*.test.ts', '{cli,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
