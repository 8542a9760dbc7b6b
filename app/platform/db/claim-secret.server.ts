import { createHash } from 'node:crypto';
import pg from 'pg';
import { DatabaseError, postgresTrouble } from './open-database.server.ts';
import { OWN_NAME } from './postgres.server.ts';

/** Class of the advisory locks that name the secret of a running process. */
const SECRET_LOCKS = 0x62_72_6f_65;

const OTHER_SECRET =
  'Another Broetry on this database signs with another secret: give all of them the same SESSION_SECRET, or stop that one first.';

/**
 * Claims on Postgres, by an advisory lock on a connection of its own, that this process signs cookies with `secret`.
 * Gives the release. Throws DatabaseError without a connection, or when a process with another secret is running.
 */
export async function claimSecret(url: string, secret: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: OWN_NAME,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    keepAlive: true,
  });
  // A connection that breaks later gives up the claim, which only protects the start of other processes.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    const digest = createHash('sha256').update(`broetry process\n${secret}`).digest();
    const own = digest.readUInt32BE(0) >>> 1;
    await client.query('select pg_advisory_lock_shared($1, $2)', [SECRET_LOCKS, own]);
    const { rows } = await client.query(
      `select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
        and classid = $1 and objid <> $2
        and database = (select oid from pg_database where datname = current_database())`,
      [SECRET_LOCKS, own],
    );
    if (rows.length > 0) throw new DatabaseError(OTHER_SECRET);
    return release;
  } catch (error) {
    void release();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(postgresTrouble(error), { cause: error });
  }
}
