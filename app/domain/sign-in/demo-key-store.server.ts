import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { findSetting, forgetSetting, saveSetting } from '../instance/instance-store.server.ts';

/** The row that says whether the keys have ended since the demo account was last on: `true`, or `false` while it is on. */
const ENDED = 'demo-keys-ended';

/** Notes that the demo account is on. */
export function noteDemoIsOn(db: Db, now: number): Promise<void> {
  return saveSetting(db, { name: ENDED, value: false, changed_at: now });
}

/**
 * Whether the keys are to be ended now: once after each time that the demo account was on. Keys that are made after this
 * belong to members whom the operator let in by a link.
 */
export async function claimDemoEnding(trx: Db, now: number): Promise<boolean> {
  const hasEnded = await findSetting(trx, ENDED);
  // Earlier versions had no row while the demo account was on.
  const wasOn = hasEnded === undefined ? await hasDemoIdentity(trx) : hasEnded === false;
  if (wasOn) await saveSetting(trx, { name: ENDED, value: true, changed_at: now });
  return wasOn;
}

async function hasDemoIdentity(trx: Db): Promise<boolean> {
  const demo = trx.selectFrom('identities').select('user_id').where('provider', '=', 'demo');
  return (await demo.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Ends the keys that are not older than the demo identity of their account, and the addresses that a demo admin could read.
 * Returns how many accounts have one.
 */
export async function deleteDemoKeys(trx: Db, now: number): Promise<number> {
  await deleteKeys(trx, now, sinceDemo);
  await trx.deleteFrom('sessions').where('provider', '=', 'demo').execute();
  await trx.deleteFrom('api_tokens').where('provider', '=', 'demo').execute();
  await forgetSetting(trx, 'signedAddresses');
  const { accounts } = await trx
    .selectFrom('identities')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('accounts'))
    .where('provider', '=', 'demo')
    .executeTakeFirstOrThrow();
  return accounts;
}

/**
 * Ends the keys of a member that are not older than the demo identity which it disconnects: afterwards nothing tells them
 * from others. The session of the request stays.
 */
export async function deleteKeysOfDisconnected(
  trx: Db,
  now: number,
  { userId, since, sessionId }: { userId: string; since: number; sessionId: string },
): Promise<void> {
  await deleteKeys(trx, now, (member, time) => {
    const isYounger = sql<boolean>`${sql.ref(member)} = ${userId} and ${sql.ref(time)} >= ${since}`;
    return member === 'sessions.user_id'
      ? sql<boolean>`${isYounger} and sessions.id <> ${sessionId}`
      : isYounger;
  });
}

/** The condition that a row of the member in the column `member` is not older, by the column `time`, than its demo identity. */
type Younger = (member: string, time: string) => RawBuilder<boolean>;

async function deleteKeys(trx: Db, now: number, younger: Younger): Promise<void> {
  for (const table of ['passkeys', 'recovery_codes', 'api_tokens', 'sessions'] as const) {
    const isYounger = younger(`${table}.user_id`, `${table}.created_at`);
    await sql`delete from ${sql.table(table)} where ${isYounger}`.execute(trx);
  }
  await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where(younger('invitations.made_by', 'invitations.created_at'))
    .execute();
  await trx
    .updateTable('users')
    .set({ admin_since: null })
    .where('admin_since', 'is not', null)
    .where(younger('users.id', 'users.admin_since'))
    .execute();
  await trx
    .deleteFrom('identities')
    .where('provider', '!=', 'demo')
    .where(younger('identities.user_id', 'identities.created_at'))
    .execute();
}

const sinceDemo: Younger = (member, time) =>
  sql`exists (select 1 from identities as demo where demo.provider = 'demo'
    and demo.user_id = ${sql.ref(member)} and demo.created_at <= ${sql.ref(time)})`;
