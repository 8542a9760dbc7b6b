import { type Kysely, type RawBuilder, sql } from 'kysely';
import { bigInteger, createTable, isSqlite } from '../create-table.ts';
import { createTrigger } from '../create-trigger.ts';

/** A quarter of an hour, in which things are counted. Milliseconds. */
const QUARTER = 900_000;
/** So many quarters are counted together once more: six hours. */
const COARSE = 24;

export async function up(db: Kysely<unknown>): Promise<void> {
  await takeTime(db);
  await createTables(db);
  await createIndexes(db);
  await fillRollups(db);
  await countFromNowOn(db);
}

// On Postgres a statement may otherwise only take as long as a reader waits.
async function takeTime(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) await sql`set local statement_timeout = 0`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const bigint = bigInteger(db);
  await createTable(db, 'rollups')
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', bigint, (column) => column.notNull())
    .addColumn('total', bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('rollups_key', ['metric', 'bucket'])
    // Clustered where that is possible: a sum over a range reads nothing else.
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`, without rowid`) : table))
    .execute();
  await createTable(db, 'guest_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_seen', bigint, (column) => column.notNull())
    .addColumn('last_seen', bigint, (column) => column.notNull())
    .addColumn('entered_at', bigint)
    .addColumn('depth', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('guest_sessions_depth', sql`(entered_at is null) = (depth = 0)`)
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (table: string, name: string, columns: string[]) =>
    db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
  await index('guest_sessions', 'last_seen', ['last_seen']);
  await index('guest_sessions', 'entered', ['entered_at', 'depth']);
  await index('guest_events', 'event', ['event', 'timestamp']);
  await index('users', 'created', ['created_at', 'id']);
  await index('users', 'last_login', ['last_login', 'id']);
  await index('users', 'posts_created', ['posts_created', 'id']);
  await index('users', 'search_text', ['search_text', 'id']);
  await index('generations', 'finished', ['finished_at']);
}

/** Counts what is there already, in a transaction. */
export async function fillRollups(db: Kysely<unknown>): Promise<void> {
  await takeTime(db);
  const add = (metric: RawBuilder<unknown>, at: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
    sql`insert into rollups (metric, bucket, total)
      select ${metric}, ${at}, count(*) from ${rest} group by 1, 2`.execute(db);
  // All there ever was has no time.
  const ever = sql`-1`;
  const posts = sql`generations where ${isPost('generations')}`;
  await add(sql`'users'`, ever, sql`users`);
  await add(sql`'users'`, quarterOf('created_at'), sql`users`);
  await add(sql`'seen'`, quarterOf('last_login'), sql`users`);
  await add(sql`'posts'`, ever, posts);
  await add(sql`'posts'`, quarterOf('finished_at'), posts);
  await add(sql`'shared'`, ever, sql`posts where ${isShared('posts')}`);
  await add(sql`'resources'`, ever, sql`resources where hidden_at is null`);
  const events = sql`guest_events
    where event <> 'signup_completed' or metadata like '%"isNewUser":true%'`;
  await add(sql`event`, quarterOf('timestamp'), events);
  await fillSessions(db);
  await add(sql`'sessions'`, quarterOf('last_seen'), sql`guest_sessions`);
  for (const depth of [1, 2, 3, 4, 5]) {
    const reached = sql`guest_sessions where depth >= ${sql.lit(depth)}`;
    await add(sql`${sql.lit(`reached:${depth}`)}`, quarterOf('entered_at'), reached);
  }
  await sql`insert into rollups (metric, bucket, total)
    select metric || '/6h', bucket / ${sql.lit(COARSE)}, sum(total) from rollups
    where bucket >= 0 group by 1, 2`.execute(db);
}

/** How far each guest has come, one step after the other. */
async function fillSessions(db: Kysely<unknown>): Promise<void> {
  await sql`with
    s1 as (select session_id as id, min(timestamp) as reached from guest_events
      where event = 'try_now_click' group by session_id),
    s2 as (${nextStep('s1', sql`e.event = 'generator_visit'`)}),
    s3 as (${nextStep('s2', sql`e.event = 'post_generated'`)}),
    s4 as (${nextStep('s3', sql`e.event = 'signup_prompt_shown'`)}),
    s5 as (${nextStep('s4', sql`e.event = 'signup_completed' and e.metadata like '%"isNewUser":true%'`)})
    insert into guest_sessions (id, first_seen, last_seen, entered_at, depth)
    select s.id, s.first_seen, s.last_seen, s1.reached, case when s5.id is not null then 5
      when s4.id is not null then 4 when s3.id is not null then 3 when s2.id is not null then 2
      when s1.id is not null then 1 else 0 end
    from (select session_id as id, min(timestamp) as first_seen, max(timestamp) as last_seen
      from guest_events group by session_id) s
    left join s1 on s1.id = s.id left join s2 on s2.id = s.id left join s3 on s3.id = s.id
    left join s4 on s4.id = s.id left join s5 on s5.id = s.id`.execute(db);
}

function nextStep(before: string, is: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select e.session_id as id, min(e.timestamp) as reached from guest_events e
    join ${sql.table(before)} b on b.id = e.session_id and e.timestamp >= b.reached
    where ${is} group by e.session_id`;
}

/** From now on the database counts by itself: no way to change a row goes past it. */
async function countFromNowOn(db: Kysely<unknown>): Promise<void> {
  const [inserted, deleted] = [sql`after insert`, sql`after delete`];
  const users = (row: string, by: number) =>
    change(
      ['users', null, by],
      ['users', `${row}.created_at`, by],
      ['seen', `${row}.last_login`, by],
    );
  await whenever(db, 'users_come', ['users', inserted], null, users('new', 1));
  await whenever(db, 'users_go', ['users', deleted], null, users('old', -1));
  const isLater = sql`${quarterOf('old.last_login')} <> ${quarterOf('new.last_login')}`;
  const moved = change(['seen', 'old.last_login', -1], ['seen', 'new.last_login', 1]);
  const seen = sql`after update of last_login`;
  await whenever(db, 'users_seen', ['users', seen], isLater, moved);

  const posts = (row: string, by: number) =>
    change(['posts', null, by], ['posts', `${row}.finished_at`, by]);
  const generations = 'generations';
  const changed = sql`after update of state, kind, writer`;
  const [isNow, was] = [isPost('new'), isPost('old')];
  await whenever(db, 'posts_written', [generations, inserted], isNow, posts('new', 1));
  await whenever(
    db,
    'posts_finished',
    [generations, changed],
    sql`${isNow} and not (${was})`,
    posts('new', 1),
  );
  await whenever(
    db,
    'posts_undone',
    [generations, changed],
    sql`${was} and not (${isNow})`,
    posts('old', -1),
  );
  const isMoved = sql`${isNow} and ${was}
    and ${quarterOf('old.finished_at')} <> ${quarterOf('new.finished_at')}`;
  const later = change(['posts', 'old.finished_at', -1], ['posts', 'new.finished_at', 1]);
  const timed = sql`after update of finished_at`;
  await whenever(db, 'posts_moved', [generations, timed], isMoved, later);
  await whenever(db, 'posts_deleted', [generations, deleted], was, posts('old', -1));

  const shown = sql`after update of type, hidden_at`;
  const [isSeen, wasSeen] = [isShared('new'), isShared('old')];
  const shared = (by: number) => change(['shared', null, by]);
  await whenever(db, 'shared_new', ['posts', inserted], isSeen, shared(1));
  await whenever(
    db,
    'shared_shown',
    ['posts', shown],
    sql`${isSeen} and not (${wasSeen})`,
    shared(1),
  );
  await whenever(
    db,
    'shared_hidden',
    ['posts', shown],
    sql`${wasSeen} and not (${isSeen})`,
    shared(-1),
  );
  await whenever(db, 'shared_deleted', ['posts', deleted], wasSeen, shared(-1));
  await countResources(db);
}

async function countResources(db: Kysely<unknown>): Promise<void> {
  const by = (count: number) => change(['resources', null, count]);
  const on = (name: string, when: RawBuilder<unknown>, only: RawBuilder<unknown>, count: number) =>
    whenever(db, `resources_${name}`, ['resources', when], only, by(count));
  const changed = sql`after update of hidden_at`;
  const [isSeen, wasSeen] = [sql`new.hidden_at is null`, sql`old.hidden_at is null`];
  await on('new', sql`after insert`, isSeen, 1);
  await on('shown', changed, sql`${isSeen} and not (${wasSeen})`, 1);
  await on('hidden', changed, sql`${wasSeen} and not (${isSeen})`, -1);
  await on('deleted', sql`after delete`, wasSeen, -1);
}

function whenever(
  db: Kysely<unknown>,
  name: string,
  [table, when]: [string, RawBuilder<unknown>],
  only: RawBuilder<unknown> | null,
  body: RawBuilder<unknown>,
): Promise<void> {
  return createTrigger(db, { name: `count_${name}`, table, when, only, body });
}

/** Metric, the column with the time (null: ever), and how many more. */
type Change = [metric: string, at: string | null, by: number];

// One after the other, each number's earlier place before its later one and the quarters before the six hours:
// two transactions that change the same numbers then wait for each other, but not in a circle.
function change(...changes: Change[]): RawBuilder<unknown> {
  const metrics = [...new Set(changes.map(([metric]) => metric))];
  const rows = metrics.flatMap((name) => {
    const own = changes.filter(([metric]) => metric === name);
    const coarse = own.flatMap(([, at, by]) =>
      at === null ? [] : [rowOf(`${name}/6h`, sql`${quarterOf(at)} / ${sql.lit(COARSE)}`, by)],
    );
    return [
      ...own.map(([, at, by]) => rowOf(name, at === null ? sql`-1` : quarterOf(at), by)),
      ...coarse,
    ];
  });
  return sql.join(rows, sql`; `);
}

function rowOf(metric: string, bucket: RawBuilder<unknown>, by: number): RawBuilder<unknown> {
  return sql`insert into rollups (metric, bucket, total)
    values (${sql.lit(metric)}, ${bucket}, ${sql.lit(by)})
    on conflict (metric, bucket) do update set total = rollups.total + excluded.total`;
}

function quarterOf(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} / ${sql.lit(QUARTER)}`;
}

/** docs/product.md §9: posts that were written, by whomever; neither replies nor what was typed by hand. */
function isPost(row: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`${column('state')} = 'succeeded' and ${column('kind')} = 'post'
    and coalesce(${column('writer')}, '') <> 'member'`;
}

function isShared(row: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${row}.type`)} = 'community' and ${sql.ref(`${row}.hidden_at`)} is null`;
}
