import { type Kysely, sql } from 'kysely';
import { fillRollups } from '../../app/db/migrations/0011-funnel.ts';
import type { Database } from '../../app/db/tables.ts';

const KEPT = 90 * 86_400_000;
const STEP = 20_000;

type Size = { events: number; members: number; now: number };

/** So many events of ninety days, of a third as many guests, and so many members of a year. */
export async function fillEvents(db: Kysely<Database>, size: Size): Promise<void> {
  const { events, members, now } = size;
  // Counted at the end, at once: so many changes of the same few numbers would take a day.
  await withoutCounting(db, async () => {
    await inSteps(members, (from, most) => addMembers(db, from, most, { members, now }));
  });
  await inSteps(events, (from, most) => addEvents(db, from, most, { events, now }));
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('rollups').execute();
    await fillRollups(trx as unknown as Kysely<unknown>);
    await sql`analyze`.execute(trx);
  });
}

async function inSteps(size: number, add: (from: number, count: number) => Promise<void>) {
  for (let from = 0; from < size; from += STEP) await add(from, Math.min(STEP, size - from));
}

async function addMembers(
  db: Kysely<Database>,
  from: number,
  count: number,
  { members, now }: { members: number; now: number },
): Promise<void> {
  const apart = Math.floor((365 * 86_400_000) / members);
  const id = sql`'m' || cast(cast(${100_000_000 + from} as integer) + n as text)`;
  const at = sql`cast(${now} as bigint) - (cast(${from} as bigint) + n) * ${sql.lit(apart)}`;
  await sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(count - 1)})
    insert into users (id, email, display_name, created_at, last_login, search_text)
    select ${id}, 'x', 'x', ${at},
      cast(${now} as bigint) - ((cast(${from} as bigint) + n) * ${sql.lit(apart)}) / 3, 'x x'
    from numbers`.execute(db);
}

async function addEvents(
  db: Kysely<Database>,
  from: number,
  count: number,
  { events, now }: { events: number; now: number },
): Promise<void> {
  const place = sql`(cast(${from} as bigint) + n)`;
  const at = sql`cast(${now} as bigint) - ${place} * ${sql.lit(Math.floor(KEPT / events))}`;
  await sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(count - 1)})
    insert into guest_events (id, session_id, event, timestamp, metadata)
    select 'e' || cast(${place} as text), 'g' || cast(${place} / 3 as text),
      case n % 7 when 0 then 'signup_completed' when 1 then 'post_generated' when 2 then 'generator_visit'
        when 3 then 'try_now_click' when 4 then 'signup_prompt_shown' when 5 then 'generator_visit'
        else 'try_now_click' end,
      ${at}, case n % 7 when 0 then '{"isNewUser":true}' else null end
    from numbers`.execute(db);
}

async function withoutCounting(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const rows = await sql<{ sql: string }>`select sql from sqlite_master
    where type = 'trigger' and tbl_name = 'users'`
    .execute(db)
    .then(({ rows }) => rows)
    .catch(() => null);
  if (rows === null) {
    await sql`alter table users disable trigger user`.execute(db);
    await work();
    await sql`alter table users enable trigger user`.execute(db);
    return;
  }
  for (const name of ['come', 'go', 'seen']) {
    await sql`drop trigger ${sql.ref(`count_users_${name}`)}`.execute(db);
  }
  await work();
}
