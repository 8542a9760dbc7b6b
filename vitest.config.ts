import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';
import { keepTemporaryInMemory } from './test/temporary-in-memory.ts';

// As people run it: React draws another way under any other name.
process.env['NODE_ENV'] = 'production';
keepTemporaryInMemory();

// `npm run test:all` runs these, too.
const LONG = process.env['TEST_ALL'] ? [] : ['**/*.long.{test,e2e}.{ts,tsx}'];

// All cores: while tests run, nobody else needs the one that Vitest leaves alone.
const maxWorkers = '100%';
// What is waited for comes when it comes; one second is too short on a busy machine.
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,comedy,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts', ...LONG],
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
          exclude: LONG,
          globalSetup: ['test/browser/global-setup.ts'],
          // Journeys wait for each line of a post, for toasts and for timers: one more than cores fills the gaps.
          maxWorkers: availableParallelism() + 1,
          // The built server is loaded, and the browser started, once for each worker.
          isolate: false,
          expect,
          testTimeout: 90_000,
        },
      },
    ],
  },
});
