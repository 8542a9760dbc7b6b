import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyFolder, type Env, runCommand, startServer } from '../commands/built-server.ts';
import { checkAll } from './check-writes.ts';
import { startLoad } from './load.ts';
import { emptyPlace, settingsOf } from './place.ts';
import { settle } from './writes.ts';

const BACKUPS = 5;

async function succeed(args: string[], env: Env): Promise<string> {
  const { code, output } = await runCommand(args, env);
  expect([code, output]).toEqual([0, output]);
  return output;
}

it('restores from a backup under writes all that was acknowledged before the backup began', async () => {
  const place = await emptyPlace();
  const env = { ...settingsOf(place), BACKUP_DIR: join(emptyFolder(), 'backups') };
  const restored = { dataDir: join(emptyFolder(), 'restored') };
  const world = await settle(place, 60);
  const load = startLoad(await startServer(env), world);
  for (let backup = 0; backup < BACKUPS; backup += 1) {
    await pause(world.draw.between(50, 300));
    const known = [...world.known];
    const [, folder = ''] = /verified: (.*)\n/.exec(await succeed(['backup'], env)) ?? [];
    await succeed(['verify', folder], env);
    await succeed(['restore', folder], { DATA_DIR: restored.dataDir });
    // In an inconsistent copy, counts would disagree with their rows.
    expect([...(await checkAll(restored, known, true)), ...world.faults]).toEqual([]);
    for (const path of [restored.dataDir, folder]) rmSync(path, { recursive: true });
  }
  await load.stop();
  expect(world.known.length).toBeGreaterThan(5 * BACKUPS);
}, 300_000);
