import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that took longer may have let somebody knock unheard. Milliseconds. */
const SHORT_TURN = 1;
/** So long such a turn is waited for. Milliseconds. */
const PATIENCE = 2000;

/**
 * Waits for a moment in which nobody stands at the door: the system takes connections before we do, and hangs up on
 * those we have not taken when the port is closed. They cannot tell whether their request was read, so a proxy must not send a POST of
 * theirs to another process. Whoever closes the port has to do it at once, and to hold new work back before.
 */
export async function waitUntilIdle(server: Server, patience = PATIENCE): Promise<void> {
  let knocks = 0;
  const count = () => void (knocks += 1);
  server.on('connection', count);
  const end = performance.now() + patience;
  for (;;) {
    const [before, begun] = [knocks, performance.now()];
    // Node looks at the door between this and that, and takes one of those who stand there.
    await nextTurn();
    const now = performance.now();
    if ((knocks === before && now - begun < SHORT_TURN) || now > end) break;
  }
  server.off('connection', count);
}
