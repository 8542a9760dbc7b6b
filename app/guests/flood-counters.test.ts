import { expect, it, vi } from 'vitest';
import { onSqlite } from '../../test/contracts/databases.ts';
import { ownCounters, sharedCounters } from './flood-counters.server.ts';

const db = onSqlite();
const HOUR = 3_600_000;

it('counts for all processes together, and lets everybody in again in the next hour', async () => {
  const clock = { now: 500 * HOUR + 600_000 };
  const process = () =>
    sharedCounters({ db: db(), secret: 's', now: () => clock.now })('x', 3, 3600);
  const [one, other] = [process(), process()];
  expect([await one('ada'), await other('ada'), await one('ada')]).toEqual([null, null, null]);
  expect([await one('ada'), await other('ada')]).toEqual([3000, 3000]);
  expect(await other('bob')).toBeNull();
  clock.now += 50 * 60_000;
  expect(await other('ada')).toBeNull();
});

it('asks the database nothing about whom it has refused already', async () => {
  const asked = vi.spyOn(db(), 'insertInto');
  const take = sharedCounters({ db: db(), secret: 's', now: () => HOUR })('y', 1, 3600);
  expect(await take('ada')).toBeNull();
  for (let go = 0; go < 100; go += 1) expect(await take('ada')).toBe(3600);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nobody to wait longer than a whole time after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 500 * HOUR });
  try {
    const take = ownCounters('z', 1, 60);
    expect(await take('ada')).toBeNull();
    vi.setSystemTime(499 * HOUR);
    expect(await take('ada')).toBe(60);
  } finally {
    vi.useRealTimers();
  }
});
