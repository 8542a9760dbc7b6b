import { expect, it } from 'vitest';
import { keepAnswer } from './kept-answer.server.ts';
import { keepPages } from './keep-pages.server.ts';

const lease = () => ({ fresh: 10, stale: 100 });

function kept() {
  const state = { now: 0, changes: 0, made: 0, status: 200, fails: false };
  const pages = keepPages({
    async make() {
      state.made += 1;
      const { made, status } = state;
      await new Promise((done) => setTimeout(done, 5));
      if (state.fails) throw new Error('no page');
      return keepAnswer(status, new Headers(), Buffer.from(`page ${made}`));
    },
    changes: () => state.changes,
    now: () => state.now,
    lease,
    room: 1_000_000,
  });
  const read = async (name = 'a') => {
    const variant = await (await pages.make(name))?.variant('identity');
    return variant?.body.toString();
  };
  return { state, read };
}

it('makes a page once for a thousand readers', async () => {
  const { state, read } = kept();
  const texts = await Promise.all(Array.from({ length: 1000 }, () => read()));
  expect([new Set(texts), state.made]).toEqual([new Set(['page 1']), 1]);
});

it('gives out nothing older than a change, not even what was begun before it', async () => {
  const { state, read } = kept();
  const early = read();
  state.changes = 1;
  const late = read();
  expect([await early, await late]).toEqual(['page 1', 'page 2']);
  expect(await read()).toBe('page 2');
  state.changes = 2;
  expect(await read()).toBe('page 3');
});

it('never makes a page twice at a time, however often it changes meanwhile', async () => {
  const { state, read } = kept();
  const asked: Promise<string | undefined>[] = [];
  for (let change = 0; change < 50; change += 1) {
    state.changes = change;
    asked.push(read());
  }
  expect(state.made).toBe(1);
  const texts = await Promise.all(asked);
  expect([texts[0], new Set(texts.slice(1)), state.made]).toEqual([
    'page 1',
    new Set(['page 2']),
    2,
  ]);
  expect([await read(), state.made]).toEqual(['page 2', 2]);
});

it('makes the next page also when the one before it came to nothing', async () => {
  const { state, read } = kept();
  state.fails = true;
  const early = read();
  state.changes = 1;
  const late = read();
  await expect(early).rejects.toThrow('no page');
  state.fails = false;
  expect(await late).toBe('page 2');
});

it('gives out the old page while the new one is made, and not for ever', async () => {
  const { state, read } = kept();
  await read();
  state.now = 9;
  expect([await read(), state.made]).toEqual(['page 1', 1]);
  state.now = 50;
  expect(await read()).toBe('page 1');
  await expect.poll(() => read()).toBe('page 2');
  state.now = 200;
  expect(await read()).toBe('page 3');
});

it('keeps the old page when no new one comes of it, until its lease is over', async () => {
  const { state, read } = kept();
  await read();
  state.fails = true;
  state.now = 50;
  expect(await read()).toBe('page 1');
  state.now = 150;
  await expect(read()).rejects.toThrow('no page');
});

it('keeps no page that is missing or broken', async () => {
  const { state, read } = kept();
  state.status = 404;
  expect([await read(), await read()]).toEqual(['page 1', 'page 2']);
});

it('makes a page anew when the clock was set back since', async () => {
  const { state, read } = kept();
  state.now = 1000;
  expect(await read()).toBe('page 1');
  state.now = 500;
  expect([await read(), await read()]).toEqual(['page 2', 'page 2']);
});

it('does not let a making that hangs hold up what comes after a change', async () => {
  const hangs = Promise.withResolvers<null>();
  let [made, changes] = [0, 0];
  const pages = keepPages({
    make() {
      made += 1;
      const page = keepAnswer(200, new Headers(), Buffer.from(`page ${made}`));
      return made === 1 ? hangs.promise : Promise.resolve(page);
    },
    changes: () => changes,
    now: () => 0,
    lease,
    room: 1_000_000,
    patience: 20,
  });
  const first = pages.make('a');
  changes = 1;
  const text = async () => String((await (await pages.make('a'))?.variant('identity'))?.body);
  expect(await Promise.all([text(), text()])).toEqual(['page 2', 'page 2']);
  hangs.resolve(null);
  expect([await first, await text(), made]).toEqual([null, 'page 2', 2]);
});
