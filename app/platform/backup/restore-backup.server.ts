import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataDir, UNFINISHED_RESTORE } from '../settings/data-dir.server.ts';
import { lockDataDir } from '../db/sqlite.server.ts';
import { ageOfSchema, UNRELEASED } from '../db/migrate.server.ts';
import {
  BackupError,
  type BackupManifest,
  COPY_NAMES,
  copyNew,
  describeFile,
  sync,
  syncAll,
} from './backup-files.server.ts';
import { timeName } from './stored-backups.server.ts';
import { type BackupLocation, verifyBackup } from './backup.server.ts';

const STAGED = '.restoring-';

export type Restored = {
  manifest: BackupManifest;
  /** The folder of the previous data, or null when there was none. */
  aside: string | null;
};

/**
 * Restores the SQLite backup in `folder` and moves the previous data aside. `now` in epoch milliseconds. Throws BackupError
 * or DatabaseError, without changes, while a server runs and for a damaged, Postgres or newer backup.
 */
export async function restoreBackup(
  folder: string,
  place: BackupLocation,
  now: number,
): Promise<Restored> {
  const manifest = await verifyBackup(folder);
  checkCompatible(manifest, place);
  prepareDataDir(place.dataDir);
  const lock = lockDataDir(place.dataDir);
  try {
    if (!lock) throw new BackupError('A Broetry is running on this data: stop it first.');
    return await replaceData({ folder, manifest, dataDir: place.dataDir, now });
  } finally {
    lock?.release();
  }
}

function checkCompatible(
  { database, schema, version }: BackupManifest,
  { databaseUrl }: BackupLocation,
): void {
  if (database === 'postgres') {
    throw new BackupError(
      'This backup holds a Postgres database: restore it with pg_restore, as docs/operations.md shows.',
    );
  }
  if (databaseUrl) {
    throw new BackupError(
      'This backup holds a SQLite database: leave out DATABASE_URL to restore it.',
    );
  }
  const age = ageOfSchema(schema);
  if (age === 'unreleased') throw new BackupError(UNRELEASED);
  if (age === 'newer') {
    throw new BackupError(
      `This backup was made by a newer Broetry (${version}): restore it with that version.`,
    );
  }
}

type Plan = { folder: string; manifest: BackupManifest; dataDir: string; now: number };

async function replaceData(plan: Plan): Promise<Restored> {
  const { dataDir, manifest, now } = plan;
  const staged = join(dataDir, STAGED + timeName(now));
  const aside = join(dataDir, `before-restore-${timeName(now)}`);
  const mark = join(dataDir, UNFINISHED_RESTORE);
  try {
    await stage(plan, staged);
    await mkdir(aside, { mode: 0o700 });
    // If this process ends from here on, no server starts on incomplete data.
    await writeFile(mark, `${aside}\n`);
    await sync(dataDir);
    await swap(dataDir, staged, aside);
    await rm(mark);
    await sync(dataDir);
    const before = await readdir(aside);
    return { manifest, aside: before.length > 0 ? aside : null };
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new BackupError(`The backup could not be restored: ${error.message}.`, { cause: error });
  } finally {
    await rm(staged, { recursive: true, force: true });
    // Fails unless it is empty.
    await rmdir(aside).catch(() => undefined);
  }
}

// Copies the backup to the disk of the data and compares the hashes: `swap` only renames.
async function stage({ folder, manifest, dataDir }: Plan, staged: string): Promise<void> {
  // From killed restores: this process holds the lock.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(STAGED)) await rm(join(dataDir, name), { recursive: true });
  }
  await mkdir(staged, { mode: 0o700 });
  await mkdir(join(staged, 'files'));
  for (const { path } of manifest.files) await copyNew(join(folder, path), join(staged, path));
  for (const { path, sha256 } of manifest.files) {
    const found = await describeFile(staged, path);
    if (found?.sha256 !== sha256) {
      throw new BackupError(`${path} of the backup could not be copied to DATA_DIR as it is.`);
    }
  }
  await syncAll(staged);
}

// SQLite would apply the WAL file of another database.
const REPLACED = ['broetry.sqlite', 'broetry.sqlite-wal', 'broetry.sqlite-shm', 'files'];

// After an error the mark stays: a second restore completes it.
async function swap(dataDir: string, staged: string, aside: string): Promise<void> {
  for (const name of REPLACED.filter((each) => existsSync(join(dataDir, each)))) {
    await rename(join(dataDir, name), join(aside, name));
  }
  await rename(join(staged, 'files'), join(dataDir, 'files'));
  await rename(join(staged, COPY_NAMES.sqlite), join(dataDir, 'broetry.sqlite'));
  await sync(dataDir);
}
