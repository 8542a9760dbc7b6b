import { type Kysely, sql } from 'kysely';
import { openDatabase } from './open-database.server.ts';
import type { Database } from './tables.ts';

/** A copy of the database that follows it, for reading what everybody may see. */
export type Replica = {
  db: Kysely<Database>;
  /** Whether it has every change that this process knows of, and is no more than `MOST_LAG` behind. */
  isCaughtUp: () => boolean;
  /** It failed just now: nothing is read from it before it has answered again. */
  doubt: () => void;
  close: () => Promise<void>;
};

type Parts = {
  url: string;
  primary: Kysely<Database>;
  /** Counts the changes of what everybody may see, in all processes. */
  changes: () => number;
  hearsAll: () => boolean;
  /** Told when the replica begins to be read from, and when it ends. */
  onTurn: (isUsed: boolean, why: string) => void;
};

const MOST_LAG = 2000;
/** How often it is compared with the primary: at rest, and while it lacks a change. Milliseconds. */
const BEAT = 250;
const WAITING_BEAT = 25;
const ANSWER_WITHIN = 2000;

/**
 * Follows a streaming replica. How far it has come is read from the log's own positions, not from clocks: it has
 * a change when it has replayed what the primary had written at a time after that change was heard of. A
 * database that is no replica of the primary is never read from.
 */
export function followReplica({ url, primary, changes, hearsAll, onTurn }: Parts): Replica {
  const db = openDatabase({ databaseUrl: url, dataDir: '' }, { answerWithin: ANSWER_WITHIN });
  let has = -1;
  let at = Number.NEGATIVE_INFINITY;
  let wasUsed = false;
  let closed = false;
  const isNear = () => performance.now() - at < MOST_LAG;
  const isCaughtUp = () => has === changes() && isNear() && hearsAll();
  const turn = (why: string) => {
    if (isNear() === wasUsed) return;
    wasUsed = !wasUsed;
    onTurn(wasUsed, why);
  };
  const beat = async () => {
    const [known, asked] = [changes(), performance.now()];
    try {
      const fault = await compare(primary, db);
      if (fault === null) [has, at] = [known, asked];
      turn(fault ?? 'it has caught up');
    } catch (error) {
      turn(error instanceof Error ? error.message : String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let beating = Promise.resolve();
  const next = () => {
    if (closed) return;
    timer = setTimeout(
      () => {
        beating = beat().then(next);
      },
      has === changes() || !isNear() ? BEAT : WAITING_BEAT,
    );
    timer.unref();
  };
  beating = beat().then(next);
  return {
    db,
    isCaughtUp,
    doubt: () => (at = Number.NEGATIVE_INFINITY),
    async close() {
      closed = true;
      clearTimeout(timer);
      await beating;
      clearTimeout(timer);
      await db.destroy();
    },
  };
}

/** Null when the replica has all that the primary has now; else what is wrong. */
async function compare(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
): Promise<string | null> {
  const { rows } = await sql<{ written: string; system: string }>`
    select pg_current_wal_flush_lsn()::text as written,
      system_identifier::text || ' ' || current_database() as system
    from pg_control_system()`.execute(primary);
  const { written = null, system = null } = rows[0] ?? {};
  const answer = await sql<{ follows: boolean; system: string; has: boolean | null }>`
    select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= ${written}::pg_lsn as has,
      system_identifier::text || ' ' || current_database() as system
    from pg_control_system()`.execute(replica);
  const found = answer.rows[0];
  if (!found?.follows || found.system !== system) {
    return 'DATABASE_REPLICA_URL is not a streaming replica of DATABASE_URL';
  }
  return found.has ? null : 'it is behind';
}
