import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { WorkerTasks } from '../../../test/worker-tasks.ts';
import { WorkerPool } from './worker-pool.server.ts';

const FILE = join(import.meta.dirname, '../../../test/worker-tasks.ts');
const ME = { network: '192.0.2.1' };

function openPool(options: ConstructorParameters<typeof WorkerPool>[1] = {}, file = FILE) {
  const pool = new WorkerPool<WorkerTasks>(file, { workers: 1, ...options });
  onTestFinished(() => pool.close());
  const threadOf = async () => (await pool.run('echo', () => null, ME)).thread;
  return { pool, threadOf };
}

it('copies the input and the output of a task, and keeps its worker for the next one', async () => {
  const { pool, threadOf } = openPool();
  const input = { bytes: new Uint8Array([1, 2, 3]), text: 'ö' };
  const output = await pool.run('echo', () => Promise.resolve(input), ME);
  expect(output.input).toEqual(input);
  expect(await threadOf()).toBe(output.thread);
});

it('does not stop this thread while a worker computes', async () => {
  const { pool, threadOf } = openPool();
  await threadOf();
  let isOver = false;
  const spun = pool.run('spin', () => 1000, ME).then(() => (isOver = true));
  await pause(20);
  expect([isOver, pool.counts().running]).toEqual([false, 1]);
  await spun;
});

it('passes on how much of a task is done, and nothing of the task before', async () => {
  const { pool } = openPool();
  const [first, second]: number[][] = [[], []];
  expect(
    await pool.run(
      'report',
      () => null,
      ME,
      (share) => first?.push(share),
    ),
  ).toBe('done');
  await pool.run(
    'report',
    () => null,
    ME,
    (share) => second?.push(share),
  );
  await pool.run('report', () => null, ME);
  expect([first, second]).toEqual([
    [0.25, 0.5, 0.75],
    [0.25, 0.5, 0.75],
  ]);
});

it('rejects with the error of a task', async () => {
  const { pool, threadOf } = openPool();
  const before = await threadOf();
  await expect(pool.run('fail', () => 'no such colour', ME)).rejects.toThrow('no such colour');
  expect(await threadOf()).toBe(before);
});

it('ends a running task of a client that has left, and starts another worker', async () => {
  const { pool, threadOf } = openPool();
  const before = await threadOf();
  const leaving = new AbortController();
  const endless = pool.run('spin', () => 60_000, { ...ME, signal: leaving.signal });
  await expect.poll(() => pool.counts().running).toBe(1);
  leaving.abort(new Error('left'));
  await expect(endless).rejects.toThrow('left');
  expect(await threadOf()).not.toBe(before);
});

it('takes a waiting task of a client that has left out of the line', async () => {
  const { pool } = openPool();
  const first = pool.run('wait', () => 200, ME);
  const leaving = new AbortController();
  let wasRead = false;
  const second = pool.run('echo', () => (wasRead = true), { ...ME, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await first;
  expect([wasRead, pool.counts().waiting]).toEqual([false, 0]);
});

it('ends a task that takes too long', async () => {
  const { pool, threadOf } = openPool({ timeout: 3000 });
  await expect(pool.run('spin', () => 60_000, ME)).rejects.toThrow(
    'The task spin took longer than 3000 ms',
  );
  expect(await threadOf()).toBeGreaterThan(0);
});

it('fails a task that takes too much memory, and starts another worker', async () => {
  const { pool, threadOf } = openPool({ heap: 32 });
  await expect(pool.run('fillMemory', () => null, ME)).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  });
  expect(await threadOf()).toBeGreaterThan(0);
});

it('fails the task of a worker that ends or cannot start', async () => {
  const { pool, threadOf } = openPool({ timeout: 10_000 });
  await expect(pool.run('exit', () => null, ME)).rejects.toThrow('exited with code 3');
  expect(await threadOf()).toBeGreaterThan(0);
  const { pool: broken } = openPool({ timeout: 10_000 }, `${FILE}.none`);
  await expect(broken.run('echo', () => null, ME)).rejects.toThrow(/Cannot find module/);
});

it('ends workers without a task, and starts one again', async () => {
  const { threadOf } = openPool({ idle: 50 });
  const before = await threadOf();
  await expect.poll(threadOf, { interval: 300 }).not.toBe(before);
});

it('serves networks in turn, and refuses a network with a full line', async () => {
  const { pool } = openPool();
  const order: string[] = [];
  const draw = (network: string) =>
    pool.run('wait', () => 5, { network }).then(() => order.push(network));
  const flood = Array.from({ length: 100 }, () => draw('flood'));
  const settled = Promise.allSettled(flood);
  await draw('other');
  expect(order.filter((network) => network === 'flood').length).toBeLessThanOrEqual(2);
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(100 - 25);
  expect(refused[0]).toMatchObject({ reason: { name: 'QueueFullError', scope: 'network' } });
  expect(pool.counts().rejected).toEqual({ network: 75, server: 0 });
});
