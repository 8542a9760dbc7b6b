// npm run bench:admin: the overview and the charts at ten thousand and at ten million events, with a tenth as
// many members, on SQLite and, where there is one, on Postgres. `-- 1000000` measures with so many in place of
// the ten million.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countDays } from '../app/admin/count-days.server.ts';
import { countOverview } from '../app/admin/count-overview.server.ts';
import { dayOf } from '../app/admin/periods.ts';
import type { Viewer } from '../app/auth/viewer.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import type { Services } from '../app/services.server.ts';
import { fillEvents } from '../test/people/multiply-events.ts';
import { servicesOn } from '../test/people/write-as-member.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import { percentile } from './percentile.ts';

const FEW = 10_000;
const MANY = Number(process.argv[2] ?? 10_000_000);
const ROUNDS = 200;
const WARM_UP = 20;
const NOW = 1_763_700_000_000;
const ZONE = 'Asia/Kathmandu';
const ADMIN = { kind: 'member', id: 'a', isAdmin: true, isDisabled: false } as Viewer;

/** What the 95th of a hundred took at the few. */
const fewTimes = new Map<string, number>();

type Place = Parameters<typeof openDatabase>[0];
type Times = Record<'overview' | 'week' | 'month', number[]>;

const dataDir = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
for (const size of [FEW, MANY]) {
  const folder = mkdtempSync(join(dataDir, 'size-'));
  keep('SQLite', await measure('SQLite', { databaseUrl: undefined, dataDir: folder }, size));
  rmSync(folder, { recursive: true });
}
rmSync(dataDir, { recursive: true });
const postgres = await startPostgres().catch((error: Error) => console.log(error.message));
if (postgres) {
  for (const size of [FEW, MANY]) {
    const place = { databaseUrl: postgres.url, dataDir: '' };
    const db = openDatabase(place);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await db.destroy();
    keep('Postgres', await measure('Postgres', place, size));
  }
  await postgres.stop();
}

async function measure(name: string, place: Place, size: number): Promise<Times> {
  const db = openDatabase(place);
  await migrate(db);
  const begun = performance.now();
  await fillEvents(db, { events: size, members: size / 10, now: NOW });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${name}: ${size.toLocaleString('en')} events, made in ${seconds} s`);
  const times = await timesOf({ ...servicesOn(db), now: () => NOW });
  await db.destroy();
  return times;
}

async function timesOf(services: Services): Promise<Times> {
  const times: Times = { overview: [], week: [], month: [] };
  const day = dayOf(ZONE, NOW);
  const asked: Record<keyof Times, () => Promise<unknown>> = {
    overview: () => countOverview(services, ADMIN, ZONE),
    week: () => countDays(services, ADMIN, { kind: 'week', day, zone: ZONE }),
    month: () => countDays(services, ADMIN, { kind: 'month', day, zone: ZONE }),
  };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const name of Object.keys(asked) as (keyof Times)[]) {
      const before = performance.now();
      await asked[name]();
      if (round >= WARM_UP) times[name].push(performance.now() - before);
    }
  }
  return times;
}

function keep(name: string, times: Times): void {
  for (const [kind, each] of Object.entries(times)) {
    const key = `${name} ${kind}`;
    const [middle, high] = [percentile(each, 0.5), percentile(each, 0.95)];
    const few = fewTimes.get(key);
    fewTimes.set(key, high);
    const ratio = few === undefined ? '' : `: ${(high / few).toFixed(2)}× of the few`;
    console.log(`  ${kind}: p50 ${middle.toFixed(2)} ms, p95 ${high.toFixed(2)} ms${ratio}`);
  }
}
