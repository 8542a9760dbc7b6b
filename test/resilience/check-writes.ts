import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../app/platform/db/is-sqlite.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { inDatabase, type Place } from './place.ts';
import type { Fact } from './writes.ts';

/**
 * Lists all faults of a database and its picture files: acknowledged rows that are missing or duplicated, wrong counts,
 * damaged pages, missing files. `isLive`: writes continue meanwhile.
 */
export function checkAll(place: Place, facts: readonly Fact[], isLive = false): Promise<string[]> {
  return inDatabase(place, async (db) => {
    // Crash recovery of Postgres resets the table statistics.
    if (place.databaseUrl) await sql`analyze`.execute(db);
    return [
      ...(await checkRules(db, isLive)),
      ...(await checkFacts(db, facts)),
      ...(await checkPages(db)),
      ...(await missingFiles(db, place.dataDir)),
    ];
  });
}

async function missingFiles(db: Kysely<Database>, dataDir: string): Promise<string[]> {
  const held = db.selectFrom('stored_objects').select('path').where('resource_id', 'is not', null);
  const places = (await held.execute()).map(({ path }) => path);
  const sizeOf = (place: string) =>
    statSync(join(dataDir, 'files', place.slice(0, 2), place), { throwIfNoEntry: false })?.size;
  return places.filter((place) => !sizeOf(place)).map((place) => `no picture ${place}`);
}

async function checkFacts(db: Kysely<Database>, facts: readonly Fact[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { table, row } of facts) {
    const conditions = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.table(table)}
      where ${sql.join(conditions, sql` and `)}`.execute(db);
    const found = Number(rows[0]?.found);
    if (found !== 1)
      faults.push(`${found} rows instead of 1: ${table} ${JSON.stringify(row).slice(0, 160)}`);
  }
  return faults;
}

const POSTS = `kind = 'post' and state = 'succeeded' and writer <> 'member'`;
const COUNTED = `(state in ('succeeded', 'reserved') or error_code = 'reader-left-midway')`;

/**
 * Queries that must return no row: denormalized counts that disagree with their rows, and rows without a required row.
 * Each reads a table once, so that it is fast without table statistics.
 */
const RULES: Record<string, string> = {
  'reactions of a post': atOdds('posts', 'reactions', 'post_id', 'reactions'),
  'comments of a post': atOdds(
    'posts',
    'real_comments',
    'post_id',
    'comments',
    'hidden_at is null',
  ),
  'posts of a guest': atOdds('guests', 'posts_generated', 'owner_id', 'generations', COUNTED),
  'posts of a member': atOdds('users', 'posts_created', 'owner_id', 'generations', POSTS),
  'what a network or member has used': `select q.subject from quota_counters q left join
    (select charged_subject, charged_period, count(*) as n from generations where ${COUNTED}
      group by charged_subject, charged_period) g
    on g.charged_subject = q.subject and g.charged_period = q.period
    where q.scope = 'guest-generations-of-address' and q.used <> coalesce(g.n, 0)`,
  'a finished post that its member does not have': `select id from generations where owner_kind = 'member'
    and kind = 'post' and state = 'succeeded' and post_id is null`,
  'a post without its text': `select p.id from posts p left join generations g on g.id = p.generation_id
    where g.id is null or g.state <> 'succeeded'`,
  'a picture without its files': `select id from resources where not exists
    (select 1 from stored_objects o where o.resource_id = resources.id and o.path = resources.image)`,
  'a file of no picture': `select path from stored_objects where resource_id is not null
    and resource_id not in (select id from resources)`,
  'an identity of nobody': `select user_id from identities where user_id not in (select id from users)`,
  'number of users': totalOf('users', 'users'),
  'number of posts': totalOf('posts', `generations where ${POSTS}`),
  'number of shared posts': totalOf(
    'shared',
    `posts where type = 'community' and hidden_at is null`,
  ),
  'number of pictures': totalOf('resources', 'resources where hidden_at is null'),
};

/** Rows of `kept` whose `number` differs from the count of rows in `counted` that reference them in `by`. */
function atOdds(kept: string, number: string, by: string, counted: string, where = 'true'): string {
  return `select id from ${kept} left join
    (select ${by} as counted_for, count(*) as n from ${counted} where ${where} group by ${by}) c on c.counted_for = id
    where ${number} <> coalesce(c.n, 0)`;
}

function totalOf(metric: string, rows: string): string {
  return `select coalesce(sum(total), 0) as n from rollups where metric = '${metric}' and bucket = -1
    having coalesce(sum(total), 0) <> (select count(*) from ${rows})`;
}

/** Runs all rules; on SQLite also the foreign keys and, unless `isLive`, reservations of a killed process. */
export async function checkRules(db: Kysely<Database>, isLive = false): Promise<string[]> {
  const rules = { ...RULES };
  if (isSqlite(db)) {
    rules['a link to nothing'] = 'select * from pragma_foreign_key_check';
    if (!isLive)
      rules['a post still reserved'] = `select id from generations where state = 'reserved'`;
  }
  const faults: string[] = [];
  for (const [name, query] of Object.entries(rules)) {
    const { rows } = await db.executeQuery({ ...sql`select 1`.compile(db), sql: query });
    if (rows.length > 0) faults.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return faults;
}

/** The integrity check of SQLite; Postgres has none for clients. */
async function checkPages(db: Kysely<Database>): Promise<string[]> {
  if (!isSqlite(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
}
