import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { dumpPostgres } from '../db/postgres-dump.server.ts';
import { copySqlite } from '../db/sqlite-copy.server.ts';
import { DAY_MS } from '../time/durations.ts';
import type { Settings } from '../settings/settings.server.ts';
import { describeFile, linkOrCopy, listFiles, sync, syncAll } from './backup-folder.server.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, COPY_NAMES, manifestText } from './backup-manifest.ts';
import { backupName, type BackupOrigin } from './backup-name.ts';
import { expiredBackups } from './expired-backups.ts';
import { verifyBackup } from './verify-backup.server.ts';

const UNFINISHED = '.unfinished-';

export type BackupPlace = Pick<Settings, 'dataDir' | 'databaseUrl' | 'backupDir'>;
export type Backup = { folder: string; manifest: BackupManifest };

/**
 * Copies database and files into a new folder of `backupDir`, while a server may be writing, and checks the
 * copy. It gets its name last: what looks like a backup is one. `now` in epoch milliseconds.
 * Throws BackupError or DatabaseError, and then leaves nothing behind.
 */
export async function makeBackup(
  place: BackupPlace,
  { now, origin }: { now: number; origin: BackupOrigin },
): Promise<Backup> {
  const name = backupName(now, origin);
  const unfinished = join(place.backupDir, UNFINISHED + name);
  await mkdir(unfinished, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new BackupError(cannotWrite(place.backupDir, error), { cause: error });
  });
  try {
    await fill(unfinished, place, now);
    await syncAll(unfinished);
    const manifest = await verifyBackup(unfinished);
    const folder = join(place.backupDir, name);
    await rename(unfinished, folder);
    await sync(place.backupDir);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new BackupError(cannotWrite(place.backupDir, error), { cause: error });
  }
}

async function fill(folder: string, place: BackupPlace, now: number): Promise<void> {
  const database = place.databaseUrl ? 'postgres' : 'sqlite';
  const copyName = COPY_NAMES[database];
  // Rows before files: a file is stored before its row is written.
  const { schema, counts } = await copyDatabase(place, join(folder, copyName));
  const files = [await describeFile(folder, copyName)];
  for (const path of await listFiles(join(place.dataDir, 'files'))) {
    const within = `files/${path}`;
    if (await linkOrCopy(join(place.dataDir, within), join(folder, within))) {
      files.push(await describeFile(folder, within));
    }
  }
  const text = manifestText({
    product: 'Broetry',
    version: packageFile.version,
    createdAt: new Date(now).toISOString(),
    database,
    schema,
    counts,
    files: files.filter((file) => file !== null),
  });
  await writeFile(join(folder, 'manifest.json'), text);
  const seal = createHash('sha256').update(text).digest('hex');
  // In the form that sha256sum --check reads.
  await writeFile(join(folder, 'manifest.sha256'), `${seal}  manifest.json\n`);
}

async function copyDatabase({ databaseUrl, dataDir }: BackupPlace, to: string) {
  if (!databaseUrl) return copySqlite(join(dataDir, 'broetry.sqlite'), to);
  await dumpPostgres(databaseUrl, to);
  // What a dump holds is known to Postgres alone; it is checked by pg_restore and its hash.
  return { schema: null, counts: {} };
}

/**
 * Deletes backups of the clock and of upgrades that have served (of each, 7 days and 4 weeks are kept), and what dead processes left
 * half made a day ago. Backups made by hand stay. Returns the names of those that went.
 */
export async function deleteExpiredBackups(backupDir: string, now: number): Promise<string[]> {
  const names = await readdir(backupDir);
  const expired = expiredBackups(names);
  for (const name of names.filter((name) => name.startsWith(UNFINISHED))) {
    const { mtimeMs } = await stat(join(backupDir, name));
    if (mtimeMs < now - DAY_MS) expired.push(name);
  }
  for (const name of expired) await rm(join(backupDir, name), { recursive: true, force: true });
  return expired;
}

function cannotWrite(folder: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `The backup needs more room than there is in ${folder}.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `BACKUP_DIR ${folder} cannot be written: give this user the right to it, or choose another folder.`;
  }
  return `The backup could not be written to ${folder}: ${message}.`;
}
