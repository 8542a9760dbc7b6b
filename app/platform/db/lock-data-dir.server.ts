import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DataDirLock = { release: () => void };

/**
 * Takes the data folder for this process, or returns null when another one has it. The lock is one of the
 * operating system on an empty database file, so it ends with the process, however that ends.
 */
export function lockDataDir(folder: string): DataDirLock | null {
  const lock = new DatabaseSync(join(folder, 'broetry.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return null;
  }
}
