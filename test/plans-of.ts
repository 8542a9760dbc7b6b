import { type CompiledQuery, type RootOperationNode, SqliteAdapter } from 'kysely';
import type { Db } from '../app/platform/db/tables.ts';

type Ask = (spied: Db) => Promise<unknown>;

/** Returns the query plans of all statements that `ask` runs. */
export async function plansOf(db: Db, ask: Ask): Promise<string[]> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const explain = isSqlite ? 'explain query plan' : 'explain';
  const asked: RootOperationNode[] = [];
  await ask(
    db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  const executor = db.getExecutor();
  return Promise.all(
    asked.map(async (node) => {
      const query = executor.compileQuery(node, { queryId: 'plan' });
      const asking: CompiledQuery = { ...query, sql: `${explain} ${query.sql}` };
      const { rows } = await db.executeQuery<Record<string, unknown>>(asking);
      return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
    }),
  );
}
