import { onTestFinished } from 'vitest';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { rowsOf, valuesOf } from '../contracts/releases.ts';
import { copyMigratedFile } from '../migrated-file.ts';
import { createDatabase } from '../postgres/create-database.ts';
import type { Ended, Env } from '../run-server.ts';
import { emptyFolder, runCommand } from './built-server.ts';

/** A row to recognize. */
export const GUEST = { id: 'a-guest', created_at: 1, posts_generated: 1, last_used: 1 };

/** The address of a database without tables. */
export async function emptyPostgres(): Promise<string> {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return url;
}

/** Opens Postgres or the SQLite database of a folder for this test. */
export function open(place: { url?: string; dataDir?: string }): Db {
  const db = openDatabase({ databaseUrl: place.url, dataDir: place.dataDir ?? '' });
  onTestFinished(() => db.destroy());
  return db;
}

/** A data folder with a migrated database, which `work` fills. */
export async function dataFolder(work?: (db: Db) => Promise<unknown>): Promise<string> {
  const dataDir = emptyFolder();
  await copyMigratedFile(dataDir);
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await work?.(db);
  await db.destroy();
  return dataDir;
}

export const addGuest = (db: Db): Promise<unknown> =>
  db.insertInto('guests').values(GUEST).execute();

/** The rows of all tables as lines; of a search index the ids: its other columns differ by database. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const lines = [...(await rowsOf(db))].map(([name, rows]) => {
    const columns = name.startsWith('searchable_') ? ['id'] : Object.keys(rows[0] ?? {}).toSorted();
    return [name, valuesOf(rows, columns)];
  });
  return Object.fromEntries(lines);
}

/** Runs `move-database` of the built program to its end. */
export function move(to: string, env: Env): Promise<Ended> {
  return runCommand(['move-database', '--to', to], env);
}
