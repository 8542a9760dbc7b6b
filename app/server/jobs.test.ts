import { expect, it } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import type { Services } from '../platform/services.ts';
import { DAY_MS, HOUR_MS } from '../platform/time/time-units.ts';
import { deleteOld } from './job-store.server.ts';
import { type Job, runDueJobs } from './jobs.server.ts';

const NOW = 1_763_700_000_000;

async function clockedApp() {
  const clock = { now: NOW };
  const app = await createTestApp({ overrides: { now: () => clock.now } });
  return { ...app, clock };
}

function countingJob(every: number | null): Job & { runs: number } {
  const job = {
    name: 'count',
    runs: 0,
    every: () => every,
    run: () => Promise.resolve((job.runs += 1)),
  };
  return job;
}

it('runs a job once in each period, first after a whole period', async () => {
  const { services, clock } = await clockedApp();
  const job = countingJob(1000);
  const runs = [];
  for (const step of [0, 999, 1, 500, 499, 1, 5000, 0]) {
    clock.now += step;
    await runDueJobs(services, [job]);
    runs.push(job.runs);
  }
  expect(runs).toEqual([0, 0, 1, 1, 1, 2, 3, 3]);
});

it('runs a job again within a period after the clock was set back', async () => {
  const { services, clock } = await clockedApp();
  const job = countingJob(HOUR_MS);
  clock.now += 30 * DAY_MS;
  await runDueJobs(services, [job]);
  clock.now = NOW;
  await runDueJobs(services, [job]);
  clock.now += HOUR_MS;
  await runDueJobs(services, [job]);
  expect(job.runs).toBeGreaterThan(0);
});

it('gives a lease to one of several processes', async () => {
  const { services, clock } = await clockedApp();
  const job = countingJob(1000);
  await runDueJobs(services, [job]);
  clock.now += 1000;
  await Promise.all(Array.from({ length: 10 }, () => runDueJobs(services, [job])));
  expect(job.runs).toBe(1);
});

it('transfers the lease of a killed process after a minute, but not of a busy one', async () => {
  const { services, clock, db } = await clockedApp();
  const job = countingJob(DAY_MS);
  await runDueJobs(services, [job]);
  clock.now += DAY_MS;
  const killed: Job = { ...job, run: () => new Promise(() => {}) };
  void runDueJobs({ ...services, bootId: 'killed' }, [killed]);
  await expect
    .poll(() =>
      db.selectFrom('jobs').select('holder').where('name', '=', 'count').executeTakeFirst(),
    )
    .toEqual({ holder: 'killed' });
  clock.now += 59_999;
  await runDueJobs(services, [job]);
  expect(job.runs).toBe(0);
  clock.now += 1;
  await runDueJobs(services, [job]);
  expect(job.runs).toBe(1);
  // Done is done: due again a whole period after it began.
  clock.now += DAY_MS - 1;
  await runDueJobs(services, [job]);
  expect(job.runs).toBe(1);
  clock.now += 1;
  await runDueJobs(services, [job]);
  expect(job.runs).toBe(2);
});

it('deletes rate-limit counters within hours', async () => {
  const { db } = await clockedApp();
  const counter = { scope: 'flood:report', subject: 'x', used: 1 };
  const periods = [0, 1, 3].map((hours) => new Date(NOW - hours * HOUR_MS).toISOString());
  await db
    .insertInto('quota_counters')
    .values(periods.map((period) => ({ ...counter, period })))
    .execute();
  expect(await deleteOld(db, NOW)).toMatchObject({ rateLimits: 1 });
});

it('skips jobs that are off and continues after a failure', async () => {
  const { services, clock } = await clockedApp();
  const failing: Job = { name: 'fail', every: () => 1, run: () => Promise.reject(new Error('no')) };
  const off = { ...countingJob(null), name: 'off' };
  const job = countingJob(1);
  for (let index = 0; index < 2; index += 1) {
    await runDueJobs(services, [failing, off, job]);
    clock.now += 10;
  }
  expect([off.runs, job.runs]).toEqual([0, 1]);
});

async function addAged(services: Services, age: number): Promise<void> {
  const at = NOW - age;
  const { db } = services;
  await db
    .insertInto('guest_events')
    .values({
      id: services.newId(),
      session_id: 's',
      event: 'generator_visit',
      timestamp: at,
      user_agent: null,
      referrer: null,
      metadata: null,
    })
    .execute();
  const session = { id: services.newId(), first_seen: at, last_seen: at };
  await db
    .insertInto('guest_sessions')
    .values({ ...session, entered_at: null, depth: 0 })
    .execute();
  const period = new Date(at).toISOString().slice(0, 10);
  await db
    .insertInto('quota_counters')
    .values({ scope: 's', subject: 'x', period, used: 1 })
    .execute();
}

it('keeps events for 90 days and daily counters for 8', async () => {
  const { services, db } = await clockedApp();
  for (const age of [0, 7 * DAY_MS, 9 * DAY_MS, 89 * DAY_MS, 91 * DAY_MS])
    await addAged(services, age);
  expect(await deleteOld(db, NOW)).toEqual({
    events: 1,
    sessions: 1,
    attempts: 0,
    counters: 3,
    rateLimits: 0,
    recoveryCodes: 0,
    invitations: 0,
  });
  expect(await db.selectFrom('guest_events').select('id').execute()).toHaveLength(4);
  expect(await db.selectFrom('quota_counters').select('period').execute()).toHaveLength(2);
});
