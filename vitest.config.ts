import { defineConfig } from 'vitest/config';

// All cores: while tests run, nobody else needs the one that Vitest leaves alone.
const maxWorkers = '100%';
// What is waited for comes when it comes; one second is too short on a busy machine.
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,comedy,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts'],
          maxWorkers,
          isolate: false,
          expect,
          // A whole server behind a test, on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{app,test}/**/*.postgres.test.ts'],
          globalSetup: ['test/postgres/global-setup.ts'],
          maxWorkers,
          isolate: false,
          expect,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'test/browser/**/*.e2e.ts'],
          globalSetup: ['test/browser/global-setup.ts'],
          // One person's browser a core: with more of them, each waits for the others.
          maxWorkers,
          // The built server is loaded, and the browser started, once for each worker.
          isolate: false,
          expect,
          testTimeout: 90_000,
        },
      },
    ],
  },
});
