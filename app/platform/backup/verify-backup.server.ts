import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDump } from '../db/postgres-dump.server.ts';
import { type DatabaseContent, inspectSqlite } from '../db/sqlite-copy.server.ts';
import { describeFile } from './backup-folder.server.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, COPY_NAMES, parseManifest } from './backup-manifest.ts';
import { newestName } from './newest-backup.server.ts';

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
  const copy = join(folder, copyName);
  if (manifest.database === 'postgres') {
    await checkDump(copy);
    return manifest;
  }
  const differences = contentDifferences(manifest, inspectSqlite(copy, 'integrity_check'));
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
  const newest = await newestName(backupDir).catch(() => null);
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
