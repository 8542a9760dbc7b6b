import type { Kysely } from 'kysely';
import { dateAt } from '../../platform/time/time-units.ts';
import type { Database } from '../../platform/db/tables.ts';
import { refundFreeGeneration, takeFreeGeneration } from '../members/guest-store.server.ts';
import { refundPoint, takePoint, usedPoints } from './quota-store.server.ts';
import type { Services } from '../../platform/services.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

/** How many accounts by passkey a network may make in a UTC day. Nothing else that costs anything is asked of one. */
export const PASSKEY_ACCOUNTS_PER_DAY = 10;

/**
 * The shares of the day's model calls that guests and members may use. They overlap, so that no call is left over where
 * only one kind writes a lot, and leave something to the other kind.
 */
const MODEL_SHARES = { guest: 0.5, member: 0.9 } as const;

/** Who uses a call of the model. */
export type Payer = keyof typeof MODEL_SHARES;

/**
 * All quotas of the server. Counters are in the database, so they survive a restart. They change inside the caller's
 * transaction. A period is a UTC day unless noted.
 */
const QUOTAS = {
  /** Per network of a guest, as `chargedNetworks` hashes it. */
  'guest-generations-of-address': (settings) => settings.guestGenerationsPerAddressPerDay,
  /** Per /48 network of a guest, which may be a company or a whole city: the limit of four networks. */
  'guest-generations-of-site': (settings) => 4 * settings.guestGenerationsPerAddressPerDay,
  /** Per network, as above. */
  'passkey-accounts-of-address': () => PASSKEY_ACCOUNTS_PER_DAY,
  'passkey-accounts-of-site': () => 4 * PASSKEY_ACCOUNTS_PER_DAY,
  /** Per member. Beyond the limit the house writer replaces the model. */
  'generations-of-member': (settings) => settings.memberGenerationsPerDay,
  /** For the whole server. The subject is 'all'. */
  'model-calls': (settings) => settings.modelCallsPerDay,
  /** For all guests, and for all members. */
  'model-calls-of-guest': (settings) => modelShare(settings, 'guest'),
  'model-calls-of-member': (settings) => modelShare(settings, 'member'),
  /** Free retries of a generation that the reader left midway, limited to prevent abuse. The period is 'ever'. */
  'tries-of-generation': () => 3,
  /** A sign-in link of the owner, as a hash. It works once. */
  'owner-link': () => 1,
  /** A signature of a chat, as a hash. The period is the day it was signed on. */
  'slash-command': () => 1,
  /** A share of a post by a network, as `countPressedShare` hashes them. */
  'post-share': () => 1,
  /** A finished daily game of a browser, as `countGame` hashes them. The period is the day of the game. */
  'game-result': () => 1,
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

/** Takes one unit of each of these quotas, or none of any: returns whether all had one. */
export async function takeQuotas(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  counters: readonly QuotaCounter[],
): Promise<boolean> {
  for (const [index, counter] of counters.entries()) {
    if (await takeQuota(trx, settings, counter)) continue;
    for (const taken of counters.slice(0, index)) await refundPoint(trx, taken);
    return false;
  }
  return true;
}

/** Checks whether each of these quotas has a unit left. Takes none. */
export async function hasQuotas(
  db: Kysely<Database>,
  settings: QuotaSettings,
  counters: readonly QuotaCounter[],
): Promise<boolean> {
  for (const counter of counters) {
    if ((await usedPoints(db, counter)) >= QUOTAS[counter.scope](settings)) return false;
  }
  return true;
}

/** Returns the counter of model calls for the UTC day (MODEL_CALLS_PER_DAY). */
export function modelCalls(now: number): QuotaCounter {
  return { scope: 'model-calls', subject: 'all', period: dateAt(now) };
}

/** How many calls of a day guests or members may use. */
export function modelShare({ modelCallsPerDay }: Pick<Settings, 'modelCallsPerDay'>, payer: Payer) {
  return Math.ceil(modelCallsPerDay * MODEL_SHARES[payer]);
}

/** Returns the counter of guests' or members' model calls for the UTC day. */
export function modelCallsOf(payer: Payer, now: number): QuotaCounter {
  return { ...modelCalls(now), scope: `model-calls-of-${payer}` };
}

/** Takes a call of the model out of the day's budget and returns its refund. Null when the budget or the share is spent. */
export async function takeModelCall(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  payer: Payer,
): Promise<(() => Promise<void>) | null> {
  const calls = [modelCallsOf(payer, now()), modelCalls(now())];
  const isTaken = await db.transaction().execute((trx) => takeQuotas(trx, settings, calls));
  if (!isTaken) return null;
  return async () => {
    for (const counter of calls) await refundPoint(db, counter);
  };
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
  const counters = networkCounters('guest-generations', charge.networks, charge.day);
  return (await takeQuotas(trx, settings, counters)) ? 'charged' : 'address-limit';
}

/** Refunds the guest and its networks. */
export async function refundGuest(
  trx: Kysely<Database>,
  { guestId, networks, day }: GuestCharge,
): Promise<void> {
  await refundFreeGeneration(trx, guestId);
  for (const counter of networkCounters('guest-generations', networks, day)) {
    await refundPoint(trx, counter);
  }
}

/** `networks`: those of its guests pay, too, for a new account by passkey; else null. */
type MemberCharge = { memberId: string; networks: string | null; day: string };

/** Charges a member, or returns false when the day's share of the model is used up. */
export function chargeMember(
  trx: Kysely<Database>,
  settings: QuotaSettings,
  charge: MemberCharge,
): Promise<boolean> {
  return takeQuotas(trx, settings, memberCounters(charge));
}

export async function refundMember(trx: Kysely<Database>, charge: MemberCharge): Promise<void> {
  for (const counter of memberCounters(charge)) await refundPoint(trx, counter);
}

function memberCounters({ memberId, networks, day: period }: MemberCharge): QuotaCounter[] {
  const own = { scope: 'generations-of-member', subject: memberId, period } as const;
  return [
    own,
    ...(networks === null ? [] : networkCounters('guest-generations', networks, period)),
  ];
}

/** The counters of a network and, for IPv6, of its /48: `networks` is what `chargedNetworks` returns. */
export function networkCounters(
  what: 'guest-generations' | 'passkey-accounts',
  networks: string,
  period: string,
): QuotaCounter[] {
  const [network = '', site] = networks.split(' ');
  const ofNetwork = { scope: `${what}-of-address`, subject: network, period } as const;
  if (site === undefined) return [ofNetwork];
  return [ofNetwork, { scope: `${what}-of-site`, subject: site, period }];
}
