// npm run bench:processes: several processes behind a proxy on one Postgres of their own. How many requests a second
// one, two and three of them answer on this machine's cores, which the proxy, the database and the readers share; what it
// costs a write to be told to all, and a limit to be counted for all.
import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import { ownCounters, sharedCounters } from '../app/guests/flood-counters.server.ts';
import { fillWorld } from '../scripts/seed-world.ts';
import { load } from '../test/processes/load.ts';
import { type Site, startSite } from '../test/processes/site.ts';
import { percentile } from './percentile.ts';
import { processorTime } from './processor-time.ts';

const ROUNDS = 3;
const SECONDS = 3;
const WRITES = 300;
const STATES = { enable: sql`enable`, disable: sql`disable` };

const site = await startSite(3);
try {
  await fillWorld(site.db, { days: 10, now: Date.now() });
  console.log(
    `${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}, behind ${site.hasNginx ? 'nginx' : 'a small proxy in this process'}; medians of ${ROUNDS} interleaved rounds`,
  );
  const headers = await site.member();
  await requests(site, 'GET /community, kept, gzip', '/community', { 'accept-encoding': 'gzip' });
  await requests(site, 'GET /community, signed in', '/community', headers);
  await telling(site);
  await counting(site);
} finally {
  await site.stop();
}

async function requests(of: Site, name: string, path: string, headers: Record<string, string>) {
  const rates = new Map<number, number[]>();
  const slow = new Map<number, number[]>();
  const work = new Map<number, number[]>();
  const worked = () => of.processes.reduce((sum, one) => sum + processorTime(one.pid()), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of [1, 2, 3]) {
      const proxy = await of.inFront(of.processes.slice(0, count));
      const before = worked();
      const time = new Promise((done) => setTimeout(done, SECONDS * 1000));
      const result = await load(proxy.origin, 16, () => ({ path, headers, expected: 200 }), time);
      await proxy.stop();
      if (result.failed.length > 0) throw new Error(result.failed[0]);
      keep(rates, count, result.requests / result.seconds);
      keep(work, count, (worked() - before) / result.requests);
      keep(slow, count, percentile(result.times, 0.95));
    }
  }
  for (const count of [1, 2, 3]) {
    const [rate, late, busy] = [rates, slow, work].map((kept) => median(kept.get(count)));
    console.log(
      `  ${name}: ${count} processes ${rate?.toFixed(0)} a second, p95 ${late?.toFixed(0)} ms, ${busy?.toFixed(2)} ms of processor for one in Broetry`,
    );
  }
}

/** The same update of one post, with the trigger that tells all processes and without it. */
async function telling({ db }: Site) {
  const { id } = await db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
  const write = () => db.updateTable('posts').set({ updated_at: 0 }).where('id', '=', id).execute();
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const state of ['enable', 'disable'] as const) {
      await sql`alter table posts ${STATES[state]} trigger tell_public_change`.execute(db);
      for (const writers of [1, 8]) {
        const begun = performance.now();
        const writer = async () => {
          for (let count = 0; count < WRITES / writers; count += 1) await write();
        };
        await Promise.all(Array.from({ length: writers }, writer));
        keep(times, `${state} ${writers}`, (performance.now() - begun) / WRITES);
      }
    }
  }
  await sql`alter table posts enable trigger tell_public_change`.execute(db);
  for (const writers of [1, 8]) {
    const [told, silent] = (['enable', 'disable'] as const).map((state) =>
      median(times.get(`${state} ${writers}`)),
    );
    console.log(
      `  a write, ${writers} at once: ${told?.toFixed(3)} ms told to all, ${silent?.toFixed(3)} ms told to nobody (this Postgres does not wait for the disk)`,
    );
  }
}

/** One go that is let through, and one that is refused, of a limit in the database and of one in memory. */
async function counting({ db }: Site) {
  const secret = randomBytes(32).toString('hex');
  const shared = sharedCounters({ db, secret, now: Date.now })('bench', WRITES, 3600);
  const own = ownCounters('bench', WRITES, 3600);
  for (const [name, take] of [
    ['in the database', shared],
    ['in memory', own],
  ] as const) {
    const passed = await timed(() => take('somebody'));
    await take('somebody');
    const refused = await timed(() => take('somebody'));
    console.log(
      `  a limit counted ${name}: ${passed.toFixed(4)} ms let through, ${refused.toFixed(4)} ms refused`,
    );
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < WRITES; count += 1) await work();
  return (performance.now() - begun) / WRITES;
}

function keep<Key>(kept: Map<Key, number[]>, key: Key, value: number): void {
  kept.set(key, [...(kept.get(key) ?? []), value]);
}

function median(values: number[] = []): number {
  return percentile(values, 0.5);
}
