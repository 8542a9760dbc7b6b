import { expect, it } from 'vitest';
import { readViewer, SESSION_IDLE } from '../app/domain/members/session.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../app/platform/time/time-units.ts';
import { type Job, runDueJobs } from '../app/server/jobs.server.ts';
import { databaseCounter } from '../app/domain/rate-limits/rate-limits.server.ts';
import { modelCalls } from '../app/domain/rate-limits/quotas.server.ts';
import { takePoint } from '../app/domain/rate-limits/quota-store.server.ts';
import type { Services } from '../app/platform/services.ts';
import { postAge } from '../app/platform/text/display-text.ts';
import { randomFrom } from '../comedy/random.ts';
import { onSqlite } from './contracts/databases.ts';
import { addMember } from './factories/sign-in.ts';
import { servicesOn } from './factories/write-as-member.ts';

const MAX_CALLS = 3;
const EVERY = HOUR_MS;
const TRIALS = 400;
const SEED = '7';
const JUMPS_OF_TRIAL = 20;
/** Small steps, what a wrong host does, and what becomes of a day when summer time begins. */
const JUMPS = [
  1000,
  5 * MINUTE_MS,
  HOUR_MS,
  -HOUR_MS,
  10 * MINUTE_MS,
  -10 * MINUTE_MS,
  DAY_MS,
  30 * DAY_MS,
  -30 * DAY_MS,
];
const START = Date.UTC(2026, 2, 29, 0, 30);

const db = onSqlite();

/** What was given out, by the period that the clock showed. */
function countsByPeriod() {
  const given = new Map<string, number>();
  return {
    add: (key: string) => void given.set(key, (given.get(key) ?? 0) + 1),
    most: () => Math.max(0, ...given.values()),
  };
}

function clockedServices() {
  const clock = { now: START };
  const services: Services = { ...servicesOn(db()), now: () => clock.now, bootId: 'one' };
  const log = { ...services.log, debug: () => undefined, warn: () => undefined };
  return { clock, services: { ...services, log } as unknown as Services };
}

/** One member whose clock jumps: what was wrong with what happened to her. */
async function tryJumps(trial: number, seed: string): Promise<string[]> {
  const random = randomFrom(`${seed} ${trial}`);
  const { clock, services } = clockedServices();
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(`${what} (trial ${trial}, seed ${seed})`);
  };
  await db().deleteFrom('quota_counters').execute();
  await db().deleteFrom('jobs').execute();
  const { cookie, sessionId } = await addMember(services, {
    email: `jumps-${trial}@members.example`,
  });
  const header = `${cookie.name}=${cookie.value}`;
  const session = () =>
    db()
      .selectFrom('sessions')
      .select('last_seen')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
  await db()
    .updateTable('sessions')
    .set({ expires_at: START + 30 * DAY_MS })
    .where('id', '=', sessionId)
    .execute();
  const counterOf = databaseCounter({ db: db(), secret: 's', now: services.now });
  const take = counterOf('jump', { points: MAX_CALLS, window: 3600 });
  const job: Job & { runs: number } = {
    name: 'jump',
    runs: 0,
    every: () => EVERY,
    run: () => Promise.resolve((job.runs += 1)),
  };
  const [calls, points] = [countsByPeriod(), countsByPeriod()];
  let seenAt = START;

  const live = async () => {
    const iso = new Date(clock.now).toISOString();
    for (let go = 0; go <= MAX_CALLS; go += 1) {
      const call = await takePoint(db(), modelCalls(clock.now), MAX_CALLS);
      if (call !== null) calls.add(iso.slice(0, 10));
      const { refund, resets } = await take('ada');
      if (refund) points.add(iso.slice(0, 13));
      else check(resets > 0 && resets <= 3600, `a wait of ${resets} seconds`);
    }
    const isOver = clock.now >= START + 30 * DAY_MS;
    const isIdle = clock.now - seenAt >= SESSION_IDLE - MINUTE_MS;
    const { kind } = await readViewer(services, header);
    if (kind === 'member') {
      check(!isOver, 'a session outlived its end');
      seenAt = clock.now;
      const { last_seen } = await session();
      check(last_seen <= clock.now + MINUTE_MS, 'a session seen in the future');
    } else check(isOver || isIdle, 'a member was locked out');
    const age = postAge(START, clock.now);
    check(age === null || /^(now|\d+h|yesterday)$/.test(age), `an age of ${age}`);
    await runDueJobs(services, [job]);
  };
  for (let jump = 0; jump < JUMPS_OF_TRIAL; jump += 1) {
    clock.now += JUMPS[Math.floor(random.next() * JUMPS.length)] ?? 0;
    await live();
  }
  const before = job.runs;
  for (let step = 0; step <= 5; step += 1) {
    clock.now += 15 * MINUTE_MS;
    await live();
  }
  check(job.runs > before, 'a job stood still');
  check(calls.most() <= MAX_CALLS, 'more calls than a day has');
  check(points.most() <= MAX_CALLS, 'more points than an hour has');
  return wrong;
}

it('locks nobody out, gives nothing twice and lets no job stand still, however the clock jumps', async () => {
  const wrong: string[] = [];
  for (let trial = 0; trial < TRIALS / JUMPS_OF_TRIAL; trial += 1) {
    wrong.push(...(await tryJumps(trial, SEED)));
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
