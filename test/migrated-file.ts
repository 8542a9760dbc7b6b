import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';

const NAME = 'broetry.sqlite';

let made: Promise<Buffer> | undefined;

/**
 * Puts a migrated SQLite database without rows into an empty data folder: a copy of one that the migrations of this
 * version have made, once for each worker. A start from such a folder finds nothing to migrate.
 */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  writeFileSync(join(dataDir, NAME), await (made ??= makeFile()));
}

// Kept in memory: a worker ends without a moment to tidy up.
async function makeFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-migrated-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  // The last one who closes it puts all into the one file.
  await db.destroy();
  const file = readFileSync(join(dataDir, NAME));
  rmSync(dataDir, { recursive: true });
  return file;
}
