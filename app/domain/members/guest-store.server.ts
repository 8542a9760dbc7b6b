import type { Db, GuestRow } from '../../platform/db/tables.ts';

/** Finds a guest's row. A guest without a generation has none. */
export function findGuest(db: Db, id: string): Promise<GuestRow | undefined> {
  return db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes one of `freePosts`. False when none is left. The conditional update keeps parallel requests within the limit. */
export async function takeFreeGeneration(
  trx: Db,
  id: string,
  { now, freePosts }: { now: number; freePosts: number },
): Promise<boolean> {
  await trx
    .insertInto('guests')
    .values({ id, created_at: now, posts_generated: 0, last_used: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const taken = await trx
    .updateTable('guests')
    .set((eb) => ({ posts_generated: eb('posts_generated', '+', 1), last_used: now }))
    .where('id', '=', id)
    .where('posts_generated', '<', freePosts)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function refundFreeGeneration(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('guests')
    .set((eb) => ({ posts_generated: eb('posts_generated', '-', 1) }))
    .where('id', '=', id)
    .where('posts_generated', '>', 0)
    .execute();
}
