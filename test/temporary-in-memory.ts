import { accessSync, constants, statfsSync } from 'node:fs';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Less room than this is left to others: containers often have 64 MB. Bytes. */
const LEAST_ROOM = 2 * 1024 ** 3;

/**
 * Puts the temporary folders of this process and its children into memory where there is room, so that tests do not
 * wait for a disk whose cache every commit of SQLite empties. A TMPDIR that somebody has set stays.
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
