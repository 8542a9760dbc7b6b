import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Files that the process needs for itself: database, pictures, fonts, calls to others. */
const OWN_FILES = 96;
const MIN_CONNECTIONS = 32;
const MAX_CONNECTIONS = 20_000;

/**
 * How many connections may be open at once, so that there are always files left for the work itself. By the limit
 * of open files where the system tells it (Linux); who comes beyond it is hung up on.
 */
export function maxConnections(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? MAX_CONNECTIONS + OWN_FILES);
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, files - OWN_FILES));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** When slow clients are disconnected. Times in milliseconds, the rate in bytes a second. */
export type SlowClientLimits = {
  /** A request body may take this long at any rate … */
  bodyGrace: number;
  /** … and must have come at this rate on average after that. */
  bodyRate: number;
  /** A client that has taken none of a response for this long is disconnected. */
  readerIdle: number;
};

export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  bodyGrace: 15_000,
  bodyRate: 1000,
  readerIdle: 30_000,
};

/** How often the rate of a body is measured, in milliseconds. */
const CHECK_INTERVAL = 1000;

/**
 * Disconnects clients that send a body too slowly, or that take nothing of a response. A connection that waits for the
 * server (a place in the queue, a model) is left alone.
 */
export function closeSlowClients(server: Server, limits: SlowClientLimits): void {
  server.on('request', (request, response) => {
    // Fires when the socket has neither sent nor received for that long. A listener on the server would keep Node from
    // closing idle connections.
    response.setTimeout(limits.readerIdle, () => {
      if (request.socket.writableLength > 0) request.socket.destroy();
    });
    if (hasBody(request)) watchBody(request, limits);
  });
}

function watchBody(request: IncomingMessage, { bodyGrace, bodyRate }: SlowClientLimits): void {
  const { socket } = request;
  const start = performance.now();
  const startBytes = socket.bytesRead;
  const timer = setInterval(() => {
    const elapsed = performance.now() - start;
    if (request.complete) clearInterval(timer);
    else if (elapsed >= bodyGrace && isSlow(request, startBytes, (elapsed / 1000) * bodyRate)) {
      socket.destroy();
    }
  }, CHECK_INTERVAL);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

// A body that the server itself has stopped reading is not the client's fault.
function isSlow(request: IncomingMessage, startBytes: number, expected: number): boolean {
  const isFull = request.readableLength >= request.readableHighWaterMark;
  return !isFull && request.socket.bytesRead - startBytes < expected;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A turn of the event loop that took longer may have let somebody knock unheard. Milliseconds. */
const MAX_TURN_MS = 1;
/** So long such a turn is waited for. Milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Waits for a moment in which nobody stands at the door: the system takes connections before we do, and hangs up on
 * those we have not taken when the port is closed. They cannot tell whether their request was read, so a proxy must not send a POST of
 * theirs to another process. Whoever closes the port has to do it at once, and to hold new work back before.
 */
export async function waitUntilIdle(server: Server, timeout = IDLE_TIMEOUT_MS): Promise<void> {
  let connections = 0;
  const count = () => void (connections += 1);
  server.on('connection', count);
  const end = performance.now() + timeout;
  for (;;) {
    const [before, begun] = [connections, performance.now()];
    // Node looks at the door between this and that, and takes one of those who stand there.
    await nextTurn();
    const now = performance.now();
    if ((connections === before && now - begun < MAX_TURN_MS) || now > end) break;
  }
  server.off('connection', count);
}
