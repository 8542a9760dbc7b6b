import { createHash } from 'node:crypto';
import pg from 'pg';
import { DatabaseError, postgresTrouble } from './open-database.server.ts';
import { OWN_NAME } from './postgres.server.ts';

/** One connection that hears what other processes change. */
export type Hearing = {
  /** Whether everything that was committed up to `DEAF_AFTER` ago has been heard of. */
  hears: () => boolean;
  close: () => Promise<void>;
};

type Parts = {
  url: string;
  /** What this process has changed itself it knows already. */
  processId: string;
  /** Signs cookies: all processes of a database need the same. */
  secret: string;
  /** Something was changed elsewhere, or may have been while nobody listened. */
  onChange: () => void;
  /** Told when hearing is lost, and when it is back. */
  onTurn: (hears: boolean, error?: unknown) => void;
};

/** How often the connection is asked for a sign of life, and without one for how long it counts. Milliseconds. */
const BEAT = 1000;
const DEAF_AFTER = 3000;

const CHANNEL = 'broetry_public';
/** Among advisory locks, those that say with which secret a process signs. */
const SECRET_LOCKS = 0x62_72_6f_65;

const OTHER_SECRET =
  'Another Broetry on this database signs with another secret: give all of them the same SESSION_SECRET, or stop that one first.';

/**
 * Listens on a connection of its own, which is opened anew when it breaks. Postgres tells of a change with the commit
 * that makes it (migration 0015). Throws DatabaseError when the first connection fails, or when a process with
 * another secret is at work on the database.
 */
export async function hearChanges(parts: Parts): Promise<Hearing> {
  let line: Line | null = null;
  let wasHearing = true;
  let closed = false;
  let beating = Promise.resolve();
  const hears = () => line !== null && performance.now() - line.heardAt < DEAF_AFTER;
  const turn = (error?: unknown) => {
    if (closed || hears() === wasHearing) return;
    wasHearing = !wasHearing;
    parts.onTurn(wasHearing, error);
  };
  const beat = async () => {
    try {
      line ??= await openLine(parts, false);
      await line.beat();
      turn();
    } catch (error) {
      line?.drop();
      line = null;
      turn(error);
    }
  };
  line = await openLine(parts, true).catch((error: unknown) => {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(postgresTrouble(error), { cause: error });
  });
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || closed) return;
    isBusy = true;
    beating = beat().finally(() => (isBusy = false));
  }, BEAT);
  timer.unref();
  return {
    hears,
    async close() {
      closed = true;
      clearInterval(timer);
      line?.drop();
      await beating;
      line?.drop();
    },
  };
}

type Line = { heardAt: number; beat: () => Promise<void>; drop: () => void };

async function openLine(
  { url, processId, secret, onChange }: Parts,
  isFirst: boolean,
): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: OWN_NAME,
    connectionTimeoutMillis: 3000,
    query_timeout: DEAF_AFTER,
    keepAlive: true,
  });
  const drop = () => void client.end().catch(() => undefined);
  let broken: Error | null = null;
  const line: Line = {
    heardAt: Number.NEGATIVE_INFINITY,
    drop,
    async beat() {
      if (broken) throw broken;
      const asked = performance.now();
      // Postgres sends what there is to hear before it answers.
      await client.query('select 1');
      line.heardAt = asked;
    },
  };
  client.on('error', (error) => {
    broken = error;
    line.heardAt = Number.NEGATIVE_INFINITY;
  });
  client.on('notification', ({ payload }) => {
    if (payload !== processId) onChange();
  });
  try {
    await client.connect();
    await signWith(client, secret, isFirst);
    const asked = performance.now();
    await client.query(`listen ${CHANNEL}`);
    line.heardAt = asked;
    // What was said before is lost.
    onChange();
    return line;
  } catch (error) {
    drop();
    throw error;
  }
}

/** Says for as long as the connection lives with which secret this process signs. */
async function signWith(client: pg.Client, secret: string, isFirst: boolean): Promise<void> {
  const digest = createHash('sha256').update(`broetry process\n${secret}`).digest();
  const own = digest.readUInt32BE(0) >>> 1;
  await client.query('select pg_advisory_lock_shared($1, $2)', [SECRET_LOCKS, own]);
  if (!isFirst) return;
  const { rows } = await client.query(
    `select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
      and classid = $1 and objid <> $2
      and database = (select oid from pg_database where datname = current_database())`,
    [SECRET_LOCKS, own],
  );
  if (rows.length > 0) throw new DatabaseError(OTHER_SECRET);
}
