import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,comedy,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{app,test}/**/*.postgres.test.ts'],
          globalSetup: ['test/postgres/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'test/browser/**/*.e2e.ts'],
          globalSetup: ['test/browser/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
