import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { migrateTo } from '../migrate-to.ts';
import { tablesOf } from '../tables-of.ts';

export type ReleasedRow = Record<string, unknown>;

/** The last migration of a version, and rows of all its tables in an order in which they may be inserted (scripts/released-rows.ts). */
type Release = { schema: string; rows: Record<string, ReleasedRow[]> };

/** The files of all releases. */
export const RELEASES: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('rows-of-'))
  .toSorted();

/** Makes the database of a release, with rows in every table: migrations are never changed. */
export async function fillReleased(db: Db, file: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { schema, rows } = JSON.parse(text) as Release;
  await migrateTo(db, Object.keys(MIGRATIONS).indexOf(schema) + 1);
  for (const [name, all] of Object.entries(rows))
    await (db as Kysely<Record<string, ReleasedRow>>).insertInto(name).values(all).execute();
}

/** All rows of all tables, without the tables of migrations. */
export async function rowsOf(db: Db): Promise<Map<string, ReleasedRow[]>> {
  const tables = new Map<string, ReleasedRow[]>();
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('kysely_')) continue;
    tables.set(name, (await sql<ReleasedRow>`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  return tables;
}

/** The values of some columns as sorted lines. */
export const valuesOf = (rows: readonly ReleasedRow[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
