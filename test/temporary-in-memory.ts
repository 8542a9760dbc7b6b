import { accessSync, constants, statfsSync } from 'node:fs';

/** In-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** Minimum free space: containers often have 64 MB only. Bytes. */
const LEAST_ROOM = 2 * 1024 ** 3;

/**
 * Sets TMPDIR to memory for this process and its children if there is space: SQLite flushes the disk cache on every
 * commit, which slows down tests. An existing TMPDIR is not changed.
 */
export function keepTemporaryInMemory(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return;
  process.env['TMPDIR'] = IN_MEMORY;
}

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return false;
  }
}
