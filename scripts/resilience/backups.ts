import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runBuilt, runServer } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import { type Drill, inScene, type Scene, timesInWords, trialsOf } from './drill.ts';
import { startLoad } from './load.ts';
import { type Fact, settle } from './writes.ts';

const PEOPLE = 60;

type Tally = { rows: number; made: number[]; restored: number[]; faults: string[] };

/** Makes backups under writes, restores each one and compares it with the acknowledged rows. */
export const backups: Drill = {
  name: 'backups',
  title: 'backup, verify and restore under writes, SQLite',
  trials: 10,
  run: (run) =>
    inScene('sqlite', async ({ folder, place, ...rest }) => {
      const env = { ...rest.env, BACKUP_DIR: join(folder, 'backups') };
      const world = await settle(place, PEOPLE, run.seed);
      const tally: Tally = { rows: 0, made: [], restored: [], faults: world.faults };
      const server = await runServer(env);
      const load = startLoad(server, world);
      try {
        for (const _ of trialsOf(run)) {
          await pause(world.draw.between(0, 300));
          await drillOnce({ env, folder }, [...world.known], tally);
        }
      } finally {
        await load.stop();
        await server.stop();
      }
      const { rows, made, restored, faults } = tally;
      const times = `backup ${timesInWords(made)}, restore ${timesInWords(restored)}`;
      return { done: `${restored.length} restored; ${rows} acknowledged rows; ${times}`, faults };
    }),
};

async function drillOnce(
  { env, folder }: Pick<Scene, 'env' | 'folder'>,
  known: readonly Fact[],
  tally: Tally,
): Promise<void> {
  const start = performance.now();
  const made = await runBuilt('backup.js', ['backup'], env);
  tally.made.push(performance.now() - start);
  const backup = /verified: (.*)\n/.exec(made.output)?.[1];
  if (made.code !== 0 || backup === undefined) {
    tally.faults.push(`no backup: ${made.output.slice(0, 200)}`);
    return;
  }
  const verified = await runBuilt('backup.js', ['verify', backup], env);
  if (verified.code !== 0) tally.faults.push(`not sound: ${verified.output.slice(0, 200)}`);
  const dataDir = join(folder, 'restored');
  const again = performance.now();
  const restored = await runBuilt('backup.js', ['restore', backup], { DATA_DIR: dataDir });
  tally.restored.push(performance.now() - again);
  if (restored.code !== 0) tally.faults.push(`not restored: ${restored.output.slice(0, 200)}`);
  else {
    tally.rows += known.length;
    // In an inconsistent copy, counts would disagree with their rows.
    tally.faults.push(...(await checkAll({ databaseUrl: undefined, dataDir }, known, true)));
  }
  for (const path of [dataDir, backup]) rmSync(path, { recursive: true, force: true });
}
