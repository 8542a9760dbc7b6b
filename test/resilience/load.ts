import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../run-server.ts';
import { nextWrite, NotNow, UnexpectedAnswer, type World, type Write } from './writes.ts';

const WRITERS = 6;

type Load = { stop: () => Promise<void> };
type Outcome = 'taken' | 'refused' | 'cut';

/** Starts writers until `stop` is called. Unless the server `staysUp`, a writer ends when a response is cut. */
export function startLoad({ origin }: ServerProcess, world: World, staysUp = true): Load {
  const load = { isOn: true };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (load.isOn) {
      const outcome = await tryOnce(origin, world, nextWrite(world));
      if (outcome === 'cut' && !staysUp) return;
      if (outcome !== 'taken') await pause(20);
    }
  });
  return {
    async stop() {
      load.isOn = false;
      await Promise.all(writers);
    },
  };
}

/** Retries writes that were refused or had no complete response. */
export async function sendAgain({ origin }: ServerProcess, world: World): Promise<void> {
  for (const write of world.open.splice(0)) await tryOnce(origin, world, write);
}

async function tryOnce(origin: string, world: World, write: Write): Promise<Outcome> {
  try {
    const facts = await write(origin);
    world.known.push(...facts);
    return 'taken';
  } catch (error) {
    const isRefused = error instanceof NotNow;
    if (error instanceof UnexpectedAnswer) world.faults.push(error.message);
    // An hourly limit does not reset during the run.
    else if (!isRefused || !error.message.startsWith('429')) world.open.push(write);
    return isRefused ? 'refused' : 'cut';
  }
}
