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
          // Each file keeps to databases and folders of its own: the API and the engine are loaded once a worker.
          isolate: false,
          include: ['apps/{api,sandbox}/**/*.test.ts', '{cli,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'web',
          // Files that need no page say so in their first line, as a page takes longer to open than they run.
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
