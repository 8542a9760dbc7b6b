import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './db/tables.ts';

/** Whether this process should get traffic. The model provider is no part of it: the offline writer serves. */
export type Health = {
  ready(): Promise<boolean>;
  /** From now on not ready: the process is about to stop. */
  drain(): void;
};

/** Health of a process whose schema has been migrated. */
export function createHealth(db: Kysely<Database>): Health {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    async ready() {
      if (draining) return false;
      try {
        await sql`select 1`.execute(db);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The body of /livez and /readyz. Names no version: that is nobody's business. */
export function answerHealth(healthy: boolean): Response {
  return new Response(healthy ? 'ok\n' : 'not ready\n', {
    status: healthy ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
