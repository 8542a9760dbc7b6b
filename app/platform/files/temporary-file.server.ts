import { randomUUID } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const PREFIX = '.arriving-';

/** A file of one request. */
export type TemporaryFile = AsyncDisposable & {
  append: (bytes: Uint8Array) => Promise<void>;
  read: () => Promise<Buffer<ArrayBuffer>>;
};

/**
 * Opens an empty file in `folder` and removes its name: the system frees the space when the file is closed, also by the
 * end of the process.
 */
export async function openTemporaryFile(folder: string): Promise<TemporaryFile> {
  const path = join(folder, PREFIX + randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    append: (bytes) => file.appendFile(bytes),
    read: async () => {
      const stream = file.createReadStream({ start: 0, autoClose: false });
      return buffer(stream);
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

/** Removes the files of a process that ended before it had removed their names. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const left = entries.filter((entry) => entry.isFile() && entry.name.startsWith(PREFIX));
  await Promise.all(left.map(({ name }) => rm(join(folder, name), { force: true })));
}
