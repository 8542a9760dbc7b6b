import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { copyMigratedFile } from '../migrated-file.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';

/** The database of the project in which the tests run: the tests in `*.contract.test.ts` run in both. */
export function onDatabase(): () => Db {
  return inject('postgresUrl') ? onPostgres() : onSqlite();
}

/** A migrated SQLite database for the tests of one file; gone after them. */
export function onSqlite(): () => Db {
  return during(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'broetry-database-'));
    const drop = () => Promise.resolve(rmSync(dataDir, { recursive: true }));
    await copyMigratedFile(dataDir);
    return { db: openDatabase({ databaseUrl: undefined, dataDir }), drop };
  });
}

/** The same on the run's Postgres. */
export function onPostgres(): () => Db {
  return during(async () => {
    const { url, drop } = await createMigratedDatabase();
    return { db: openDatabase({ databaseUrl: url, dataDir: '' }), drop };
  });
}

type Opened = { db: Db; drop: () => Promise<unknown> };

function during(open: () => Promise<Opened>): () => Db {
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
