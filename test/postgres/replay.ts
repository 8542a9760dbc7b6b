import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/db/tables.ts';

/** Holds a replica where it is. */
export async function pauseReplay(replica: Kysely<Database>): Promise<void> {
  await sql`select pg_wal_replay_pause()`.execute(replica);
}

/** Lets it follow again. */
export async function resumeReplay(replica: Kysely<Database>): Promise<void> {
  await sql`select pg_wal_replay_resume()`.execute(replica);
}

/** How long it takes until the replica has what the primary has now, in milliseconds. */
export async function replayLag(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
): Promise<number> {
  const begun = performance.now();
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(
    primary,
  );
  for (;;) {
    const answer = await sql<{ has: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.at}::pg_lsn as has`.execute(replica);
    if (answer.rows[0]?.has) return performance.now() - begun;
  }
}
