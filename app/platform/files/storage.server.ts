import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** A stored file, to be read once. */
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number | null };

/**
 * The storage of pictures. A `place` names a stored file: a key of ours, or a URL of the storage. Keys are hashes of the
 * bytes, so files never change.
 */
export type Storage = {
  /** Whether places are our keys. Otherwise `put` decides the place. */
  readonly usesKeys: boolean;
  /** Stores the bytes atomically and returns their place. Idempotent. Throws StorageError. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The file, or null when it does not exist. Throws StorageError. */
  get(place: string): Promise<StoredFile | null>;
  /** Deletes the file, if it exists. Throws StorageError. */
  delete(place: string): Promise<void>;
  /** The URL for browsers. */
  url(place: string): string;
};

/** The storage failed. The message is for the log, `shown` is the message of the storage for people. */
export class StorageError extends Error {
  readonly shown: string | null;
  constructor(message: string, options: { cause?: unknown; shown?: string } = {}) {
    super(message, { cause: options.cause });
    this.shown = options.shown ?? null;
  }
}

const KEY = /^[0-9a-f]{64}(?:-\d{2,4})?\.(jpg|png|gif|webp|avif)$/;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The content type of a key by its extension, or null when it is no key. */
export function typeOfKey(key: string): string | null {
  const extension = KEY.exec(key)?.[1];
  return extension === undefined ? null : (TYPES[extension] ?? null);
}

/** The path of a stored file on this server. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** Prefix of an incomplete file, which backups exclude. */
const PARTIAL_PREFIX = '.';

/** The path of a stored file in `folder`, with 256 subfolders by the first two characters of the key. Throws StorageError. */
export function pathOfKey(folder: string, key: string): string {
  // Against path traversal.
  if (typeOfKey(key) === null) throw new StorageError('That is no key of ours');
  return join(folder, key.slice(0, 2), key);
}

/** Storage in `folder`. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => pathOfKey(folder, key);
  return {
    usesKeys: true,
    put: async (key, bytes) => {
      await writeWhole(pathOf(key), bytes);
      return key;
    },
    get: (place) => read(pathOf(place)),
    delete: (place) => rm(pathOf(place), { force: true }),
    url: mediaUrl,
  };
}

// Atomic also when the power fails: a file survives it only with the directory entries of its folders.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const partial = join(folder, PARTIAL_PREFIX + randomBytes(8).toString('hex'));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(partial, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw new StorageError('A file could not be written', { cause: error });
  }
  const files = dirname(folder);
  for (const each of [folder, files, dirname(files)]) await syncFolder(each);
}

/** Deletes incomplete files that are older than `before`, in epoch milliseconds. */
export async function deletePartialFiles(folder: string, before: number): Promise<void> {
  for (const group of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, group)).catch(() => [])) {
      const path = join(folder, group, name);
      const found = name.startsWith(PARTIAL_PREFIX) ? await stat(path).catch(() => null) : null;
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  // Not every system can sync folders.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function read(path: string): Promise<StoredFile | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StorageError('A file could not be read', { cause: error });
  });
  if (!file) return null;
  const { size } = await file.stat();
  const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
  return { body, size };
}
