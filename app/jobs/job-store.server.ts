import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Takes the turn of a job that is due and sets the next one. Of several processes one gets it; a turn that
 * dies is made up at the next. A job seen for the first time is due after its whole period.
 */
export async function takeTurn(
  db: Kysely<Database>,
  name: string,
  now: number,
  nextDue: number,
): Promise<boolean> {
  await db
    .insertInto('jobs')
    .values({ name, due_at: nextDue })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const taken = await db
    .updateTable('jobs')
    .set({ due_at: nextDue })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
