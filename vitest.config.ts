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

// One worker more than cores: many tests wait for servers, timers and the network.
const maxWorkers = availableParallelism() + 1;
// The default of one second is too short on a busy machine.
const expect = { poll: { timeout: 15_000 } };
// It ends a test that hangs: some start a server on a busy machine.
const testTimeout = 60_000;
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
          testTimeout,
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
          testTimeout,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'test/browser/**/*.e2e.ts'],
          exclude: LONG,
          globalSetup: ['test/browser/global-setup.ts'],
          maxWorkers,
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
