import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The data folder cannot be used. The message is one sentence with the fix. */
export class DataDirError extends Error {}

/** Creates the folder if necessary. Throws DataDirError when it is not writable. */
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

/** The marker file of a restore in progress. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** Throws DataDirError after an interrupted restore: the data is incomplete. */
export function checkUnfinishedRestore(folder: string): void {
  const mark = join(folder, UNFINISHED_RESTORE);
  if (!existsSync(mark)) return;
  const aside = readFileSync(mark, 'utf8').trim();
  throw new DataDirError(
    `DATA_DIR ${folder} holds half of a restore: restore again (the data from before is in ${aside}).`,
  );
}

/** The file of the secret, unless SESSION_SECRET gives it. */
export const SECRET_FILE = 'session-secret';

/** Reads the secret of the data folder. Creates it at the first start. */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, SECRET_FILE);
  try {
    // Exclusive: of two concurrent starts one creates it and both read it.
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

const LAST_ORIGIN = 'last-origin';

/**
 * Notes the origin of the server that has started, for commands that do not have its environment; '' while none is known.
 * Without room on the disk an earlier one stays.
 */
export function noteOrigin(folder: string, origin: string): void {
  try {
    writeFileSync(join(folder, LAST_ORIGIN), origin, { mode: 0o600 });
  } catch {
    // A server starts on a full disk, too.
  }
}

/** The origin of the server that started last with this folder, or null. */
export function findLastOrigin(folder: string): string | null {
  const file = join(folder, LAST_ORIGIN);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

// Not `recursive`: below /proc it never ends.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** With less free space the log, /admin/system and a metric warn. Writing may still work. Bytes. */
export const LOW_SPACE_BYTES = 100 * 1024 * 1024;

/** Free space on the disk of `folder`, in bytes. Infinity when it is unknown. */
export async function freeSpaceIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}
