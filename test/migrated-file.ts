import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';

const NAME = 'broetry.sqlite';

let made: Promise<Buffer> | undefined;

/**
 * Puts a migrated, empty SQLite database into an empty data folder: a copy, made once per worker. A server started
 * there has no migrations to run.
 */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  writeFileSync(join(dataDir, NAME), await (made ??= makeFile()));
}

// In memory, because a worker ends without a cleanup hook.
async function makeFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-migrated-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  // Closing the last connection merges the WAL into the database file.
  await db.destroy();
  const file = readFileSync(join(dataDir, NAME));
  rmSync(dataDir, { recursive: true });
  return file;
}
