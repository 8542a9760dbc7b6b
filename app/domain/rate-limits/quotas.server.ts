import type { Kysely } from 'kysely';
import { dateAt } from '../../platform/time/time-units.ts';
import type { Database } from '../../platform/db/tables.ts';
import { refundFreeGeneration, takeFreeGeneration } from '../members/guest-store.server.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

/**
 * Every quota of the server: who may have how many posts or model calls. Quotas are always counted in the database, in
 * the caller's transaction, and survive a restart. A period is a UTC day where it says no other.
 */
const QUOTAS = {
  /** A guest's network, as `chargedNetworks` hashes it. */
  'guest-generations-of-address': (settings) => settings.guestGenerationsPerAddressPerDay,
  /** A guest's /48 may be one company or a whole city: it gets the free posts of four networks. */
  'guest-generations-of-site': (settings) => 4 * settings.guestGenerationsPerAddressPerDay,
  /** A member, who is not refused beyond it: the house writer writes in the model's place. */
  'generations-of-member': (settings) => settings.memberGenerationsPerDay,
  /** All of the server together: subject 'all'. */
  'model-calls': (settings) => settings.modelCallsPerDay,
  /** A generation whose reader left midway: leaving again and again must not be an endless supply. Period 'ever'. */
  'tries-of-generation': () => 3,
  /** A link of the owner's, as a hash: it works once. */
  'owner-link': () => 1,
} as const satisfies Record<string, (settings: QuotaSettings) => number>;

export type QuotaSettings = Pick<
  Settings,
  'guestGenerationsPerAddressPerDay' | 'memberGenerationsPerDay' | 'modelCallsPerDay'
>;

/** One counter: what is counted, of whom, in which period. */
export type QuotaCounter = { scope: keyof typeof QUOTAS; subject: string; period: string };

/** Takes one of a quota; false when it is used up. */
export async function takeQuota(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  counter: QuotaCounter,
): Promise<boolean> {
  return (await takePoint(trx, counter, QUOTAS[counter.scope](settings))) !== null;
}

/** The day's model calls, UTC (MODEL_CALLS_PER_DAY). */
export function modelCalls(now: number): QuotaCounter {
  return { scope: 'model-calls', subject: 'all', period: dateAt(now) };
}

/** In how many seconds the quotas of a UTC day are whole again. */
export function secondsOfDayLeft(now: number): number {
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now) / 1000);
}

/** What a free post costs: the guest's own, and one of its networks' (see `chargedNetworks`) on a UTC day. */
type GuestCharge = { guestId: string; networks: string; day: string };

/**
 * Charges a guest and its networks, or says which of them has nothing left. Runs in the caller's transaction, which
 * must be rolled back on a refusal: the guest's own may already be taken.
 */
export async function chargeGuest(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  charge: GuestCharge,
  now: number,
): Promise<'charged' | 'guest-limit' | 'address-limit'> {
  if (!(await takeFreeGeneration(trx, charge.guestId, now))) return 'guest-limit';
  for (const counter of countersOf(charge)) {
    if (!(await takeQuota(trx, settings, counter))) return 'address-limit';
  }
  return 'charged';
}

/** Gives all of it back. */
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

type Row = { scope: string; subject: string; period: string };

/**
 * Counts one more if that stays within `points`, and says how many that makes; null when it does not. One statement, so
 * requests that race, also from several processes, cannot overspend.
 */
export async function takePoint(
  trx: Kysely<Database>,
  { scope, subject, period }: Row,
  points: number,
): Promise<number | null> {
  const taken = await trx
    .insertInto('quota_counters')
    .values({ scope, subject, period, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject', 'period'])
        .doUpdateSet((eb) => ({ used: eb('quota_counters.used', '+', 1) }))
        .where('quota_counters.used', '<', points),
    )
    .returning('used')
    .executeTakeFirst();
  return taken?.used ?? null;
}

/** Counts one less. */
export async function refundPoint(trx: Kysely<Database>, counter: Row): Promise<void> {
  await trx
    .updateTable('quota_counters')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('scope', '=', counter.scope)
    .where('subject', '=', counter.subject)
    .where('period', '=', counter.period)
    .where('used', '>', 0)
    .execute();
}

/** How many are used. */
export async function usedPoints(db: Kysely<Database>, counter: Row): Promise<number> {
  const row = await db
    .selectFrom('quota_counters')
    .select('used')
    .where('scope', '=', counter.scope)
    .where('subject', '=', counter.subject)
    .where('period', '=', counter.period)
    .executeTakeFirst();
  return row?.used ?? 0;
}
