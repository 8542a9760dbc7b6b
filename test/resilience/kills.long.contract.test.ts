import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from '../commands/built-server.ts';
import { checkAll } from './check-writes.ts';
import { sendAgain, startLoad } from './load.ts';
import { emptyPlace, settingsOf } from './place.ts';
import { settle } from './writes.ts';

const KILLS = 10;

it('keeps each acknowledged write exactly once when the process is killed under writes', async () => {
  const place = await emptyPlace();
  const world = await settle(place, 24);
  let server = await startServer(settingsOf(place));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const load = startLoad(server, world, false);
    await pause(world.draw.between(50, 800));
    await server.kill();
    await load.stop();
    server = await startServer(settingsOf(place));
    await sendAgain(server, world);
    expect([...(await checkAll(place, world.known)), ...world.faults]).toEqual([]);
  }
  expect(world.known.length).toBeGreaterThan(5 * KILLS);
}, 300_000);
