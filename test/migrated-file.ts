import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';
import { saveSetting } from '../app/domain/instance/instance-store.server.ts';
import type { InstanceSettings } from '../app/domain/instance/instance.server.ts';

const NAME = 'broetry.sqlite';

type Stored = Partial<InstanceSettings>;

// In memory, because a worker ends without a cleanup hook.
const made = new Map<string, Promise<Buffer>>();

/**
 * Puts a migrated SQLite database into an empty data folder, with nothing in it but the settings `stored`: a copy, made
 * once per worker. A server started there has no migrations to run.
 */
export async function copyMigratedFile(dataDir: string, stored: Stored = {}): Promise<void> {
  const key = JSON.stringify(stored);
  const file = made.get(key) ?? makeFile(stored);
  made.set(key, file);
  writeFileSync(join(dataDir, NAME), await file);
}

async function makeFile(stored: Stored): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-migrated-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  for (const [name, value] of Object.entries(stored)) {
    await saveSetting(db, { name, value, changed_at: 0 });
  }
  // Closing the last connection merges the WAL into the database file.
  await db.destroy();
  const file = readFileSync(join(dataDir, NAME));
  rmSync(dataDir, { recursive: true });
  return file;
}
