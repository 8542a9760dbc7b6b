import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/db/tables.ts';
import { fillEvents } from '../people/multiply-events.ts';
import { fillLibrary } from '../people/fill-library.ts';
import { recount } from '../people/in-bulk.ts';
import { fillAccess, fillCare, fillRequests } from './fill-people.ts';
import { fillSaid, fillWritten } from './fill-posts.ts';
import { type Around, memberOf } from './made-rows.ts';

/** Fills every table that grows, so that a plan which reads all of one is seen. */
export async function fillWorld(db: Kysely<Database>, around: Around): Promise<void> {
  const { now, rows } = around;
  await fillEvents(db, { events: rows * 3, members: rows, now });
  await fillLibrary(db, { userId: memberOf(1), count: rows / 2, now });
  await shareOut(db);
  await fillWritten(db, around);
  await fillSaid(db, around);
  await fillCare(db, around);
  await fillRequests(db, around);
  await fillAccess(db, around);
  await db.deleteFrom('guest_sessions').execute();
  await recount(db);
}

/** A member may have 50 pictures: the library is made of many members' ones. */
async function shareOut(db: Kysely<Database>): Promise<void> {
  await sql`update resources set user_id =
    'm' || cast(100000000 + cast(substr(id, 4) as integer) / 50 as text) where id like 'lib%'`.execute(
    db,
  );
}
