import { join } from 'node:path';
import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.server.ts';
import { NodeSqliteDialect, openSqlite } from './sqlite.server.ts';
import type { Database } from './tables.ts';

export type DatabasePlace = { databaseUrl: string | undefined; dataDir: string };

/** Postgres when a URL is set, else the SQLite file in the data folder. The caller destroys it. */
export function openDatabase(place: DatabasePlace): Kysely<Database> {
  const dialect = place.databaseUrl
    ? postgresDialect(place.databaseUrl)
    : new NodeSqliteDialect(openSqlite(join(place.dataDir, 'broetry.sqlite')));
  return new Kysely<Database>({ dialect });
}
