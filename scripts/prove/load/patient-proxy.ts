import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY = 25;
const LONGEST = 60_000;

/** Does things once somebody listens at the port, or `LONGEST` has passed: with one knock at a time, however many wait. */
function knocker(port: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const knock = async () => {
    const end = performance.now() + LONGEST;
    do await pause(EVERY);
    while (performance.now() < end && !(await isOpen(port)));
    for (const work of waiting.splice(0)) work();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) void knock();
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** What the proxy did for readers without their knowing: it found the port closed, or sent a GET a second time. */
export type Patience = { reconnected: number; sentAgain: number };

/**
 * A reverse proxy with kept connections. It tries to connect again while nobody listens, one of those who wait for all
 * of them: hundreds that each try forty times a second would take the processor from the server that starts. It
 * sends a request a second time only where that is harmless: a GET whose line was hung up before any answer.
 */
export async function startPatientProxy(port: number) {
  const agent = new Agent({ keepAlive: true });
  const whenOpen = knocker(port);
  const patience: Patience = { reconnected: 0, sentAgain: 0 };
  const server = createServer((asked, response) => {
    const pieces: Buffer[] = [];
    asked.on('data', (piece: Buffer) => pieces.push(piece));
    asked.on('end', () => pass(asked, Buffer.concat(pieces), response, performance.now()));
  });
  const pass = (asked: IncomingMessage, body: Buffer, response: ServerResponse, begun: number) => {
    const { method, url, headers } = asked;
    const to = { host: '127.0.0.1', port, agent, method, path: url };
    const onward = request({ ...to, headers: { ...headers, host: `127.0.0.1:${port}` } });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      const isWorthIt = error.code === 'ECONNREFUSED' || method === 'GET';
      if (!isWorthIt || performance.now() - begun > LONGEST) {
        return void response.writeHead(502, { 'x-error': error.code ?? 'none' }).end();
      }
      // Refused: nothing of it has been sent. Otherwise the server may have read it, and hung up.
      patience[error.code === 'ECONNREFUSED' ? 'reconnected' : 'sentAgain'] += 1;
      whenOpen(() => pass(asked, body, response, begun));
    });
    onward.end(body);
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    patience,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
