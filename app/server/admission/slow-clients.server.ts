import type { IncomingMessage, Server } from 'node:http';

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
