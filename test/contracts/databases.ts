import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { copyMigratedFile } from '../migrated-file.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';

/** A migrated SQLite database for the tests of one file; gone after them. */
export function onSqlite(): () => Kysely<Database> {
  return during(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'broetry-database-'));
    const drop = () => Promise.resolve(rmSync(dataDir, { recursive: true }));
    await copyMigratedFile(dataDir);
    return { db: openDatabase({ databaseUrl: undefined, dataDir }), drop };
  });
}

/** The same on the run's Postgres. */
export function onPostgres(): () => Kysely<Database> {
  return during(async () => {
    const { url, drop } = await createMigratedDatabase();
    return { db: openDatabase({ databaseUrl: url, dataDir: '' }), drop };
  });
}

type Opened = { db: Kysely<Database>; drop: () => Promise<unknown> };

function during(open: () => Promise<Opened>): () => Kysely<Database> {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened.db.destroy();
    await opened.drop();
  });
  return () => opened.db;
}
