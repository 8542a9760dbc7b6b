import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '../time/time-units.ts';
import { isSqlite } from './is-sqlite.ts';
import { isBehind, migrate, UnknownSchemaError, UNRELEASED } from './migrate.server.ts';
import {
  APPLICATION_NAME,
  MAX_CONNECTIONS,
  type PoolOptions,
  postgresDialect,
} from './postgres.server.ts';
import { NodeSqliteDialect, openSqlite, openSqliteSnapshot } from './sqlite.server.ts';
import type { Database, Db } from './tables.ts';

export type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string };
/** `snapshot`: SQLite is opened in a read transaction and never written. */
type OpenOptions = PoolOptions & { snapshot?: boolean };

/** The database cannot be used. The message is one sentence with the fix. */
export class DatabaseError extends Error {}

export const NEWER =
  'The database was used by a newer Broetry: start that version, or restore a backup that this one made.';

/** Opens Postgres, or SQLite when `databaseUrl` is undefined. The caller destroys it. */
export function openDatabase<Tables = Database>(
  place: DatabaseLocation,
  options: OpenOptions = {},
): Kysely<Tables> {
  return new Kysely({ dialect: openDialect(place, options) });
}

function openDialect(place: DatabaseLocation, options: OpenOptions): Dialect {
  if (place.databaseUrl) return postgresDialect(place.databaseUrl, options);
  const file = join(place.dataDir, 'broetry.sqlite');
  try {
    return new NodeSqliteDialect(options.snapshot ? openSqliteSnapshot(file) : openSqlite(file));
  } catch (error) {
    throw new DatabaseError(sqliteErrorMessage(file, error), { cause: error });
  }
}

// The migration of a large table takes minutes, and other processes wait for it.
export const UPGRADE_TIMEOUT_MS = 30 * MINUTE_MS;

/**
 * Opens and migrates the database. `beforeUpgrade` runs before the schema of an older version changes; its errors stop
 * the upgrade. Throws DatabaseError.
 */
export async function openMigratedDatabase(
  place: DatabaseLocation,
  beforeUpgrade: () => Promise<void>,
): Promise<Db> {
  const db = openDatabase(place);
  // SQLite has one connection and no statement timeout.
  const migrationDb = place.databaseUrl
    ? openDatabase(place, { statementTimeout: UPGRADE_TIMEOUT_MS })
    : db;
  const opened = place.databaseUrl ? openConnections(db) : undefined;
  try {
    if (await wrapErrors(place, isBehind(migrationDb))) await beforeUpgrade();
    await wrapErrors(
      place,
      migrate(migrationDb).then(() => updateStatistics(migrationDb)),
    );
    await opened;
    return db;
  } catch (error) {
    await opened;
    await db.destroy();
    throw error;
  } finally {
    if (migrationDb !== db) await migrationDb.destroy();
  }
}

/**
 * Opens all connections of the pool. Later the slow first pages of a process would delay connecting beyond its timeout.
 * Ignores errors.
 */
async function openConnections(db: Db): Promise<void> {
  const queries = Array.from({ length: MAX_CONNECTIONS }, () => sql`select 1`.execute(db));
  await Promise.allSettled(queries);
}

async function wrapErrors<T>(place: DatabaseLocation, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnknownSchemaError) {
      const message = error.age === 'newer' ? NEWER : UNRELEASED;
      throw new DatabaseError(message, { cause: error });
    }
    const file = join(place.dataDir, 'broetry.sqlite');
    const message = place.databaseUrl
      ? postgresErrorMessage(error)
      : sqliteErrorMessage(file, error);
    throw new DatabaseError(message, { cause: error });
  }
}

function sqliteErrorMessage(file: string, error: unknown): string {
  const { errcode, message } = error as { errcode?: number; message?: string };
  if (errcode === 11 || errcode === 26) {
    return `The database in ${file} is damaged or not a database: restore a backup, or move it away to begin anew.`;
  }
  if (errcode === 5)
    return `The database in ${file} is locked by another program: stop it and start again.`;
  if (errcode === 8 || errcode === 14)
    return `The database in ${file} cannot be written: check its rights.`;
  return `The database in ${file} could not be used: ${message}.`;
}

/** The error of Postgres in one sentence, without the URL. `named`: where the URL was given. */
function postgresErrorMessage(error: unknown, named = 'DATABASE_URL'): string {
  const { code, message } = error as { code?: string; message?: string };
  const known = code === undefined || !/^E[A-Z]+$/.test(code);
  // Only messages of the server: connection errors may contain the URL with its password.
  const reason = known && message ? ` (${message})` : '';
  return `The database does not answer: check ${named} and that Postgres is running${reason}.`;
}

/** The class of advisory locks for secrets. */
const SECRET_LOCKS = 0x62_72_6f_65;

const OTHER_SECRET =
  'Another Broetry on this database signs with another secret: give all of them the same SESSION_SECRET, or stop that one first.';

/**
 * Ensures that all processes on a Postgres database use the same secret, by a shared advisory lock. Returns its release.
 * Throws DatabaseError, with the sentence `taken` when a process with another secret runs.
 */
export async function claimSecret(
  url: string,
  secret: string,
  { taken = OTHER_SECRET, named = 'DATABASE_URL' } = {},
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    keepAlive: true,
  });
  // A broken connection releases the lock, which only matters to the start of other processes.
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
    if (rows.length > 0) throw new DatabaseError(taken);
    return release;
  } catch (error) {
    void release();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(postgresErrorMessage(error, named), { cause: error });
  }
}

/** Updates the statistics of the query planner. On SQLite with a bounded number of rows. */
export async function updateStatistics(db: Db): Promise<void> {
  if (!isSqlite(db)) {
    await sql`analyze`.execute(db);
    return;
  }
  await sql`pragma analysis_limit = 1000`.execute(db);
  // 0x10000: also tables that this connection has not read; 0x2: run ANALYZE.
  await sql`pragma optimize = 0x10002`.execute(db);
}

/** Whether the database responds. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** More than a free page holds. */
const PROBE_BYTES = 8 * 1024;

/** Writes and deletes a row. Throws when the database is not writable. */
export async function probeWrite(db: Db): Promise<void> {
  const id = `write-probe-${randomBytes(8).toString('hex')}`;
  const metadata = randomBytes(PROBE_BYTES / 2).toString('hex');
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('guest_events')
      .values({
        id,
        session_id: id,
        event: 'write-probe',
        timestamp: 0,
        user_agent: null,
        referrer: null,
        metadata,
      })
      .execute();
    await trx.deleteFrom('guest_events').where('id', '=', id).execute();
  });
}
