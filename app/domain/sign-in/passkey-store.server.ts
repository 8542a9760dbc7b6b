import type { PasskeyRow } from '../../platform/db/sign-in-tables.ts';
import type { Database, Db } from '../../platform/db/tables.ts';

export async function insertPasskey(trx: Db, row: PasskeyRow): Promise<void> {
  await trx.insertInto('passkeys').values(row).execute();
}

export function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A member's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Notes a use. False when the counter did not grow: another answer of the same passkey came first. Authenticators that do
 * not count send 0.
 */
export async function notePasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, last_used: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', counter),
        eb.and([eb('counter', '=', 0), eb(eb.val(counter), '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function deletePasskey(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('id', '=', id).execute();
}

/** How many passkeys were made for each host name other than `rpId`. */
export function countForeignPasskeys(
  db: Db,
  rpId: string,
): Promise<{ host: string; count: number }[]> {
  return db
    .selectFrom('passkeys')
    .select((eb) => ['rp_id as host', eb.fn.countAll<number>().as('count')])
    .where('rp_id', '!=', rpId)
    .groupBy('rp_id')
    .orderBy('rp_id')
    .execute();
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  rows: readonly Database['recovery_codes'][],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a code up and returns its member. A single statement, so that it works once. */
export async function takeRecoveryCode(
  db: Db,
  codeHash: string,
  now: number,
): Promise<string | null> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? null;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}
