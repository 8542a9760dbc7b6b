// npm run bench:feed: a page of the feed at a thousand and at a million shared posts, on SQLite and, where
// there is one, on Postgres. `-- 100000` measures with so many in place of the million.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type FeedAsk, parseFeedAsk, PERIODS, SCREEN_LIMIT, SORTS } from '../app/community/feed.ts';
import { listFeed } from '../app/community/list-feed.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import type { Database } from '../app/db/tables.ts';
import type { Services } from '../app/services.server.ts';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { writePost } from '../comedy/write-post.ts';
import { multiplyPost } from '../test/people/multiply-post.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { newMember, servicesOn } from '../test/people/write-as-member.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import { percentile } from './percentile.ts';

const FEW = 1000;
const MANY = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 60;
const WARM_UP = 5;
const DEEP = 5;
const NOBODY = { kind: 'guest', id: null, guestId: null } as const;
const NOW = 1_763_700_000_000;

type Asked = { name: string; ask: FeedAsk };

await measure('SQLite', async (use) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
  await use({ databaseUrl: undefined, dataDir });
  rmSync(dataDir, { recursive: true, force: true });
});
const postgres = await startPostgres().catch((error: Error) => console.log(error.message));
if (postgres) {
  await measure('Postgres', async (use) => {
    await fresh(postgres.url);
    await use({ databaseUrl: postgres.url, dataDir: '' });
  });
  await postgres.stop();
}

type Place = Parameters<typeof openDatabase>[0];
type Provide = (use: (place: Place) => Promise<void>) => Promise<void>;

async function measure(name: string, provide: Provide): Promise<void> {
  const found = new Map<number, Map<string, number[]>>();
  for (const size of [FEW, MANY]) {
    await provide(async (place) => {
      const db = openDatabase(place);
      await migrate(db);
      const begun = performance.now();
      const services = await fill(db, size);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`${name}: ${size.toLocaleString('en')} shared posts, made in ${seconds} s`);
      found.set(size, await timesOf(services));
      await db.destroy();
    });
  }
  report(name, found.get(FEW) ?? new Map(), found.get(MANY) ?? new Map());
}

async function fill(db: Kysely<Database>, size: number): Promise<Services> {
  const services = { ...servicesOn(db), now: () => NOW };
  const member = await newMember(services);
  const [fields = {}] = SAMPLE_INPUTS.humblebrag;
  const { text } = writePost({
    style: 'humblebrag',
    level: 'Spicy',
    fields,
    seed: 1,
    site: 'broetry.example',
  });
  await multiplyPost(db, await shareNew(services, member, text), size, NOW);
  await sql`analyze`.execute(db);
  return services;
}

/** The times of every kind of page, in milliseconds, each asked for in turn. */
async function timesOf(services: Services): Promise<Map<string, number[]>> {
  const kinds = await allKinds(services);
  const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const { name, ask } of kinds) {
      const before = performance.now();
      await listFeed(services, NOBODY, ask);
      if (round >= WARM_UP) times.get(name)?.push(performance.now() - before);
    }
  }
  return times;
}

async function allKinds(services: Services): Promise<Asked[]> {
  const kinds: Asked[] = [];
  for (const sort of Object.keys(SORTS)) {
    for (const period of Object.keys(PERIODS)) {
      for (const style of ['', 'humblebrag']) {
        const query = new URLSearchParams({ sort, period, style });
        const ask = { ...parseFeedAsk(query).ask, limit: SCREEN_LIMIT };
        const name = [sort, period, style].filter(Boolean).join(' ');
        kinds.push({ name, ask });
        const later = await pagesOn(services, ask, query);
        if (later) kinds.push({ name: `${name}, later`, ask: later });
      }
    }
  }
  return kinds;
}

async function pagesOn(
  services: Services,
  ask: FeedAsk,
  query: URLSearchParams,
): Promise<FeedAsk | null> {
  let current = ask;
  for (let page = 0; page < DEEP; page += 1) {
    const { next } = await listFeed(services, NOBODY, current);
    if (next === null) break;
    query.set('after', next);
    current = { ...parseFeedAsk(query).ask, limit: SCREEN_LIMIT };
  }
  return current === ask ? null : current;
}

function report(name: string, few: Map<string, number[]>, many: Map<string, number[]>): void {
  // A page far down there is only where there are many.
  const kinds = [...many.keys()].filter((kind) => few.has(kind));
  const all = (times: Map<string, number[]>) => kinds.flatMap((kind) => times.get(kind) ?? []);
  console.log(`${name}, a page of ${SCREEN_LIMIT}, milliseconds`);
  for (const share of [0.5, 0.99]) {
    const [small, large] = [percentile(all(few), share), percentile(all(many), share)];
    console.log(`  p${share * 100}  ${ratioOf(small, large)}`);
  }
  const slowest = kinds
    .map((kind) => ({
      kind,
      small: percentile(few.get(kind) ?? [], 0.5),
      large: percentile(many.get(kind) ?? [], 0.5),
    }))
    .toSorted((one, other) => other.large - one.large);
  for (const { kind, small, large } of slowest.slice(0, 4)) {
    console.log(`  slowest: ${kind}, p50 ${ratioOf(small, large)}`);
  }
}

function ratioOf(small: number, large: number): string {
  return `${small.toFixed(2)} at the few, ${large.toFixed(2)} at the many: ${(large / small).toFixed(2)}×`;
}

async function fresh(url: string): Promise<void> {
  const db = openDatabase({ databaseUrl: url, dataDir: '' });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
}
