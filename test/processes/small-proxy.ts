import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';

/** A reverse proxy: where it listens, and its end. */
export type Proxy = {
  origin: string;
  stop: () => Promise<void>;
};

const LOOK_EVERY = 50;
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * What a proxy has to do and no more: sends each request to the next server that says it is ready, and what reached
 * none to another. Bodies are small enough to be held. With `tls` it speaks https.
 */
export async function startSmallProxy(
  port: number,
  servers: readonly number[],
  tls?: { key: Buffer; cert: Buffer },
): Promise<Proxy> {
  const ready = new Set(servers);
  const timer = setInterval(() => {
    for (const server of servers) {
      const give = (isReady: boolean) => (isReady ? ready.add(server) : ready.delete(server));
      const asked = ask({ host: '127.0.0.1', port: server, path: '/readyz', agent: false });
      asked.on('response', (answer) => give(answer.resume().statusCode === 200));
      asked.on('error', () => give(false)).end();
    }
  }, LOOK_EVERY);
  let turn = 0;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      turn += 1;
      const order = servers.map((_, index) => servers[(turn + index) % servers.length] ?? 0);
      const first = order.filter((server) => ready.has(server));
      const rest = order.filter((server) => !ready.has(server));
      pass(request, Buffer.concat(pieces), response, [...first, ...rest]);
    });
  };
  const proxy = tls ? createSecure(tls, answer) : createServer(answer);
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        clearInterval(timer);
        proxy.close(() => done());
        proxy.closeAllConnections();
      }),
  };
}

function pass(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  [server, ...others]: number[],
): void {
  if (server === undefined) return void response.writeHead(502).end();
  const { method = 'GET', url: path } = request;
  const from = request.socket.remoteAddress ?? '';
  const headers = { ...clean(request.headers), 'x-forwarded-for': from, connection: 'close' };
  const onward = ask({ host: '127.0.0.1', port: server, method, path, headers, agent: false });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, clean(answer.headers));
    answer.on('error', () => response.destroy()).pipe(response);
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent) return void response.destroy();
    // What may have been carried out is not sent again.
    const isUntouched = error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD';
    if (isUntouched) return pass(request, body, response, others);
    response.writeHead(502).end();
  });
  onward.end(body);
}

function clean<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name))) as Headers;
}
