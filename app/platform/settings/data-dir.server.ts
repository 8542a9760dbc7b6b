import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The data folder cannot be used. The message is one sentence that says what to do. */
export class DataDirError extends Error {}

/** Makes the folder when it is missing. Throws DataDirError when it cannot be made or written. */
export function prepareDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new DataDirError(
      `DATA_DIR ${folder} cannot be written: give this user the right to it, or choose another folder.`,
    );
  }
}

/** The file that stands in the data folder while a restore is under way. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** Throws DataDirError when a restore has broken off half way: half of the data would look like all of it. */
export function refuseUnfinishedRestore(folder: string): void {
  const mark = join(folder, UNFINISHED_RESTORE);
  if (!existsSync(mark)) return;
  const aside = readFileSync(mark, 'utf8').trim();
  throw new DataDirError(
    `DATA_DIR ${folder} holds half of a restore: restore again (the data from before is in ${aside}).`,
  );
}

/** The secret kept in the data folder, made at the first start so that cookies outlive a restart. */
export function readOrMakeSecret(folder: string): string {
  const file = join(folder, 'session-secret');
  try {
    // Written only where there is none: of two processes that start together, one wins and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new DataDirError(
    `The file ${file} is damaged: delete it and start again (everybody gets new cookies).`,
  );
}

const MIN_SECRET_LENGTH = 32;

// Not mkdir's own recursion: below /proc that one never ends.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** How much room this user still has on the disk of `folder`, in bytes. Infinity where the disk does not tell. */
export async function freeSpaceIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}
