import { expect, it, vi } from 'vitest';
import { onSqlite } from '../../test/contracts/databases.ts';
import { type FloodCounter, ownCounters, sharedCounters } from './flood-counters.server.ts';

const db = onSqlite();
const HOUR = 3_600_000;
const waits = (take: FloodCounter) => async (who: string) => (await take(who)).wait;

const KINDS = {
  'this process': () => ownCounters,
  'all processes': () => sharedCounters({ db: db(), secret: 's', now: Date.now }),
};

it.each(Object.entries(KINDS))(
  'gives back what was taken, once and to whom it belongs, in counters of %s',
  async (_, counters) => {
    const take = counters()('w', 2, 3600);
    const gos = [await take('ada'), await take('ada'), await take('bob')];
    expect((await take('ada')).wait).toBeGreaterThan(0);
    expect((await take('ada')).wait).toBeGreaterThan(0);
    const [first] = gos;
    if (first?.wait !== null) throw new Error('the first go was refused');
    await first.giveBack();
    expect((await take('ada')).wait).toBeNull();
    expect((await take('ada')).wait).toBeGreaterThan(0);
    expect((await take('bob')).wait).toBeNull();
    expect((await take('bob')).wait).toBeGreaterThan(0);
  },
);

it('gives nothing back to an hour that has begun anew', async () => {
  const take = ownCounters('v', 1, 0.05);
  const go = await take('ada');
  await new Promise((done) => setTimeout(done, 80));
  if (go.wait !== null) throw new Error('refused');
  await go.giveBack();
  expect((await take('ada')).wait).toBeNull();
  expect((await take('ada')).wait).not.toBeNull();
});

it('hears within seconds that another process has given back', async () => {
  const clock = { now: 500 * HOUR };
  const process = () =>
    sharedCounters({ db: db(), secret: 's', now: () => clock.now })('u', 1, 3600);
  const [one, other] = [process(), process()];
  const go = await one('ada');
  expect((await other('ada')).wait).toBe(3600);
  if (go.wait !== null) throw new Error('refused');
  await go.giveBack();
  clock.now += 5000;
  expect((await other('ada')).wait).toBeNull();
});

it('counts for all processes together, and lets everybody in again in the next hour', async () => {
  const clock = { now: 500 * HOUR + 600_000 };
  const process = () =>
    waits(sharedCounters({ db: db(), secret: 's', now: () => clock.now })('x', 3, 3600));
  const [one, other] = [process(), process()];
  expect([await one('ada'), await other('ada'), await one('ada')]).toEqual([null, null, null]);
  expect([await one('ada'), await other('ada')]).toEqual([3000, 3000]);
  expect(await other('bob')).toBeNull();
  clock.now += 50 * 60_000;
  expect(await other('ada')).toBeNull();
});

it('asks the database nothing about whom it has refused already', async () => {
  const asked = vi.spyOn(db(), 'insertInto');
  const take = waits(sharedCounters({ db: db(), secret: 's', now: () => HOUR })('y', 1, 3600));
  expect(await take('ada')).toBeNull();
  for (let go = 0; go < 100; go += 1) expect(await take('ada')).toBe(3600);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nobody to wait longer than a whole time after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 500 * HOUR });
  try {
    const take = waits(ownCounters('z', 1, 60));
    expect(await take('ada')).toBeNull();
    vi.setSystemTime(499 * HOUR);
    expect(await take('ada')).toBe(60);
  } finally {
    vi.useRealTimers();
  }
});
