import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Env, runBuilt, runServer } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import { type Drill, inScene, timesInWords, trialsOf } from './drill.ts';
import { startLoad } from './load.ts';
import { settle } from './writes.ts';

const PEOPLE = 60;

/** Makes backups under writes, restores each one and compares it with the acknowledged rows. */
export const backups: Drill = {
  name: 'backups',
  title: 'backup, verify and restore under writes, SQLite',
  trials: 10,
  run: (run) =>
    inScene('sqlite', async ({ folder, place, ...rest }) => {
      const env = { ...rest.env, BACKUP_DIR: join(folder, 'backups') };
      const dataDir = join(folder, 'restored');
      const world = await settle(place, PEOPLE, run.seed);
      const { draw, faults } = world;
      const times: Record<'backup' | 'verify' | 'restore', number[]> = {
        backup: [],
        verify: [],
        restore: [],
      };
      const command = async (name: keyof typeof times, env: Env, ...paths: string[]) => {
        const start = performance.now();
        const { code, output } = await runBuilt('backup.js', [name, ...paths], env);
        times[name].push(performance.now() - start);
        if (code !== 0) throw new Error(`${name}: ${output.slice(0, 200)}`);
        return output;
      };
      let rows = 0;
      const server = await runServer(env);
      const load = startLoad(server, world);
      try {
        for (const _ of trialsOf(run)) {
          await pause(draw.between(0, 300));
          const known = [...world.known];
          const [, backup = ''] = /verified: (.*)\n/.exec(await command('backup', env)) ?? [];
          await command('verify', env, backup);
          await command('restore', { DATA_DIR: dataDir }, backup);
          rows += known.length;
          // In an inconsistent copy, counts would disagree with their rows.
          faults.push(...(await checkAll({ dataDir }, known, true)));
          for (const path of [dataDir, backup]) rmSync(path, { recursive: true, force: true });
        }
      } finally {
        await load.stop();
        await server.stop();
      }
      const took = `backup ${timesInWords(times.backup)}, restore ${timesInWords(times.restore)}`;
      return {
        done: `${times.restore.length} restored; ${rows} acknowledged rows; ${took}`,
        faults,
      };
    }),
};
