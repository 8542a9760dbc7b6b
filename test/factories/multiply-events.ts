import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/platform/db/tables.ts';
import { DAY_MS } from '../../app/platform/time/time-units.ts';
import { inBulk, recount } from './in-bulk.ts';

const KEPT = 90 * DAY_MS;
const STEP = 20_000;

type Size = { events: number; members: number; now: number };

/** Adds `events` events over ninety days, of a third as many guests, and `members` members over a year. */
export async function fillEvents(db: Kysely<Database>, size: Size): Promise<void> {
  const { events, members, now } = size;
  // Recounted once at the end: updating the same counters for each row would take a day.
  await inBulk(db, 'users', async () => {
    await inSteps(members, (from, most) => addMembers(db, from, most, { members, now }));
  });
  await inBulk(db, 'guest_events', async () => {
    await inSteps(events, (from, most) => addEvents(db, from, most, { events, now }));
  });
  await recount(db);
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
  const apart = Math.floor((365 * DAY_MS) / members);
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
