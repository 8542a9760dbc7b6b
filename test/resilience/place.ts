import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { emptyFolder, type Env } from '../commands/built-server.ts';
import { createDatabase } from '../postgres/create-database.ts';

/** Where a server keeps its data: in SQLite in `dataDir` without `databaseUrl`. */
export type Place = { dataDir: string; databaseUrl?: string };

/** An empty place on the database of the project in which the test runs; gone after the test. */
export async function emptyPlace(): Promise<Place> {
  const dataDir = join(emptyFolder(), 'data with a space');
  if (!inject('postgresUrl')) return { dataDir };
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { dataDir, databaseUrl: url };
}

/** The settings of a server at that place. */
export function settingsOf({ dataDir, databaseUrl }: Place): Env {
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' };
  return databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl };
}

/** Runs `work` with an open database, which is made where there is none. */
export async function inDatabase<T>(
  { databaseUrl, dataDir }: Place,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const db = openDatabase({ databaseUrl, dataDir }, { statementTimeout: 120_000 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
