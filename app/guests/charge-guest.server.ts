import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { giveBackFreeGeneration, takeFreeGeneration } from './guest-store.server.ts';
import { giveBackQuota, type QuotaCounter, takeQuota } from './quota-store.server.ts';

/** What one free post costs: the guest's go, and one of the network's in one UTC day. */
export type GuestCharge = { guestId: string; bucket: string; day: string };

/**
 * Charges both or says which one is used up. Runs in the caller's transaction, which must be
 * rolled back on a refusal: the guest's go may already be taken.
 */
export async function chargeGuest(
  trx: Kysely<Database>,
  charge: GuestCharge,
  most: number,
  now: number,
): Promise<'charged' | 'guest-limit' | 'address-limit'> {
  if (!(await takeFreeGeneration(trx, charge.guestId, now))) return 'guest-limit';
  if (!(await takeQuota(trx, addressCounter(charge), most))) return 'address-limit';
  return 'charged';
}

/** Gives both back. */
export async function refundGuest(trx: Kysely<Database>, charge: GuestCharge): Promise<void> {
  await giveBackFreeGeneration(trx, charge.guestId);
  await giveBackQuota(trx, addressCounter(charge));
}

function addressCounter({ bucket, day }: GuestCharge): QuotaCounter {
  return { scope: 'guest-generations-of-address', subject: bucket, period: day };
}
