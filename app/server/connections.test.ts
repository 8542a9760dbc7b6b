import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { closeSlowClients, maxConnections, oneAtATime } from './connections.server.ts';

it('reserves file descriptors', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(maxConnections(limits('1024'))).toBe(800);
  expect(maxConnections(limits('64'))).toBe(32);
  expect(maxConnections(limits('unlimited'))).toBe(20_000);
  expect(maxConnections('')).toBe(20_000);
});

/** Sends `count` requests in one write to a server that answers each after a turn, and reads to the end. */
async function pipeline(count: number) {
  let [running, most, handled] = [0, 0, 0];
  const server = createServer(
    oneAtATime((_request, response) => {
      handled += 1;
      most = Math.max(most, (running += 1));
      setImmediate(() => {
        running -= 1;
        response.end(`answer ${handled};`);
      });
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: h\r\n${end}\r\n`;
  socket.write(`${ask('/').repeat(count - 1)}${ask('/', 'Connection: close\r\n')}`);
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return { most, handled, answers: [...text.matchAll(/answer \d+;/g)].map(String) };
}

it('handles the requests of a connection one after the other', async () => {
  const { most, answers } = await pipeline(17);
  const inOrder = Array.from({ length: 17 }, (_, place) => `answer ${place + 1};`);
  expect([most, answers]).toEqual([1, inOrder]);
});

it('disconnects a client that sends many requests ahead', async () => {
  const { handled } = await pipeline(800);
  expect(handled).toBe(1);
});

const LIMITS = { bodyGrace: 500, bodyRate: 1000, readerIdle: 1000 };

/** A connection to a server that reads each body and answers with `size` bytes. Notes what becomes of it. */
async function slowClient(size: number) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('x'.repeat(size)));
  });
  closeSlowClients(server, LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const seen = { bytes: 0, isClosed: false };
  socket
    .on('data', ({ length }) => (seen.bytes += length))
    .on('error', () => undefined)
    .on('close', () => (seen.isClosed = true));
  return { socket, seen };
}

const headOfPost = (length: number) =>
  `POST / HTTP/1.1\r\nHost: h\r\nContent-Length: ${length}\r\n\r\n`;

it('disconnects a client that sends a body too slowly, and no steady one', async () => {
  const [slow, steady] = await Promise.all([slowClient(2), slowClient(2)]);
  slow.socket.write(`${headOfPost(12_000)}x`);
  steady.socket.write(headOfPost(12_000));
  for (let sent = 0; sent < 12_000; sent += 2000) {
    steady.socket.write('x'.repeat(2000));
    await pause(400);
  }
  await expect.poll(() => slow.seen).toEqual({ bytes: 0, isClosed: true });
  await expect.poll(() => steady.seen.bytes).toBeGreaterThan(0);
});

it('disconnects a client that does not read the response', async () => {
  // More than the buffers of the system hold.
  const size = 50_000_000;
  const { socket, seen } = await slowClient(size);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n');
  await pause(3000);
  socket.resume();
  await expect.poll(() => seen.isClosed).toBe(true);
  expect(seen.bytes).toBeLessThan(size);
});

const POSTS = 24;

/** Others, who go on while this thread stands still: each sends a POST on a connection of its own. */
const SENDERS = `
  const { parentPort, workerData: { port, posts, gate } } = require('node:worker_threads');
  const { request } = require('node:http');
  let connected = 0;
  const connect = () => {
    connected += 1;
    if (connected < posts) return;
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  const send = () => new Promise((done) => {
    const one = request({ port, host: '127.0.0.1', path: '/api/events', method: 'POST', agent: false });
    one.on('socket', (socket) => socket.once('connect', connect));
    one.on('response', (answer) => answer.resume().on('end', () => done(answer.statusCode)));
    one.on('error', (error) => done(error.code));
    one.end('{}');
  });
  const asked = Array.from({ length: posts }, send);
  Promise.all(asked).then((answers) => parentPort.postMessage(answers));
`;

it('serves connections that arrive while the port closes', async () => {
  const app = await createTestApp();
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: app.services.port, posts: POSTS, gate };
  const worker = new Worker(SENDERS, { eval: true, workerData });
  onTestFinished(() => void worker.terminate());
  const answers = new Promise<unknown[]>((done, fail) => {
    worker.once('message', done).once('error', fail);
  });
  // Busy, as with a long page: meanwhile the system takes their connections.
  expect(Atomics.wait(gate, 0, 0, 30_000)).not.toBe('timed-out');
  // A busy system tells the sender before it queues the last of them.
  Atomics.wait(gate, 0, 1, 100);
  await app.stop({ delay: 0, grace: 5000 });
  const statuses = await answers;
  expect(statuses).toHaveLength(POSTS);
  expect(statuses.filter((status) => typeof status !== 'number')).toEqual([]);
}, 60_000);
