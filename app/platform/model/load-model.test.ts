import { expect, it } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  firstThen,
  refuseWith,
} from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { MINUTE_MS } from '../time/time-units.ts';
import { createModelLoader, loadByCall } from './load-model.server.ts';
import { ModelError } from './model-errors.server.ts';
import { createModelMemory } from './model-memory.server.ts';

const never = new AbortController().signal;

/** A loader whose loads end when the test says so. */
function gatedLoader({ isAwaited = true } = {}) {
  const clock = { now: 0 };
  const stopping = new AbortController();
  const loads: { end: () => void; fail: (error: unknown) => void; signal: AbortSignal }[] = [];
  const loader = createModelLoader({
    load: (signal) =>
      new Promise((resolve, reject) => loads.push({ end: resolve, fail: reject, signal })),
    isAwaited,
    now: () => clock.now,
    stopping: stopping.signal,
  });
  const isLoading = (value: boolean) =>
    expect.poll(() => loader.state().isLoading, { interval: 1 }).toBe(value);
  return { loader, loads, clock, stopping, isLoading };
}

it('loads once at a time, and again when the model has not been used for five minutes', async () => {
  const { loader, loads, clock, isLoading } = gatedLoader();
  loader.prepare();
  loader.prepare();
  expect([loads.length, loader.state().isLoading]).toEqual([1, true]);
  loads[0]!.end();
  await isLoading(false);
  clock.now += 5 * MINUTE_MS;
  loader.prepare();
  expect(loads).toHaveLength(1);
  clock.now += 1;
  loader.prepare();
  expect(loads).toHaveLength(2);
  loads[1]!.end();
  await isLoading(false);
  clock.now += 4 * MINUTE_MS;
  loader.used();
  clock.now += 4 * MINUTE_MS;
  loader.prepare();
  expect(loads).toHaveLength(2);
});

it('lets a call wait for the loading, which goes on when the call is hung up', async () => {
  const { loader, loads, isLoading } = gatedLoader();
  const leaving = new AbortController();
  const first = loader.ready(leaving.signal);
  const second = loader.ready(never);
  expect(loads).toHaveLength(1);
  const reason = new Error('left');
  leaving.abort(reason);
  await expect(first).rejects.toBe(reason);
  expect([loads[0]!.signal.aborted, loader.state().isLoading]).toEqual([false, true]);
  loads[0]!.end();
  await second;
  await isLoading(false);
  await loader.ready(never);
  expect(loads).toHaveLength(1);
  await expect(loader.ready(leaving.signal)).rejects.toBe(reason);
});

it('lets no call wait where an engine goes on loading by itself', async () => {
  const { loader, loads } = gatedLoader({ isAwaited: false });
  await loader.ready(never);
  expect(loads).toHaveLength(0);
  loader.prepare();
  expect(loads).toHaveLength(1);
  await loader.ready(never);
});

it('says why a load failed until the next answer, and tries again after a minute', async () => {
  const { loader, loads, clock, isLoading } = gatedLoader();
  const settings = modelSettings({ baseUrl: 'http://127.0.0.1:9/v1' });
  const waiting = loader.ready(never);
  loads[0]!.fail(new ModelError(settings, 'upstream', 'out of memory'));
  await waiting;
  expect(loader.state()).toEqual({ isLoading: false, failure: 'out of memory' });
  clock.now += MINUTE_MS;
  loader.prepare();
  expect(loads).toHaveLength(1);
  clock.now += 1;
  loader.prepare();
  expect(loads).toHaveLength(2);
  loads[1]!.end();
  await isLoading(false);
  expect(loader.state().failure).toBeNull();
});

it('ends a load with the server, without a word about it', async () => {
  const { loader, loads, stopping, isLoading } = gatedLoader();
  loader.prepare();
  stopping.abort();
  expect(loads[0]!.signal.aborted).toBe(true);
  loads[0]!.fail(new Error('aborted'));
  await isLoading(false);
  expect(loader.state().failure).toBeNull();
});

const MESSAGES = [{ role: 'user', content: 'The rules.' }] as const;

async function load(behaviour: Behaviour) {
  const provider = await fakeProvider(behaviour);
  const settings = modelSettings(provider);
  const memory = createModelMemory(settings);
  const before = structuredClone(memory);
  const loading = loadByCall(settings, MESSAGES, { memory, signal: never });
  return { provider, loading, isUnchanged: () => expect(memory).toEqual(before) };
}

it.each<[string, Behaviour]>([
  ['text', answerWith('Ready.')],
  [
    'a cut after one token',
    (response) => begin(response, 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n'),
  ],
  ['nothing', answerWith('')],
])('loads any other engine by a call of one token that is answered by %s', async (_, behaviour) => {
  const { provider, loading, isUnchanged } = await load(behaviour);
  await loading;
  expect(provider.asked.map(({ body }) => [body.max_tokens, body.messages])).toEqual([
    [1, MESSAGES],
  ]);
  isUnchanged();
});

it('fails to load where the engine refuses', async () => {
  const { loading, isUnchanged } = await load(refuseWith(401, {}));
  await expect(loading).rejects.toMatchObject({ code: 'auth' });
  isUnchanged();
});

it('waits for a load longer than for a text', async () => {
  const { loading } = await load(
    firstThen(
      (response) => void setTimeout(() => answerWith('Ready.')(response, {} as never, 1), 1500),
      answerWith(''),
    ),
  );
  await loading;
});
