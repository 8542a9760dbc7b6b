import type { Services } from '../app/platform/services.ts';
import { createTestApp } from './test-app.ts';

type Options = { env?: Record<string, string>; overrides?: Partial<Omit<Services, 'db'>> };

/** Starts an app, with a function that returns the statements which its server runs during `ask`. */
export async function spiedApp({ env, overrides }: Options = {}) {
  const { db } = await createTestApp();
  const statements: string[] = [];
  const executor = db.getExecutor();
  const spied = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(executor.compileQuery(node, { queryId: 'spied' }).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const app = await createTestApp({ env, overrides: { ...overrides, db: spied } });
  const statementsOf = async (ask: () => Promise<unknown>): Promise<readonly string[]> => {
    statements.length = 0;
    await ask();
    return [...statements];
  };
  return { app, statementsOf };
}
