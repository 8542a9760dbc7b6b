import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, link, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';

// Against path traversal by a manifest.
const PATH = /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\:\0]+(\/[^/\\:\0]+)*$/;

const file = z.strictObject({
  path: z.string().regex(PATH),
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.strictObject({
  product: z.literal('Broetry'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration; null for Postgres, whose `counts` are empty. */
  schema: z.string().nullable(),
  counts: z.record(z.string(), z.int().nonnegative()),
  files: z.array(file),
});

/** The file name of the database in a backup. */
export const COPY_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

/** The content of `manifest.json`. */
export type BackupManifest = z.output<typeof manifest>;
type BackedUpFile = z.output<typeof file>;

/** Formats `manifest.json`. */
export function manifestText(content: BackupManifest): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Parses `manifest.json`. Null when it is invalid. */
export function parseManifest(text: string): BackupManifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Summarizes a manifest in one line. */
export function describeManifest({
  database,
  version,
  schema,
  counts,
  files,
}: BackupManifest): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [
    database === 'sqlite' ? 'SQLite' : 'Postgres',
    `Broetry ${version}`,
    ...(database === 'sqlite'
      ? [`schema ${schema ?? 'none'}`, `${rows} rows in ${Object.keys(counts).length} tables`]
      : []),
    `stored files: ${files.length - 1}`,
    `${Math.ceil(bytes / 1024)} kB`,
  ].join(', ');
}

/** The sorted paths of all files below `folder`, with `/`; empty when it is missing. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  // Without incomplete files (dot prefix) and links.
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

/** The size and SHA-256 of a file, or null when it does not exist. */
export async function describeFile(folder: string, path: string): Promise<BackedUpFile | null> {
  const full = join(folder, path);
  const found = await lstat(full).catch(absent);
  if (!found?.isFile()) return null;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(full)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { path, size, sha256: hash.digest('hex') };
}

/** Hard-links a stored file, which never changes, or copies it. False when it does not exist. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
  }
  return copyNew(from, to);
}

/** Copies a file to a new path. False when it does not exist. */
export async function copyNew(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/** Syncs all files below `folder` to the disk, then their folders. */
export async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const entry of entries) {
    if (entry.isFile()) await sync(join(entry.parentPath, entry.name));
  }
  for (const { parentPath, name } of folders.reverse()) await sync(join(parentPath, name));
  await sync(folder);
}

/** Syncs a file or folder to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  try {
    await handle?.sync();
  } catch (error) {
    // Windows cannot sync folders and read-only files.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle?.close();
  }
}

function absent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** A backup or restore failed. The message is one sentence with the fix. */
export class BackupError extends Error {}
