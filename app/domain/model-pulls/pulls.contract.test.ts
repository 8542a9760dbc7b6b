import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { bareServices } from '../../../test/factories/bare-services.ts';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { replacePull } from './pull-store.server.ts';
import { cancelPull, readPull, startPull } from './pulls.server.ts';

const database = onDatabase();
const MODEL = 'gemma3:4b';
const SIZE = 3.3e9;

beforeEach(async () => {
  await cancelPull({ db: database() });
});

let ids = 0;

/** A process of the site on this database. Its pauses are none. */
function process(clock = { now: Date.now() }) {
  const newId = () => `id${(ids += 1)}`;
  const services = {
    ...bareServices(database(), { now: () => clock.now, newId }),
    pause: (_ms: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      return Promise.resolve();
    },
  };
  onTestFinished(() => services.stopping.abort());
  return services;
}

const order = ({ origin }: { origin: string }) => ({ origin, model: MODEL, size: SIZE });
const pullNow = () => readPull(process());

/** An Ollama that holds a pull at half of it until it is let go. */
async function heldOllama() {
  const ollama = await fakeOllama();
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  ollama.planPulls({ holdAt: 0.5, until });
  return { ...ollama, letGo };
}

it('pulls a model in the background, tells other processes how far it is, and forgets it then', async () => {
  const ollama = await heldOllama();
  expect(await startPull(process(), order(ollama))).toBe(true);
  await expect.poll(async () => (await pullNow())?.done).toBe(SIZE / 2);
  expect(await pullNow()).toEqual({
    origin: ollama.origin,
    model: MODEL,
    done: SIZE / 2,
    total: SIZE,
    isRunning: true,
    failure: null,
  });
  ollama.letGo();
  await expect.poll(pullNow).toBeNull();
});

it('never pulls twice at once, whichever processes are asked', async () => {
  const ollama = await heldOllama();
  const asked = [1, 2, 3, 4].map(() => startPull(process(), order(ollama)));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
  expect(await startPull(process(), { ...order(ollama), model: 'gemma3:1b' })).toBe(false);
  await expect.poll(() => ollama.pulls.length).toBe(1);
  ollama.letGo();
  await expect.poll(pullNow).toBeNull();
  expect(ollama.pulls).toHaveLength(1);
});

it('goes on by itself when the connection breaks', async () => {
  const ollama = await fakeOllama();
  ollama.planPulls({ breakAt: 0.6 });
  await startPull(process(), order(ollama));
  await expect.poll(pullNow).toBeNull();
  expect(ollama.pulls).toEqual([
    { model: MODEL, from: 0 },
    { model: MODEL, from: 0.6 * SIZE },
  ]);
});

it('gives up where nothing comes, says why, and goes on when it is let', async () => {
  const ollama = await fakeOllama();
  ollama.planPulls({ error: 'no space left on device' });
  await startPull(process(), order(ollama));
  await expect
    .poll(pullNow)
    .toMatchObject({ isRunning: false, failure: 'no space left on device' });
  expect(ollama.pulls).toHaveLength(4);
  ollama.planPulls({});
  expect(await startPull(process(), order(ollama))).toBe(true);
  await expect.poll(pullNow).toBeNull();
});

it('is cancelled from another process', async () => {
  const ollama = await heldOllama();
  await startPull(process(), order(ollama));
  await expect.poll(async () => (await pullNow())?.done).toBe(SIZE / 2);
  expect(await cancelPull(process())).toBe(true);
  expect(await pullNow()).toBeNull();
  // The process that pulls notices it at its next beat, and hangs up.
  await expect.poll(() => ollama.hungUp()).toBe(1);
  expect(await pullNow()).toBeNull();
  expect(await cancelPull(process())).toBe(false);
});

it('may be taken over from a process that was killed, and keeps how far it was', async () => {
  const ollama = await fakeOllama();
  const clock = { now: Date.now() };
  const killed = { ...order(ollama), done: 1e9, total: SIZE, holder: 'gone', failure: null };
  const { size: _, ...pull } = killed;
  await replacePull(database(), null, pull, clock.now);
  expect(await readPull(process(clock))).toMatchObject({ isRunning: true, done: 1e9 });
  expect(await startPull(process(clock), order(ollama))).toBe(false);
  clock.now += MINUTE_MS;
  const words = { isRunning: false, done: 1e9, failure: 'the server was stopped' };
  expect(await readPull(process(clock))).toMatchObject(words);
  expect(await startPull(process(clock), order(ollama))).toBe(true);
  await expect.poll(pullNow).toBeNull();
});

it('stops with the server, and says so at once', async () => {
  const ollama = await heldOllama();
  const services = process();
  await startPull(services, order(ollama));
  await expect.poll(async () => (await pullNow())?.done).toBe(SIZE / 2);
  services.stopping.abort();
  await expect
    .poll(pullNow)
    .toMatchObject({ isRunning: false, done: SIZE / 2, failure: 'the server was stopped' });
});
