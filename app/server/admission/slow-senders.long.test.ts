import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const EACH = 250;
const headOf = ({ origin }: TestApp) =>
  `POST /api/reports HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`;

type Sender = { socket: Socket; isClosed: boolean; answer: string };

/** Somebody who sends `first` and then a byte a quarter of a second, for as long as the server lets it. */
function slowSender({ services }: TestApp, first: string, every = 250): Promise<Sender> {
  return new Promise((done, fail) => {
    const socket = connect(services.port, '127.0.0.1', () => {
      socket.write(first);
      done(sender);
    });
    const sender: Sender = { socket, isClosed: false, answer: '' };
    const timer = setInterval(() => socket.write('x'), every);
    const stop = () => {
      sender.isClosed = true;
      clearInterval(timer);
      socket.destroy();
    };
    socket
      .on('data', (bytes) => (sender.answer += String(bytes)))
      .on('end', stop)
      .on('close', stop)
      .on('error', stop);
    socket.once('error', fail);
    onTestFinished(stop);
  });
}

const many = (app: TestApp, first: string, count = EACH) =>
  Promise.all(Array.from({ length: count }, () => slowSender(app, first)));

const report = {
  json: { target: { kind: 'post', id: 'none' }, reason: 'spam', words: '', contact: '' },
};

it(
  'serves other clients during 500 slow requests, and disconnects them',
  { timeout: 90_000 },
  async () => {
    const app = await createTestApp({
      slowClients: { bodyGrace: 8000, bodyRate: 1000, readerIdle: 30_000 },
    });
    await app.raw('/community');
    const senders = [
      ...(await many(app, 'GET /home HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
      ...(await many(app, `${headOf(app)}Content-Length: 900\r\n\r\n{"`)),
    ];
    const begin = performance.now();
    const times: number[] = [];
    for (let probe = 0; probe < 20; probe += 1) {
      const start = performance.now();
      const answers = await Promise.all([
        app.raw('/livez'),
        app.raw('/readyz'),
        app.raw('/community'),
        app.raw('/api/viewer'),
        app.browser().fetch('/api/reports', { ...report, from: `203.0.113.${probe}` }),
      ]);
      times.push(performance.now() - start);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 202]);
      await new Promise((next) => setTimeout(next, 100));
    }
    // All of that while they were still sending, or the server would have had an easy time.
    const left = senders.filter(({ isClosed }) => !isClosed).length;
    if (performance.now() - begin < 4000) expect(left).toBe(2 * EACH);
    times.sort((a, b) => a - b);
    expect(times[10]).toBeLessThan(1000);
    await expect
      .poll(() => senders.filter(({ isClosed }) => !isClosed).length, { timeout: 30_000 })
      .toBe(0);
    // Those without whole headers are told, those without a whole body are left.
    for (const { answer } of senders) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  },
);

it('accepts a chunked body with and without a length, and rejects a long one', async () => {
  const app = await createTestApp();
  const send = async (head: string, pieces: string[]) => {
    const sender = await slowSender(app, '', 60_000);
    sender.socket.write(`${headOf(app)}Connection: close\r\n${head}\r\n\r\n`);
    for (const piece of pieces) {
      await new Promise((next) => setTimeout(next, 30));
      if (!sender.isClosed) sender.socket.write(piece);
    }
    await expect.poll(() => sender.answer).toMatch(/^HTTP\/1\.1 \d{3}/);
    return sender.answer.slice(9, 12);
  };
  const text = JSON.stringify(report.json);
  const [one, other] = [text.slice(0, 20), text.slice(20)];
  const chunk = (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`;
  expect(await send(`Content-Length: ${text.length}`, [one, other])).toBe('202');
  expect(await send('Transfer-Encoding: chunked', [chunk(one), chunk(other), '0\r\n\r\n'])).toBe(
    '202',
  );
  const long = chunk('y'.repeat(30_000));
  expect(await send('Transfer-Encoding: chunked', [long, long, long])).toBe('413');
});
