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
