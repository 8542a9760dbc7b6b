import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, giveUp, listenForAll, passOn } from './pass-on.ts';

const EVERY = 25;
const LONGEST = 1000;

/** How often the proxy let readers wait because the server was not ready. */
export type Care = { waited: number };

/**
 * A reverse proxy that asks `/readyz` every 25 ms. While that says no, or nothing, it holds requests back; whatever it has
 * sent, it never sends again.
 */
export async function startCarefulProxy(port: number) {
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const care: Care = { waited: 0 };
  const held: Asked[] = [];
  let isReady = false;
  const pass = (one: Asked) => passOn(one, { port, agent }, (code) => giveUp(one, code));
  const watch = async () => {
    while (!over.signal.aborted) {
      isReady = await askReady(port);
      if (isReady) for (const one of held.splice(0)) pass(one);
      await pause(EVERY);
    }
  };
  const watching = watch();
  const { origin, stop } = await listenForAll((one) => {
    if (isReady) return pass(one);
    care.waited += 1;
    held.push(one);
  });
  return {
    care,
    origin,
    async stop(): Promise<void> {
      over.abort();
      await watching;
      agent.destroy();
      await stop();
    },
  };
}

async function askReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST);
    // A line of its own: who asks on a kept one may be hung up on.
    const headers = { connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal, headers });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
