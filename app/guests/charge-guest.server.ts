import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { giveBackFreeGeneration, takeFreeGeneration } from './guest-store.server.ts';
import { giveBackQuota, type QuotaCounter, takeQuota } from './quota-store.server.ts';

/** What one free post costs: the guest's go, and one of its networks' in one UTC day. */
export type GuestCharge = {
  guestId: string;
  /** As `chargedNetworks` gives them. */
  networks: string;
  day: string;
};

/** A /48 may be one company or a whole city: it gets the free posts of so many networks. */
const NETWORKS_PER_SITE = 4;

/**
 * Charges all of them or says which one is used up; `most` is the limit of one network. Runs in the caller's
 * transaction, which must be rolled back on a refusal: the guest's go may already be taken.
 */
export async function chargeGuest(
  trx: Kysely<Database>,
  charge: GuestCharge,
  most: number,
  now: number,
): Promise<'charged' | 'guest-limit' | 'address-limit'> {
  if (!(await takeFreeGeneration(trx, charge.guestId, now))) return 'guest-limit';
  for (const { share, ...counter } of countersOf(charge)) {
    if (!(await takeQuota(trx, counter, most * share))) return 'address-limit';
  }
  return 'charged';
}

/** Gives all of them back. */
export async function refundGuest(trx: Kysely<Database>, charge: GuestCharge): Promise<void> {
  await giveBackFreeGeneration(trx, charge.guestId);
  for (const { share: _, ...counter } of countersOf(charge)) await giveBackQuota(trx, counter);
}

function countersOf({ networks, day }: GuestCharge): (QuotaCounter & { share: number })[] {
  const [network = '', site] = networks.split(' ');
  const ofNetwork = { scope: 'guest-generations-of-address', subject: network };
  const ofSite = { scope: 'guest-generations-of-site', subject: site ?? '' };
  return [
    { ...ofNetwork, period: day, share: 1 },
    ...(site === undefined ? [] : [{ ...ofSite, period: day, share: NETWORKS_PER_SITE }]),
  ];
}
