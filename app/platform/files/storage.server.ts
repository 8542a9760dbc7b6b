import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** A stored file, to be read once. */
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number | null };

/**
 * Where pictures are kept. A `place` is what the store calls a file: a key of ours, or an address of its own.
 * What is stored under a key never changes: keys are made of the bytes.
 */
export type Storage = {
  /** Whether the store keeps files under our keys. Else the place is known only after `put`. */
  readonly usesKeys: boolean;
  /** Keeps the bytes, whole or not at all, and says where. The same again changes nothing. Throws StorageError. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The file, or null when there is none. Throws StorageError. */
  get(place: string): Promise<StoredFile | null>;
  /** Deletes the file; none is as good. Throws StorageError. */
  delete(place: string): Promise<void>;
  /** The address at which a browser finds it. */
  url(place: string): string;
};

/** The store did not do it. The message is for the log; `shown` is what the store itself says to people. */
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

/** The type of what is stored under a key, by the only names there are; null for anything else. */
export function typeOfKey(key: string): string | null {
  const extension = KEY.exec(key)?.[1];
  return extension === undefined ? null : (TYPES[extension] ?? null);
}

/** Where our own server shows a stored file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** What a file is called until it is whole; backups leave it out. */
const PARTIAL_PREFIX = '.';

/** Files below `folder`, in 256 folders by the first letters of their keys. */
export function diskStorage(folder: string): Storage {
  // Folders that this process knows to be on the disk under their names.
  const safe = new Set<string>();
  const pathOf = (key: string) => {
    // Keys are hashes: nothing else ever becomes a path.
    if (typeOfKey(key) === null) throw new StorageError('That is no key of ours');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    usesKeys: true,
    put: async (key, bytes) => {
      await writeWhole(pathOf(key), bytes, safe);
      return key;
    },
    get: (place) => read(pathOf(place)),
    delete: (place) => rm(pathOf(place), { force: true }),
    url: mediaUrl,
  };
}

// Half a file must never stand under its name, also when the power goes.
async function writeWhole(path: string, bytes: Uint8Array, safe: Set<string>): Promise<void> {
  const folder = dirname(path);
  const half = join(folder, PARTIAL_PREFIX + randomBytes(8).toString('hex'));
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined || !safe.has(folder)) await syncAbove(folder);
    safe.add(folder);
    const file = await open(half, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw new StorageError('A file could not be written', { cause: error });
  }
  await syncFolder(folder);
}

// A file is there after a power cut only when the folders it is in are: each is named in the one above.
async function syncAbove(folder: string): Promise<void> {
  await syncFolder(dirname(folder));
  await syncFolder(dirname(dirname(folder)));
}

/** Deletes what writers who were killed left half written before `before`, in epoch milliseconds. */
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
  // Not every system can do this to folders.
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
