import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_UPLOADS } from './upload-admission.server.ts';

/** File descriptors of the process itself: uploads; database, pictures, fonts, outgoing connections. */
const RESERVED_FILES = MAX_UPLOADS + 96;
const MIN_CONNECTIONS = 32;
const MAX_CONNECTIONS = 20_000;

/** The maximum number of open connections, by the process limit of open files on Linux. */
export function maxConnections(limits = readLimits()): number {
  const files = Number(
    /^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? MAX_CONNECTIONS + RESERVED_FILES,
  );
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, files - RESERVED_FILES));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** When slow clients are disconnected. Times in milliseconds, the rate in bytes a second. */
type SlowClientLimits = {
  /** A request body may take this long at any rate … */
  bodyGrace: number;
  /** … and must have come at this rate on average after that. */
  bodyRate: number;
  /** A client that has taken none of a response for this long is disconnected. */
  readerIdle: number;
};

const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  bodyGrace: 15_000,
  bodyRate: 1000,
  readerIdle: 30_000,
};

/** Requests of a connection that wait for its first one. Browsers and proxies send none. */
const MAX_PIPELINED = 16;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles the requests of a connection one after the other: Node starts all that have arrived, and keeps their responses
 * in memory. Disconnects a client that sends more than 16 ahead.
 */
export function oneAtATime(handle: Handle): Handle {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const run = (socket: Socket, request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => {
      const next = lines.get(socket)?.shift();
      if (next && !socket.destroyed) run(socket, ...next);
      else lines.delete(socket);
    });
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (line && line.push([request, response]) > MAX_PIPELINED) socket.destroy();
    if (line) return;
    lines.set(socket, []);
    run(socket, request, response);
  };
}

const CHECK_INTERVAL_MS = 1000;

/**
 * Disconnects clients that send a body too slowly or do not read a response. Connections that wait for the server stay
 * open.
 */
export function closeSlowClients(server: Server, limits = SLOW_CLIENT_LIMITS): void {
  server.on('request', (request, response) => {
    // On the response: a timeout listener on the server would keep idle connections open.
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
  }, CHECK_INTERVAL_MS);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

// Backpressure of the server is not the client's fault.
function isSlow(request: IncomingMessage, startBytes: number, expected: number): boolean {
  const isFull = request.readableLength >= request.readableHighWaterMark;
  return !isFull && request.socket.bytesRead - startBytes < expected;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A connection may arrive unnoticed during a longer turn of the event loop. */
const MAX_TURN_MS = 1;
const IDLE_TIMEOUT_MS = 2000;

/**
 * Waits for a turn of the event loop without a new connection. The system resets connections that Node has not accepted
 * when the port closes; their clients do not know whether a POST was read. Call `close` right afterwards.
 */
export async function waitUntilIdle(server: Server, timeout = IDLE_TIMEOUT_MS): Promise<void> {
  let connections = 0;
  const count = () => void (connections += 1);
  server.on('connection', count);
  const end = performance.now() + timeout;
  for (;;) {
    const [before, begun] = [connections, performance.now()];
    // Node accepts connections between two turns.
    await nextTurn();
    const now = performance.now();
    if ((connections === before && now - begun < MAX_TURN_MS) || now > end) break;
  }
  server.off('connection', count);
}
