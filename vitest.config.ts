import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          globalSetup: 'scripts/test-folder.mjs',
          include: ['packages/**/*.test.ts', 'apps/{api,sandbox}/**/*.test.ts', '{cli,scripts}/**/*.test.ts'],
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
