import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import packageFile from '../../../package.json' with { type: 'json' };
import { checkDump, dumpPostgres, hasClientPrograms } from '../db/postgres-dump.server.ts';
import { copySqlite, inspectSqlite } from '../db/sqlite-copy.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { DAY_MS } from '../time/time-units.ts';
import {
  BackupError,
  type BackupManifest,
  COPY_NAMES,
  describeFile,
  linkOrCopy,
  listFiles,
  manifestText,
  parseManifest,
  sync,
  syncAll,
} from './backup-files.server.ts';
import {
  backupName,
  type BackupOrigin,
  expiredBackups,
  newestBackupName,
} from './stored-backups.server.ts';

const UNFINISHED = '.unfinished-';

export type BackupLocation = Pick<Settings, 'dataDir' | 'databaseUrl' | 'backupDir'>;
type Backup = { folder: string; manifest: BackupManifest };

/**
 * Copies the database and files to a new folder of `backupDir`, also while a server runs, and verifies it. Renames the
 * folder last, so that incomplete ones are no backups. `now` in epoch milliseconds. Throws BackupError or DatabaseError,
 * and then deletes the folder.
 */
export async function makeBackup(
  place: BackupLocation,
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

async function fill(folder: string, place: BackupLocation, now: number): Promise<void> {
  const database = place.databaseUrl ? 'postgres' : 'sqlite';
  const copyName = COPY_NAMES[database];
  // The database first: files are stored before their rows.
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
  const hash = createHash('sha256').update(text).digest('hex');
  // The format of sha256sum --check.
  await writeFile(join(folder, 'manifest.sha256'), `${hash}  manifest.json\n`);
}

async function copyDatabase({ databaseUrl, dataDir }: BackupLocation, to: string) {
  if (!databaseUrl) return copySqlite(join(dataDir, 'broetry.sqlite'), to);
  await dumpPostgres(databaseUrl, to);
  // The content of a dump is unknown; pg_restore and its hash verify it.
  return { schema: null, counts: {} };
}

/**
 * Deletes expired scheduled and upgrade backups (7 daily and 4 weekly ones of each stay) and incomplete folders older
 * than a day. Keeps manual backups. Returns the deleted names.
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

/**
 * Verifies a backup without writing: all hashes, the check of the database, and for SQLite foreign keys.
 * Returns its manifest. Throws BackupError or DatabaseError for the first error.
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const file of manifest.files) await expectUnchanged(folder, file);
  const copyName = COPY_NAMES[manifest.database];
  if (!manifest.files.some(({ path }) => path === copyName)) {
    throw new BackupError(`${folder} is damaged: its manifest names no database.`);
  }
  const copy = join(folder, copyName);
  if (manifest.database === 'postgres') {
    await checkDump(copy);
  } else {
    inspectSqlite(copy, 'integrity_check');
  }
  return manifest;
}

/** The path of the newest backup. Throws BackupError when there is none. */
export async function newestBackup(backupDir: string): Promise<string> {
  const newest = await newestBackupName(backupDir).catch(() => null);
  if (newest) return join(backupDir, newest);
  throw new BackupError(`There is no backup in ${backupDir} yet: make one with npm run backup.`);
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const [text, seal] = await Promise.all([
    readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null),
    readFile(join(folder, 'manifest.sha256'), 'utf8').catch(() => ''),
  ]);
  if (text === null) throw new BackupError(`${folder} is not a backup: it has no manifest.json.`);
  const hash = createHash('sha256').update(text).digest('hex');
  if (seal !== `${hash}  manifest.json\n`) {
    throw new BackupError(`${folder} is damaged: manifest.json is not what manifest.sha256 says.`);
  }
  const manifest = parseManifest(text);
  if (manifest) return manifest;
  throw new BackupError(
    `${folder} was made by another version: its manifest.json is not understood.`,
  );
}

async function expectUnchanged(
  folder: string,
  { path, size, sha256 }: BackupManifest['files'][number],
): Promise<void> {
  const found = await describeFile(folder, path);
  if (!found) throw new BackupError(`${folder} is damaged: ${path} is missing.`);
  if (found.size === size && found.sha256 === sha256) return;
  throw new BackupError(`${folder} is damaged: ${path} is not what was backed up.`);
}

type UpgradeParts = { settings: Settings; log: Logger; now: number };

/**
 * Makes a backup before an upgrade. Without the Postgres client programs it logs a warning. Throws BackupError, which
 * stops the upgrade.
 */
export async function backUpBeforeUpgrade({ settings, log, now }: UpgradeParts): Promise<void> {
  if (settings.databaseUrl && !(await hasClientPrograms())) {
    log.warn('no backup was made before the upgrade: the Postgres client programs are missing');
    return;
  }
  try {
    const { folder } = await makeBackup(settings, { now, origin: 'before-upgrade' });
    await deleteExpiredBackups(settings.backupDir, now);
    log.info({ folder }, 'backed up before the upgrade');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`No backup could be made before the upgrade: ${reason}`, {
      cause: error,
    });
  }
}
