import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import packageFile from '../../../package.json' with { type: 'json' };
import { checkDump, dumpPostgres, hasClientPrograms } from '../db/postgres-dump.server.ts';
import { copySqlite, type DatabaseContent, inspectSqlite } from '../db/sqlite-copy.server.ts';
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
 * Copies database and files into a new folder of `backupDir`, while a server may be writing, and checks the
 * copyNew. It gets its name last: what looks like a backup is one. `now` in epoch milliseconds.
 * Throws BackupError or DatabaseError, and then leaves nothing behind.
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

async function copyDatabase({ databaseUrl, dataDir }: BackupLocation, to: string) {
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

/**
 * Reads every byte of the backup in `folder` and changes none: hashes, the database's own check and, of SQLite, links
 * between rows and the number of rows in each table. Returns its manifest.
 * Throws BackupError or DatabaseError with the first fault.
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const file of manifest.files) await expectUnchanged(folder, file);
  const copyName = COPY_NAMES[manifest.database];
  if (!manifest.files.some(({ path }) => path === copyName)) {
    throw new BackupError(`${folder} is damaged: its manifest names no database.`);
  }
  const copyNew = join(folder, copyName);
  if (manifest.database === 'postgres') {
    await checkDump(copyNew);
    return manifest;
  }
  const differences = contentDifferences(manifest, inspectSqlite(copyNew, 'integrity_check'));
  if (differences.length === 0) return manifest;
  throw new BackupError(
    `${folder} is damaged: its database does not hold what the manifest says (${differences.join(', ')}).`,
  );
}

/** The names of what `first` and `second` do not agree on; empty when they hold the same. */
export function contentDifferences(first: DatabaseContent, second: DatabaseContent): string[] {
  const tables = new Set([...Object.keys(first.counts), ...Object.keys(second.counts)]);
  const differing = [...tables].filter((name) => first.counts[name] !== second.counts[name]);
  return first.schema === second.schema ? differing : ['schema', ...differing];
}

/** The newest backup in `backupDir`. Throws BackupError when there is none. */
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
 * Makes the backup that leads back to the version before, while nobody writes yet. On Postgres it takes the
 * client programs; without them one line of the log says that there is none. Throws BackupError when it
 * cannot be made: then nothing may be changed either.
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
