import { type Kysely, sql } from 'kysely';
import { listComments } from '../app/domain/community/comments.server.ts';
import { listNewestPaths } from '../app/domain/community/feed-store.server.ts';
import { parseFeedParams, SCREEN_LIMIT, SORTS } from '../app/domain/community/feed.ts';
import { findSharedPost, listFeed } from '../app/domain/community/feed.server.ts';
import { migrate } from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';
import type { Database } from '../app/platform/db/tables.ts';
import type { Services } from '../app/platform/services.ts';
import { inBulk, recount } from '../test/factories/in-bulk.ts';
import { multiplyPost } from '../test/factories/multiply-post.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember, servicesOn } from '../test/factories/write-as-member.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import { type Part, percentile, rounded } from './part.ts';
import { newFolder, removeFolder } from './server.ts';

const FEW = 1000;
const MANY = 1_000_000;
const GOAL = 1.5;
/** Number of pages to go forward. */
const DEEP = 5;
/** Statement timeout while a database is filled, in milliseconds. */
const FILLING = 600_000;
/** Short, since a million copies are inserted. */
const POST = 'I moved a stapler today.\nIt moved me back.\nAgree?';
const SEARCHES = { 'a word of all posts': 'stapler', 'a word of no post': 'zeppelin' };
const GUEST = { kind: 'guest', id: null, guestId: null } as const;
const NOW = 1_763_700_000_000;

type Ask = (db: Kysely<Database>) => Promise<unknown>;
type Asks = Map<string, Ask>;

/** The feed and its search at two sizes, on both databases. */
export const feed: Part = {
  about: `The first page of the feed, a page further down, searches, a post, its comments and the sitemap at ${FEW.toLocaleString('en')} and at ${MANY.toLocaleString('en')} shared posts, in turns. Goal: the p95 at most ${GOAL} times as long.`,
  async measure({ quick }) {
    const sizes = [FEW, quick ? 10_000 : MANY];
    const rounds = quick ? 10 : 120;
    const folders = sizes.map(() => newFolder());
    const files = folders.map((dataDir) => openDatabase({ databaseUrl: undefined, dataDir }));
    const rows = await compare('SQLite', files, sizes, rounds);
    for (const folder of folders) removeFolder(folder);
    const postgres = await startPostgres().catch((error: Error) => error.message);
    if (typeof postgres === 'string') {
      rows.push(['Postgres', postgres, '–', '–', '–', '–']);
    } else {
      try {
        const bases = [];
        for (const index of sizes.keys()) {
          bases.push(await newDatabase(postgres.url, `bench_${process.pid}_${index}`));
        }
        rows.push(...(await compare('Postgres', bases, sizes, rounds)));
      } finally {
        await postgres.stop();
      }
    }
    const times = (size = 0) => `${size.toLocaleString('en')} posts: p50, p95 in ms`;
    return { head: ['', 'Request', ...sizes.map(times), 'Growth', 'Goal'], rows };
  },
};

async function newDatabase(url: string, name: string): Promise<Kysely<Database>> {
  const server = openDatabase({ databaseUrl: url, dataDir: '' });
  await sql`create database ${sql.ref(name)}`.execute(server);
  await server.destroy();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href, dataDir: '' }, { statementTimeout: FILLING });
}

/** Fills a database for each size and measures every request on each in turn. */
async function compare(
  engine: string,
  bases: readonly Kysely<Database>[],
  sizes: readonly number[],
  rounds: number,
): Promise<string[][]> {
  const asks: Asks[] = [];
  for (const [index, db] of bases.entries()) asks.push(await fill(db, sizes[index] ?? FEW));
  const rows: string[][] = [];
  for (const name of asks[0]?.keys() ?? []) {
    const times: number[][] = bases.map(() => []);
    for (let round = -10; round < rounds; round += 1) {
      for (const [index, db] of bases.entries()) {
        const start = performance.now();
        await asks[index]?.get(name)?.(db);
        if (round >= 0) times[index]?.push(performance.now() - start);
      }
    }
    const [few = [], many = []] = times.map((each) => [
      percentile(each, 0.5),
      percentile(each, 0.95),
    ]);
    const growth = many.map((time, index) => time / (few[index] ?? Number.NaN));
    const cells = [few, many].map((shares) => shares.map(rounded).join(', '));
    const holds = (growth[1] ?? Number.NaN) <= GOAL ? 'holds' : 'falls short';
    rows.push([
      engine,
      name,
      ...cells,
      growth.map((times) => `${times.toFixed(2)}×`).join(', '),
      holds,
    ]);
  }
  for (const db of bases) await db.destroy();
  return rows;
}

const on = (db: Kysely<Database>): Services => ({ ...servicesOn(db), now: () => NOW });

async function fill(db: Kysely<Database>, size: number): Promise<Asks> {
  await migrate(db);
  const member = await newMember(on(db));
  const post = await shareNew(on(db), member, POST);
  await inBulk(db, 'posts', () => multiplyPost(db, post, size, NOW));
  await recount(db);
  const asks: Asks = new Map();
  for (const sort of Object.keys(SORTS)) {
    asks.set(sort, listing({ sort }));
    asks.set(`${sort}, one style`, listing({ sort, style: 'humblebrag' }));
    asks.set(`${sort}, page ${DEEP + 1}`, await furtherDown(db, sort));
    for (const [what, q] of Object.entries(SEARCHES)) {
      asks.set(`${sort}, ${what}`, listing({ sort, q }));
    }
  }
  asks.set('a post', (db) => findSharedPost(on(db), GUEST, post));
  asks.set('its comments', (db) => listComments(on(db), GUEST, post, null));
  // The same number at both sizes, since a longer response takes longer.
  asks.set('addresses for the sitemap', (db) => listNewestPaths(db, FEW / 2));
  return asks;
}

function listing(query: Record<string, string>): Ask {
  const { params } = parseFeedParams(new URLSearchParams(query));
  return (db) => listFeed(on(db), GUEST, { ...params, limit: SCREEN_LIMIT });
}

async function furtherDown(db: Kysely<Database>, sort: string): Promise<Ask> {
  const query: Record<string, string> = { sort };
  for (let page = 0; page < DEEP; page += 1) {
    const { next } = (await listing(query)(db)) as Awaited<ReturnType<typeof listFeed>>;
    if (next === null) throw new Error(`The feed by ${sort} ends on page ${page + 1}`);
    query['after'] = next;
  }
  return listing(query);
}
