import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../test/run-server.ts';
import { nextWrite, NotNow, UnexpectedAnswer, type World, type Write } from './writes.ts';

const WRITERS = 6;

type Load = { stop: () => Promise<void> };
type Outcome = 'taken' | 'refused' | 'cut';

/** People who write until `stop` is called; unless the server `staysUp`, a writer without an answer ends. */
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

/** Sends again what had no answer or was refused for now, as a person would who presses the button again. */
export async function sendAgain({ origin }: ServerProcess, world: World): Promise<void> {
  for (const write of world.open.splice(0)) await tryOnce(origin, world, write);
}

async function tryOnce(origin: string, world: World, write: Write): Promise<Outcome> {
  try {
    const facts = await write(origin);
    // A change that was made within this millisecond may have been made at its end.
    world.known.push(...facts.map((fact) => ({ ...fact, at: Date.now() + 1 })));
    return 'taken';
  } catch (error) {
    const isRefused = error instanceof NotNow;
    if (error instanceof UnexpectedAnswer) world.faults.push(error.message);
    // A limit of the hour stays for an hour.
    else if (!isRefused || !error.message.startsWith('429')) world.open.push(write);
    return isRefused ? 'refused' : 'cut';
  }
}
