import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { MINUTE_MS } from '../time/durations.ts';
import { isBehind, migrate, NewerSchemaError } from './migrate.server.ts';
import { MOST_CONNECTIONS, postgresDialect } from './postgres.server.ts';
import { NodeSqliteDialect, openSqlite } from './sqlite.server.ts';
import type { Database } from './tables.ts';
import { updateStatistics } from './update-statistics.server.ts';
import { WITHOUT_NUL } from './strip-nul.ts';

export type DatabasePlace = { databaseUrl: string | undefined; dataDir: string };

/** The database cannot be used. The message is one sentence that says what to do. */
export class DatabaseError extends Error {}

const NEWER =
  'The database was used by a newer Broetry: start that version, or restore a backup that this one made.';

/** Limits of a Postgres connection, in milliseconds: of a query, and of its answer. */
export type Opening = {
  patience?: number;
  answerWithin?: number;
};

/** Postgres when a URL is set, else the SQLite file in the data folder. The caller destroys it. */
export function openDatabase(place: DatabasePlace, options: Opening = {}): Kysely<Database> {
  const plugins = place.databaseUrl ? [WITHOUT_NUL] : [];
  return new Kysely({ dialect: openDialect(place, options), plugins });
}

function openDialect(place: DatabasePlace, options: Opening): Dialect {
  if (place.databaseUrl) return postgresDialect(place.databaseUrl, options);
  const file = join(place.dataDir, 'broetry.sqlite');
  try {
    return new NodeSqliteDialect(openSqlite(file));
  } catch (error) {
    throw new DatabaseError(sqliteTrouble(file, error), { cause: error });
  }
}

// A large table is changed for minutes, and of several processes that start together all but one wait for it.
const UPGRADE_TIME = 30 * MINUTE_MS;

/**
 * Opens the database, makes sure it answers and migrates it. `beforeUpgrade` runs before the schema of an
 * older version is changed; what it throws stops that. Throws DatabaseError otherwise.
 */
export async function openMigratedDatabase(
  place: DatabasePlace,
  beforeUpgrade: () => Promise<void>,
): Promise<Kysely<Database>> {
  const db = openDatabase(place);
  // On SQLite there is one connection, and it waits for nobody.
  const patient = place.databaseUrl ? openDatabase(place, { patience: UPGRADE_TIME }) : db;
  const opened = place.databaseUrl ? openConnections(db) : undefined;
  try {
    if (await explained(place, isBehind(patient))) await beforeUpgrade();
    await explained(
      place,
      migrate(patient).then(() => updateStatistics(patient)),
    );
    await opened;
    return db;
  } catch (error) {
    await opened;
    await db.destroy();
    throw error;
  } finally {
    if (patient !== db) await patient.destroy();
  }
}

/**
 * Opens all connections of the pool. A new one takes half a dozen turns of the event loop, and the first pages of a process
 * make each of them long: who came right after a start waited for a connection until its time had run out. That some
 * cannot be had stops nothing.
 */
async function openConnections(db: Kysely<Database>): Promise<void> {
  const asked = Array.from({ length: MOST_CONNECTIONS }, () => sql`select 1`.execute(db));
  await Promise.allSettled(asked);
}

async function explained<T>(place: DatabasePlace, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new DatabaseError(NEWER, { cause: error });
    const file = join(place.dataDir, 'broetry.sqlite');
    const trouble = place.databaseUrl ? postgresTrouble(error) : sqliteTrouble(file, error);
    throw new DatabaseError(trouble, { cause: error });
  }
}

function sqliteTrouble(file: string, error: unknown): string {
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

/** What is wrong with Postgres, in one sentence without the address. */
export function postgresTrouble(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const known = code === undefined || !/^E[A-Z]+$/.test(code);
  // Only a message of the server itself is shown: a connection error may repeat the address with its password.
  const reason = known && message ? ` (${message})` : '';
  return `The database does not answer: check DATABASE_URL and that Postgres is running${reason}.`;
}
