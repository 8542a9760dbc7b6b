import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder cannot be used. The message is one sentence that says what to do. */
export class DataDirError extends Error {}

/** Makes the folder when it is missing. Throws DataDirError when it cannot be made or written. */
export function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new DataDirError(
      `DATA_DIR ${folder} cannot be written: give this user the right to it, or choose another folder.`,
    );
  }
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
  return readFileSync(file, 'utf8').trim();
}
