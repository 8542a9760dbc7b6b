import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runServer } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import { type Drill, inFolder, LeftOut, timesInWords, trialsOf } from './drill.ts';
import { sendAgain, startLoad } from './load.ts';
import { ask, settle, type World } from './writes.ts';

/** Free space on the disk of 32 MB, in bytes. */
const LEVELS = [0, 8, 24, 64, 192, 512].map((kilobytes) => kilobytes * 1024);
/** Enough members to avoid hourly rate limits. */
const PEOPLE = 48;
const LOAD_TIME = 1500;
const BACK_WITHIN = 30_000;
/** Number of refused writes to retry after each level. */
const AGAIN = 20;

/** Fills the disk of a server under writes and frees it again. */
export const fullDisk: Drill = {
  name: 'full-disk',
  title: 'a full disk under writes, SQLite',
  trials: LEVELS.length,
  run: (run) =>
    inFolder(async (folder) => {
      const disk = join(folder, 'disk');
      mkdirSync(disk);
      const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
      if (mount.status !== 0) throw new LeftOut('a small disk may not be mounted without rights');
      try {
        const place = { dataDir: join(disk, 'data') };
        const env = { DATA_DIR: place.dataDir, TRUST_PROXY: '127.0.0.1' };
        const world = await settle(place, PEOPLE, run.seed);
        // Pictures need more space than this disk has.
        world.kinds = world.kinds.filter((kind) => kind !== 'picture');
        const { known, open, faults } = world;
        const times: number[] = [];
        let refused = 0;
        const server = await runServer(env);
        try {
          for (const trial of trialsOf(run)) {
            const ballast = join(disk, 'ballast');
            fill(disk, ballast, LEVELS[trial % LEVELS.length] ?? 0);
            const load = startLoad(server, world);
            await pause(LOAD_TIME);
            await load.stop();
            refused += open.length;
            await expectReading(server, world);
            rmSync(ballast);
            open.splice(AGAIN);
            const start = performance.now();
            for (; open.length > 0 && performance.now() < start + BACK_WITHIN; await pause(50))
              await sendAgain(server, world);
            times.push(performance.now() - start);
            if (open.length > 0) faults.push(`${open.length} writes refused with room for them`);
            open.splice(0);
            faults.push(...(await checkAll(place, known, true)));
          }
        } finally {
          await server.stop();
        }
        const counts = `${refused} writes refused, ${known.length} acknowledged rows`;
        const back = `refused writes taken after it was freed: ${timesInWords(times)}`;
        return { done: `filled ${times.length} times; ${counts}; ${back}`, faults };
      } finally {
        spawnSync('umount', [disk]);
      }
    }),
};

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

async function expectReading({ origin }: { origin: string }, world: World): Promise<void> {
  const expected = { '/home': 200, '/community': 200, '/livez': 200, '/readyz': 503 };
  for (const [path, status] of Object.entries(expected)) {
    const found = await ask(origin, path, { cookie: world.people[0]?.cookie });
    if (found.status !== status) world.faults.push(`${path}: ${found.status} on a full disk`);
  }
}
