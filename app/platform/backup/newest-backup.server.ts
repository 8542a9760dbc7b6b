import { readdir } from 'node:fs/promises';
import { backupNames } from './backup-name.ts';

/** The name of the newest backup in a folder; null when it has none. Throws when it cannot be read. */
export async function newestName(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return backupNames(names).at(-1) ?? null;
}
