import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { maxConnections } from './connections.server.ts';

it('reserves file descriptors', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(maxConnections(limits('256'))).toBe(160);
  expect(maxConnections(limits('64'))).toBe(32);
  expect(maxConnections(limits('unlimited'))).toBe(20_000);
  expect(maxConnections('')).toBe(20_000);
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
