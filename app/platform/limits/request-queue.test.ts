import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { QueueFullError, requestLimits, RequestQueue, taskLimits } from './request-queue.ts';

/** A queue in which each request says when it starts, and ends when it is told to. */
function watched(limits = { places: 1, perNetwork: 100, total: 200 }) {
  const queue = new RequestQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) =>
    queue.run(
      name.slice(0, 1),
      async () => {
        started.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      },
      signal,
    );
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  const endAll = async () => {
    for (const name of started) ends.get(name)?.();
    await turns();
  };
  return { queue, started, ends, ask, turns, endAll };
}

it('serves networks round-robin and the requests of a network in order', async () => {
  const { started, ask, turns, endAll } = watched();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name));
  await turns();
  expect(started).toEqual(['a1']);
  for (let round = 0; round < 7; round += 1) await endAll();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await Promise.all(all)).toContain('c1');
});

it('gives a single network every place, until its work settles', async () => {
  const { queue, started, ask, turns, ends } = watched({ places: 3, perNetwork: 9, total: 9 });
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(name));
  await turns();
  expect(started).toEqual(['a1', 'a2', 'a3']);
  expect(queue.counts()).toMatchObject({ running: 3, waiting: 2, networks: 1 });
  ends.get('a2')!();
  await turns();
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  for (const name of ['a1', 'a3', 'a4']) ends.get(name)!();
  await turns();
  ends.get('a5')!();
  await Promise.all(all);
  expect(queue.counts()).toMatchObject({ running: 0, waiting: 0, networks: 0 });
});

it('gives one network at most half of the places while another waits', async () => {
  const { started, ask, turns, ends } = watched({ places: 4, perNetwork: 99, total: 99 });
  const all = Array.from({ length: 8 }, (_, index) => ask(`a${index + 1}`));
  await turns();
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  all.push(...['b1', 'b2', 'b3', 'c1'].map((name) => ask(name)));
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)!();
    await turns();
  };
  // a has three, which is more than half: its turn goes to the others.
  await end('a1');
  expect(started.slice(4)).toEqual(['b1']);
  await end('a2');
  expect(started.slice(5)).toEqual(['c1']);
  // a has two, which is half: b is next.
  await end('c1');
  expect(started.slice(6)).toEqual(['b2']);
  await end('a3');
  expect(started.slice(7)).toEqual(['a5']);
  await end('b1');
  expect(started.slice(8)).toEqual(['b3']);
  // No other network waits: a may have every place again.
  await end('b2', 'b3');
  expect(started.slice(9)).toEqual(['a6', 'a7']);
  await end('a4', 'a5', 'a6', 'a7');
  await end('a8');
  await Promise.all(all);
});

it('rejects and counts requests over the limits', async () => {
  const { queue, ask, turns } = watched({ places: 1, perNetwork: 2, total: 3 });
  void ask('x1');
  await turns();
  for (const name of ['a1', 'a2', 'b1']) void ask(name);
  await expect(ask('a3')).rejects.toEqual(new QueueFullError('network'));
  await expect(ask('b2')).rejects.toMatchObject({ scope: 'server' });
  expect(queue.counts().rejected).toEqual({ network: 1, server: 1 });
});

it('releases the place when the work throws', async () => {
  const queue = new RequestQueue({ places: 1, perNetwork: 2, total: 2 });
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', () => 'done')).toBe('done');
});

it('removes a waiting request when its client disconnects', async () => {
  const { queue, started, ask, turns, endAll } = watched();
  const leaving = new AbortController();
  const first = ask('a1');
  const second = ask('b1', leaving.signal);
  await turns();
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  expect(queue.counts()).toMatchObject({ waiting: 0, networks: 0 });
  await expect(ask('c1', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  await endAll();
  await first;
  expect(started).toEqual(['a1']);
});

it('queues requests while it is paused', async () => {
  const { queue, started, ask, turns } = watched();
  queue.pause();
  void ask('a1');
  await turns();
  expect([started, queue.counts().waiting]).toEqual([[], 1]);
  queue.resume();
  await turns();
  expect(started).toEqual(['a1']);
});

it('starts one request in a turn of the event loop', async () => {
  const { started, ask } = watched({ places: 9, perNetwork: 9, total: 9 });
  for (const name of ['a1', 'b1', 'c1']) void ask(name);
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    counts.push(started.length);
    await nextTurn();
  }
  expect(Math.max(...counts.slice(1).map((count, index) => count - counts[index]!))).toBe(1);
});

function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Runs requests of network a with turns of 30 ms, and counts the short turns of others between the first two. */
async function turnsBetween(queue: RequestQueue): Promise<number> {
  const started: number[] = [];
  const all = [1, 2, 3].map((place) =>
    queue.run('a', () => {
      started.push(place);
      spin(30);
    }),
  );
  while (started.length < 1) await nextTurn();
  let turns = 0;
  for (; started.length < 2; turns += 1) await nextTurn();
  await Promise.all(all);
  return turns;
}

it('lets a network rest after a long turn while requests of others are here', async () => {
  const queue = new RequestQueue({ places: 8, perNetwork: 9, total: 9 });
  expect(await turnsBetween(queue)).toBeLessThan(3);
  const leave = [queue.visit('a'), queue.visit('b')];
  expect(await turnsBetween(queue)).toBeGreaterThan(20);
  for (const each of leave) each();
  expect(await turnsBetween(queue)).toBeLessThan(3);
});

it('starts a request of another network while one rests', async () => {
  const queue = new RequestQueue({ places: 8, perNetwork: 9, total: 9 });
  queue.visit('a');
  queue.visit('b');
  const order: string[] = [];
  const long = (name: string) =>
    queue.run('a', () => {
      order.push(name);
      spin(50);
    });
  const all = [long('a1'), long('a2')];
  while (order.length === 0) await nextTurn();
  await queue.run('b', () => void order.push('b1'));
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

it('keeps half of the places free where tasks are long', async () => {
  const { started, ask, turns, ends } = watched({ ...taskLimits(2) });
  const all = ['a1', 'a2', 'b1'].map((name) => ask(name));
  await turns();
  expect(started).toEqual(['a1', 'b1']);
  ends.get('b1')!();
  await turns();
  expect(started).toEqual(['a1', 'b1']);
  ends.get('a1')!();
  await turns();
  ends.get('a2')!();
  await Promise.all(all);
});

it('has the limits of docs/product.md', () => {
  expect(requestLimits(8)).toEqual({ places: 111, perNetwork: 2000, total: 4000 });
});
