import {
  type Agent,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a proxy has read to its end, and the line to who sent it. */
export type Asked = { asked: IncomingMessage; body: Buffer; response: ServerResponse };

/** The listening half of a reverse proxy: hands on each request once it is there as a whole. */
export async function listenForAll(take: (one: Asked) => void) {
  const server = createServer((asked, response) => {
    const pieces: Buffer[] = [];
    asked.on('data', (piece: Buffer) => pieces.push(piece));
    asked.on('end', () => take({ asked, body: Buffer.concat(pieces), response }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type To = { port: number; agent: Agent };

/** Sends a request on, once. `failed` hears of a line that broke before any answer; after that the reader's line breaks, too. */
export function passOn(
  { asked, body, response }: Asked,
  { port, agent }: To,
  failed: (code: string) => void,
): void {
  const { method, url, headers } = asked;
  const to = { host: '127.0.0.1', port, agent, method, path: url };
  const onward = request({ ...to, headers: { ...headers, host: `127.0.0.1:${port}` } });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent) response.destroy();
    else failed(error.code ?? 'none');
  });
  onward.end(body);
}

/** Says to who asked that nothing came of it, and why. */
export function giveUp({ response }: Asked, code: string): void {
  response.writeHead(502, { 'x-error': code }).end();
}
