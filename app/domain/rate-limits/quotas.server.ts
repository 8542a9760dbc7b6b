import type { Kysely } from 'kysely';
import { dateAt } from '../../platform/time/time-units.ts';
import type { Database } from '../../platform/db/tables.ts';
import { refundFreeGeneration, takeFreeGeneration } from '../members/guest-store.server.ts';
import { refundPoint, takePoint } from './quota-store.server.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

/**
 * All quotas of the server. Counters are in the database, so they survive a restart. They change inside the caller's
 * transaction. A period is a UTC day unless noted.
 */
const QUOTAS = {
  /** Per network of a guest, as `chargedNetworks` hashes it. */
  'guest-generations-of-address': (settings) => settings.guestGenerationsPerAddressPerDay,
  /** Per /48 network of a guest, which may be a company or a whole city: the limit of four networks. */
  'guest-generations-of-site': (settings) => 4 * settings.guestGenerationsPerAddressPerDay,
  /** Per member. Beyond the limit the house writer replaces the model. */
  'generations-of-member': (settings) => settings.memberGenerationsPerDay,
  /** For the whole server. The subject is 'all'. */
  'model-calls': (settings) => settings.modelCallsPerDay,
  /** Free retries of a generation that the reader left midway, limited to prevent abuse. The period is 'ever'. */
  'tries-of-generation': () => 3,
  /** A sign-in link of the owner, as a hash. It works once. */
  'owner-link': () => 1,
} as const satisfies Record<string, (settings: QuotaSettings) => number>;

export type QuotaSettings = Pick<
  Settings,
  'guestGenerationsPerAddressPerDay' | 'memberGenerationsPerDay' | 'modelCallsPerDay'
>;

/** Identifies a counter by quota, subject and period. */
export type QuotaCounter = { scope: keyof typeof QUOTAS; subject: string; period: string };

/** Takes one unit of a quota. Returns false when the quota is used up. */
export async function takeQuota(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  counter: QuotaCounter,
): Promise<boolean> {
  return (await takePoint(trx, counter, QUOTAS[counter.scope](settings))) !== null;
}

/** Returns the counter of model calls for the UTC day (MODEL_CALLS_PER_DAY). */
export function modelCalls(now: number): QuotaCounter {
  return { scope: 'model-calls', subject: 'all', period: dateAt(now) };
}

/** Returns the seconds until the next UTC day, when the daily quotas reset. */
export function secondsOfDayLeft(now: number): number {
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now) / 1000);
}

/** The counters that a free post charges: the guest's, and those of its networks (see `chargedNetworks`) on a UTC day. */
type GuestCharge = { guestId: string; networks: string; day: string };

/**
 * Charges a guest and its networks, or returns the limit that is used up. Runs in the caller's transaction. The
 * caller must roll back on a refusal, because the guest may already be charged.
 */
export async function chargeGuest(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  charge: GuestCharge,
  limits: { now: number; freePosts: number },
): Promise<'charged' | 'guest-limit' | 'address-limit'> {
  if (!(await takeFreeGeneration(trx, charge.guestId, limits))) return 'guest-limit';
  for (const counter of countersOf(charge)) {
    if (!(await takeQuota(trx, settings, counter))) return 'address-limit';
  }
  return 'charged';
}

/** Refunds the guest and its networks. */
export async function refundGuest(trx: Kysely<Database>, charge: GuestCharge): Promise<void> {
  await refundFreeGeneration(trx, charge.guestId);
  for (const counter of countersOf(charge)) await refundPoint(trx, counter);
}

function countersOf({ networks, day: period }: GuestCharge): QuotaCounter[] {
  const [network = '', site] = networks.split(' ');
  const ofNetwork = { scope: 'guest-generations-of-address', subject: network, period } as const;
  if (site === undefined) return [ofNetwork];
  return [ofNetwork, { scope: 'guest-generations-of-site', subject: site, period }];
}
