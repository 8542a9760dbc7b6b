import { Agent, type IncomingMessage, request } from 'node:http';

export type Answer = { status: number; headers: string[]; body: Buffer };
type Ask = { path: string; headers?: Record<string, string> };

/** The server closed a connection that had rested too long in the moment in which it was taken again. */
class Closed extends Error {}

/** A reader of one server on loopback that keeps its connections. */
export function readerOf(port: number, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const ask = ({ path, headers = {} }: Ask): Promise<Answer> =>
    new Promise((done, fail) => {
      const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        collect(answer).then(done, fail);
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        fail(asked.reusedSocket && error.code === 'ECONNRESET' ? new Closed() : error);
      });
      asked.end();
    });
  const read = (what: Ask): Promise<Answer> =>
    ask(what).catch((error: unknown) => {
      if (error instanceof Closed) return read(what);
      throw error;
    });
  return { read, close: () => agent.destroy() };
}

export type Reader = ReturnType<typeof readerOf>;

function collect(answer: IncomingMessage): Promise<Answer> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', fail);
    answer.on('end', () =>
      done({
        status: answer.statusCode ?? 0,
        headers: answer.rawHeaders,
        body: Buffer.concat(parts),
      }),
    );
  });
}
