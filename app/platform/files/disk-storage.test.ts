import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { deletePartialFiles, diskStorage } from './storage.server.ts';

/** What is synced from now on, below `root`. */
async function watchSyncs(root: string): Promise<string[]> {
  const handle = await open(root, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: string[] = [];
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(relative(root, readlinkSync(`/proc/self/fd/${this.fd}`)));
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return synced;
}

// Only Linux says which file a handle is.
it.runIf(process.platform === 'linux')(
  'syncs a new file and all its new folders before its row is written',
  { meta: { needs: 'Linux' } },
  async () => {
    const root = emptyFolder();
    const storage = diskStorage(join(root, 'files'));
    const synced = await watchSyncs(root);
    const hash = createHash('sha256').update('toast').digest('hex');
    const group = `files/${hash.slice(0, 2)}`;
    await storage.put(`${hash}.png`, Buffer.from('toast'), 'image/png');
    expect(synced).toEqual([expect.stringMatching(`^${group}/\\.`), group, 'files', '']);
  },
);

it('deletes old incomplete files of a killed process', async () => {
  const files = emptyFolder();
  mkdirSync(join(files, 'ab'));
  const [old, young, whole] = ['.old', '.young', 'whole'].map((name) => join(files, 'ab', name));
  for (const path of [old!, young!, whole!]) writeFileSync(path, 'x');
  for (const path of [old!, whole!]) utimesSync(path, 1, 1);
  await deletePartialFiles(files, Date.now() - 60_000);
  expect([old!, young!, whole!].map((path) => existsSync(path))).toEqual([false, true, true]);
  await deletePartialFiles(join(files, 'nowhere'), Date.now());
});
