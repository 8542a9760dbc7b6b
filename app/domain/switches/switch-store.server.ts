import type { Db } from '../../platform/db/tables.ts';

/** The state of a switch. Undefined until an admin uses it. */
export async function findSwitch(db: Db, name: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('switches')
    .select('is_on')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && row.is_on === 1;
}

export async function saveSwitch(trx: Db, name: string, isOn: boolean, now: number): Promise<void> {
  const state = { is_on: Number(isOn), changed_at: now };
  await trx
    .insertInto('switches')
    .values({ name, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute();
}
