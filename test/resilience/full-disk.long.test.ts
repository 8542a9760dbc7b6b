import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder, startServer } from '../commands/built-server.ts';
import { checkAll } from './check-writes.ts';
import { sendAgain, startLoad } from './load.ts';
import { settingsOf } from './place.ts';
import { askServer, settle } from './writes.ts';

/** Free space on the disk of 32 MB, in bytes. */
const LEVELS = [0, 8, 24, 64, 192, 512].map((kilobytes) => kilobytes * 1024);
/** Number of refused writes to send again after each level. */
const AGAIN = 20;

it(
  'loses nothing on a full disk, reads on, and takes refused writes when there is room',
  { meta: { needs: 'mount' }, timeout: 300_000 },
  async ({ skip }) => {
    const disk = emptyFolder();
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
    if (mount.status !== 0) skip('a small disk may not be mounted');
    onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
    const place = { dataDir: join(disk, 'data') };
    const world = await settle(place, 48);
    // Pictures need more space than this disk has.
    world.kinds = world.kinds.filter((kind) => kind !== 'picture');
    const server = await startServer(settingsOf(place));
    for (const level of LEVELS) {
      const ballast = join(disk, 'ballast');
      fill(disk, ballast, level);
      const load = startLoad(server, world);
      const statusOf = async (path: string) =>
        (await askServer(server.origin, path, { cookie: world.people[0]?.cookie })).status;
      await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(503);
      await load.stop();
      for (const path of ['/home', '/community', '/livez'])
        expect([path, await statusOf(path)]).toEqual([path, 200]);
      expect(world.open.length).toBeGreaterThan(0);
      rmSync(ballast);
      world.open.splice(AGAIN);
      await expect
        .poll(() => sendAgain(server, world).then(() => world.open.length), { timeout: 30_000 })
        .toBe(0);
      expect([...(await checkAll(place, world.known, true)), ...world.faults]).toEqual([]);
    }
  },
);

/** Fills the disk up to `level` free bytes. */
function fill(disk: string, ballast: string, level: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const file = openSync(ballast, 'w');
  try {
    for (let left = bavail * bsize - level; left > 0; left -= 65_536)
      writeSync(file, Buffer.alloc(Math.min(left, 65_536)));
  } catch (error) {
    // The server wrote in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
