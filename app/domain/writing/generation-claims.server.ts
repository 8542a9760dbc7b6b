import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { OwnerGoneError } from '../../platform/db/database-errors.server.ts';
import { NO_ORIGIN, type PostOrigin } from '../../platform/db/post-origin.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { chargedNetworks } from '../../platform/limits/client-network.server.ts';
import type { GenerationGrant } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { MAX_CLOCK_SKEW_MS } from '../../platform/time/time-units.ts';
import { holdMember } from '../members/member-store.server.ts';
import {
  findByKey,
  insertReservation,
  markUncharged,
  reserveAgain,
} from '../posts/generation-store.server.ts';
import { chargeGuest, secondsOfDayLeft, takeQuota } from '../rate-limits/quotas.server.ts';
import { READER_LEFT, releaseWithin, RESERVATION_MS } from './generation-release.server.ts';

/** Whose a generation is. */
export type GenerationOwner = { kind: 'guest' | 'member'; id: string };

/** Whose what a viewer asks for will be. A guest without an id gets one. */
export function ownerOf(viewer: Viewer, ensureGuestId: () => string): GenerationOwner {
  if (viewer.kind === 'member') return { kind: 'member', id: viewer.id };
  return { kind: 'guest', id: ensureGuestId() };
}

/** What is asked for, a post or a round of replies: the checked form as it is kept. */
export type ClaimedForm = {
  style: string;
  fields: Readonly<Record<string, string>>;
  level: string;
  seed: number | undefined;
};

/** Who asks for what: the owner, the network it comes from, its key and the checked form. */
export type ClaimInput = {
  owner: GenerationOwner;
  address: string;
  idempotencyKey: string;
  kind: GenerationRow['kind'];
  ask: ClaimedForm;
  parentId: string | null;
  /** The first version of the post that is written again. */
  familyId?: string | null;
  origin?: PostOrigin;
};

/** Why nothing was claimed. The headers say when to come back. */
export type ClaimRejection = {
  ok: false;
  reason: 'guest-limit' | 'address-limit' | 'in-progress' | 'key-reused';
  headers: Record<string, string>;
};
export type Claim =
  | {
      ok: true;
      kind: 'granted';
      grant: GenerationGrant;
      id: string;
      seed: number;
      fairUse: FairUse;
    }
  | { ok: true; kind: 'replay'; row: GenerationRow }
  | ClaimRejection;

/** Whether a member is still within the day's share of the model. Guests always are: they have one post. */
export type FairUse = 'within' | 'past';

class ClaimRejectedError extends Error {
  readonly reason: ClaimRejection['reason'];
  constructor(reason: ClaimRejection['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reserves one generation before anything is written: the key, and of a guest the free go (docs/product.md
 * §9) and the network's daily share, all in one transaction or not at all. A member is never refused.
 */
export async function claimGeneration(services: Services, input: ClaimInput): Promise<Claim> {
  try {
    const claim = await services.db
      .transaction()
      .execute((trx) => claimWithin(services, trx, input));
    if (claim.ok && claim.kind === 'replay') services.faults.count('asked-again');
    return claim;
  } catch (error) {
    if (!(error instanceof ClaimRejectedError)) throw error;
    const { reason } = error;
    return { ok: false, reason, headers: retryAfter(reason, services.now()) };
  }
}

function retryAfter(reason: ClaimRejection['reason'], now: number): Record<string, string> {
  if (reason === 'in-progress') return { 'retry-after': '1' };
  return reason === 'address-limit' ? { 'retry-after': String(secondsOfDayLeft(now)) } : {};
}

async function claimWithin(
  services: Services,
  trx: Kysely<Database>,
  input: ClaimInput,
): Promise<Claim> {
  const { kind, id } = input.owner;
  if (kind === 'member' && !(await holdMember(trx, id))) throw new OwnerGoneError();
  const row = reservation(services, input);
  const isNew = await insertReservation(trx, row);
  if (isNew) {
    const fairUse = await charge(services, trx, row.id, row);
    return granted(row.id, row.seed, fairUse);
  }
  const earlier = await findByKey(trx, input.owner.id, input.idempotencyKey);
  if (!earlier) throw new ClaimRejectedError('in-progress');
  if (earlier.request_hash !== row.request_hash) throw new ClaimRejectedError('key-reused');
  if (earlier.state === 'succeeded') return { ok: true, kind: 'replay', row: earlier };
  return claimAgain(services, trx, row, earlier);
}

/** Whether somebody works on it: until its deadline, unless that was set by a clock that ran ahead. */
function isUnderWay({ deadline }: GenerationRow, now: number): boolean {
  return deadline >= now && deadline <= now + RESERVATION_MS + MAX_CLOCK_SKEW_MS;
}

async function claimAgain(
  services: Services,
  trx: Kysely<Database>,
  row: Reservation,
  earlier: GenerationRow,
): Promise<Claim> {
  if (earlier.state === 'reserved') {
    if (isUnderWay(earlier, services.now())) throw new ClaimRejectedError('in-progress');
    await releaseWithin(trx, earlier.id, 'expired', 'deadline', services.now());
  }
  const isPaid = await takePaidTry(services, trx, earlier);
  const { charged_subject, charged_period } = isPaid ? earlier : row;
  const attempt = { ...attemptOf(row), charged_subject, charged_period };
  if (!(await reserveAgain(trx, earlier.id, attempt))) throw new ClaimRejectedError('in-progress');
  if (isPaid) return granted(earlier.id, row.seed, earlier.charged_subject ? 'within' : 'past');
  return granted(earlier.id, row.seed, await charge(services, trx, earlier.id, row));
}

/**
 * Whether the key of a reader who left midway buys another try at what is already charged. Only a few:
 * leaving just before the end, again and again, must not be an endless supply.
 */
async function takePaidTry(
  { settings }: Services,
  trx: Kysely<Database>,
  { id, error_code }: GenerationRow,
): Promise<boolean> {
  if (error_code !== READER_LEFT) return false;
  return takeQuota(trx, settings, { scope: 'tries-of-generation', subject: id, period: 'ever' });
}

type Reservation = ReturnType<typeof reservation>;

function attemptOf(row: Reservation) {
  const { boot_id, deadline, seed } = row;
  return { boot_id, deadline, seed };
}

async function charge(
  services: Services,
  trx: Kysely<Database>,
  id: string,
  row: Reservation,
): Promise<FairUse> {
  if (row.owner_kind === 'member') return chargeMember(services, trx, id, row);
  const charge = { guestId: row.owner_id, networks: row.charged_subject, day: row.charged_period };
  const outcome = await chargeGuest(trx, services.settings, charge, services.now());
  if (outcome !== 'charged') throw new ClaimRejectedError(outcome);
  return 'within';
}

async function chargeMember(
  services: Services,
  trx: Kysely<Database>,
  id: string,
  row: Reservation,
): Promise<FairUse> {
  const { owner_id: subject, charged_period: period } = row;
  const counter = { scope: 'generations-of-member', subject, period } as const;
  if (await takeQuota(trx, services.settings, counter)) return 'within';
  await markUncharged(trx, id);
  return 'past';
}

function reservation(services: Services, input: ClaimInput) {
  const now = services.now();
  const { owner } = input;
  return {
    id: services.newId(),
    owner_kind: owner.kind,
    owner_id: owner.id,
    idem_key: input.idempotencyKey,
    request_hash: requestHash(input),
    state: 'reserved' as const,
    boot_id: services.bootId,
    deadline: now + RESERVATION_MS,
    kind: input.kind,
    style: input.ask.style,
    fields: JSON.stringify(input.ask.fields),
    humor_level: input.ask.level,
    seed: input.ask.seed ?? services.newSeed(),
    parent_id: input.parentId,
    family_id: input.familyId ?? null,
    ...(input.origin ?? NO_ORIGIN),
    charged_subject:
      owner.kind === 'guest' ? chargedNetworks(input.address, services.secret) : owner.id,
    charged_period: new Date(now).toISOString().slice(0, 10),
    created_at: now,
  };
}

function requestHash({ kind, ask, parentId, origin = NO_ORIGIN }: ClaimInput): string {
  const fields = Object.entries(ask.fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { remix_of: remixOf, prompt_day: promptDay } = origin;
  const on = remixOf === null && promptDay === null ? [] : [remixOf, promptDay];
  const asked = [ask.style, fields, ask.level, ask.seed ?? null, parentId, ...on];
  // A post's is as it was before there were replies: a key from before the upgrade still finds its post.
  const named = JSON.stringify(kind === 'post' ? asked : [kind, ...asked]);
  return createHash('sha256').update(named).digest('base64url');
}

function granted(id: string, seed: number, fairUse: FairUse): Claim {
  const grant = { generationId: id } as GenerationGrant;
  return { ok: true, kind: 'granted', grant, id, seed, fairUse };
}
