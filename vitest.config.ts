import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';
import { keepTemporaryInMemory } from './test/temporary-in-memory.ts';

// Tests run React as production does.
process.env['NODE_ENV'] = 'production';
keepTemporaryInMemory();

// Only `npm run test:all` runs these.
const LONG = process.env['TEST_ALL']
  ? []
  : ['**/*.long.{test,e2e,postgres.test,contract.test}.{ts,tsx}'];

// All cores: Vitest leaves one core free by default.
const maxWorkers = '100%';
// The default of one second is too short on a busy machine.
const expect = { poll: { timeout: 15_000 } };
// Node runs the built server as in production: Vitest would rewrite its modules, which makes them slower.
const server = { deps: { external: [/\/build\/server\//] } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // However Vitest is called: whole-server tests run the built site.
    globalSetup: ['test/current-build.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,comedy,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts', ...LONG],
          maxWorkers,
          isolate: false,
          expect,
          server,
          // Some tests start a server on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{app,test}/**/*.{postgres,contract}.test.ts'],
          exclude: LONG,
          globalSetup: ['test/postgres/global-setup.ts'],
          maxWorkers,
          isolate: false,
          expect,
          server,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'test/browser/**/*.e2e.ts'],
          exclude: LONG,
          globalSetup: ['test/browser/global-setup.ts'],
          // One worker more than cores: journeys wait for timers and for the network.
          maxWorkers: availableParallelism() + 1,
          // Each worker loads the built server and starts the browser once.
          isolate: false,
          expect,
          server,
          testTimeout: 90_000,
        },
      },
    ],
  },
});
