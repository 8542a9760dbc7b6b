import { createHash } from 'node:crypto';
import { OwnerGoneError } from '../../platform/db/database-errors.server.ts';
import { NO_ORIGIN } from '../posts/post-origin.ts';
import type { PostOrigin } from '../../platform/db/tables.ts';
import type { Db, GenerationRow } from '../../platform/db/tables.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { guestLimitWords } from '../../platform/http/error-words.ts';
import type { Viewer } from '../members/viewer.ts';
import { chargedNetworks } from '../../platform/limits/client-network.server.ts';
import type { GenerationGrant, Written } from '../writers/writer.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt, MAX_CLOCK_SKEW_MS } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import { isNewPasskeyAccount } from '../rate-limits/new-accounts.server.ts';
import { lockMember } from '../members/member-store.server.ts';
import {
  findByKey,
  insertReservation,
  markSucceeded,
  markUncharged,
  reserveAgain,
} from '../posts/generation-store.server.ts';
import { graveForm } from '../posts/grave-versions.server.ts';
import {
  chargeGuest,
  chargeMember,
  secondsOfDayLeft,
  takeQuota,
} from '../rate-limits/quotas.server.ts';
import { READER_LEFT, releaseWithin, RESERVATION_MS } from './generation-release.server.ts';

export type GenerationOwner = { kind: 'guest' | 'member'; id: string };

/** Returns the owner of a new generation. A guest without an id gets one. */
export function ownerOf(viewer: Viewer, ensureGuestId: () => string): GenerationOwner {
  if (viewer.kind === 'member') return { kind: 'member', id: viewer.id };
  return { kind: 'guest', id: ensureGuestId() };
}

/** What identifies the request for a generation. `address` is the client's network address. */
export type GenerationInput = { owner: GenerationOwner; address: string; idempotencyKey: string };

/** The checked form of a post, a round of replies or a translation, as its row stores it. */
type ClaimedForm = {
  style: string;
  fields: Readonly<Record<string, string>>;
  level: string;
  seed: number | undefined;
};

export type ClaimInput = GenerationInput & {
  kind: GenerationRow['kind'];
  form: ClaimedForm;
  parentId: string | null;
  /** The first version of a post that is rewritten. */
  familyId?: string | null;
  origin?: PostOrigin;
};

/** Why nothing was claimed. The headers say when to retry. */
export type ClaimRejection = Rejection<
  'guest-limit' | 'address-limit' | 'in-progress' | 'key-reused'
>;
/** `isPastFairUse`: the member has used the day's share of the model. Never true for a guest. */
export type GrantedClaim = {
  ok: true;
  kind: 'granted';
  grant: GenerationGrant;
  id: string;
  seed: number;
  isPastFairUse: boolean;
};
type Claim = GrantedClaim | { ok: true; kind: 'replay'; row: GenerationRow } | ClaimRejection;

class ClaimRejectedError extends Error {
  readonly reason: ClaimRejection['reason'];
  constructor(reason: ClaimRejection['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reserves one generation before anything is written: the idempotency key and, for a guest, the free generation
 * and the network's daily share (docs/product.md §9), in one transaction. A member is never rejected.
 */
export async function claimGeneration(services: Services, input: ClaimInput): Promise<Claim> {
  // Before the transaction: SQLite has one connection.
  const { freePosts } = await readInstance(services.db);
  const subject = await chargedSubject(services, input);
  try {
    const claim = await services.db
      .transaction()
      .execute((trx) => claimWithin(services, trx, { ...input, freePosts, subject }));
    if (claim.ok && claim.kind === 'replay') services.errorCounters.count('duplicate-request');
    return claim;
  } catch (error) {
    if (!(error instanceof ClaimRejectedError)) throw error;
    const { reason } = error;
    const message = reason === 'guest-limit' ? guestLimitWords(freePosts) : undefined;
    return { ok: false, reason, message, headers: retryAfter(reason, services.now()) };
  }
}

/**
 * Saves the finished text of a reservation and returns its row. For a member, `save` adds it to the history in the
 * same transaction. Throws when the member is gone or the reservation was lost.
 */
export function finishGeneration(
  { db, bootId, now }: Pick<Services, 'db' | 'bootId' | 'now'>,
  { id, owner }: { id: string; owner: GenerationOwner },
  written: Written & { isGrave?: boolean },
  save?: (trx: Db, row: GenerationRow) => Promise<unknown>,
): Promise<GenerationRow> {
  const isMember = owner.kind === 'member';
  return db.transaction().execute(async (trx) => {
    if (isMember && !(await lockMember(trx, owner.id))) throw new OwnerGoneError();
    const row = await markSucceeded(trx, id, bootId, written, now());
    if (!row) throw new Error('The reservation was lost before the text was finished');
    if (isMember) await save?.(trx, row);
    return row;
  });
}

function retryAfter(reason: ClaimRejection['reason'], now: number): Record<string, string> {
  if (reason === 'in-progress') return { 'retry-after': '1' };
  return reason === 'address-limit' ? { 'retry-after': String(secondsOfDayLeft(now)) } : {};
}

async function claimWithin(services: Services, trx: Db, input: LimitedInput): Promise<Claim> {
  const { kind, id } = input.owner;
  if (kind === 'member' && !(await lockMember(trx, id))) throw new OwnerGoneError();
  const row = reservation(services, input);
  const { freePosts } = input;
  if (await insertReservation(trx, row)) {
    return granted(services, row, await charge(services, trx, row.id, { ...row, freePosts }));
  }
  const earlier = await findByKey(trx, id, input.idempotencyKey);
  if (!earlier) throw new ClaimRejectedError('in-progress');
  if (earlier.request_hash !== row.request_hash) throw new ClaimRejectedError('key-reused');
  if (earlier.state === 'succeeded') return { ok: true, kind: 'replay', row: earlier };
  return claimAgain(services, trx, { ...row, freePosts }, earlier);
}

// A guest's networks pay, and those of a new account by passkey beside its own share.
async function chargedSubject(
  services: Pick<Services, 'db' | 'now' | 'secret'>,
  { owner, address }: GenerationInput,
): Promise<string> {
  if (owner.kind === 'guest') return chargedNetworks(address, services.secret);
  const isNew = await isNewPasskeyAccount(services, owner.id, address);
  return isNew ? chargedNetworks(address, services.secret) : owner.id;
}

/** Checks whether a reservation is in use: until its deadline, unless a clock that ran ahead set that. */
function isInProgress({ deadline }: GenerationRow, now: number): boolean {
  return deadline >= now && deadline <= now + RESERVATION_MS + MAX_CLOCK_SKEW_MS;
}

async function claimAgain(
  services: Pick<Services, 'now' | 'settings' | 'requester'>,
  trx: Db,
  row: Charged,
  earlier: GenerationRow,
): Promise<Claim> {
  if (earlier.state === 'reserved') {
    if (isInProgress(earlier, services.now())) throw new ClaimRejectedError('in-progress');
    await releaseWithin(trx, earlier.id, 'expired', 'deadline', services.now());
  }
  // A reader who left midway is still charged. The same key buys a few more attempts, not an endless supply.
  const isPaid =
    earlier.error_code === READER_LEFT &&
    (await takeQuota(trx, services.settings, {
      scope: 'tries-of-generation',
      subject: earlier.id,
      period: 'ever',
    }));
  const { boot_id, deadline, seed, owner_kind } = row;
  const again = { id: earlier.id, seed, owner_kind };
  const { charged_subject, charged_period } = isPaid ? earlier : row;
  const attempt = { boot_id, deadline, seed, charged_subject, charged_period };
  if (!(await reserveAgain(trx, earlier.id, attempt))) throw new ClaimRejectedError('in-progress');
  if (isPaid) return granted(services, again, !earlier.charged_subject);
  return granted(services, again, await charge(services, trx, earlier.id, row));
}

type LimitedInput = ClaimInput & { freePosts: number; subject: string };
type Charged = ReturnType<typeof reservation> & { freePosts: number };

/** Charges a reservation. Returns whether a member is past the day's share of the model. */
async function charge(
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  trx: Db,
  id: string,
  { owner_kind, owner_id, charged_subject: networks, charged_period: day, freePosts }: Charged,
): Promise<boolean> {
  if (owner_kind === 'guest') {
    const guest = { guestId: owner_id, networks, day };
    const outcome = await chargeGuest(trx, settings, guest, { now: now(), freePosts });
    if (outcome !== 'charged') throw new ClaimRejectedError(outcome);
    return false;
  }
  const own = { memberId: owner_id, networks: networks === owner_id ? null : networks, day };
  if (await chargeMember(trx, settings, own)) return false;
  await markUncharged(trx, id);
  return true;
}

function reservation(
  services: Pick<Services, 'bootId' | 'newId' | 'newSeed' | 'now'>,
  input: LimitedInput,
) {
  const now = services.now();
  const { owner, form } = input;
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
    style: form.style,
    fields: JSON.stringify(form.fields),
    humor_level: form.level,
    seed: form.seed ?? services.newSeed(),
    is_grave: input.kind === 'post' ? graveForm(form.fields) : (0 as const),
    parent_id: input.parentId,
    family_id: input.familyId ?? null,
    ...(input.origin ?? NO_ORIGIN),
    charged_subject: input.subject,
    charged_period: dateAt(now),
    created_at: now,
  };
}

function requestHash({ kind, form, parentId, origin = NO_ORIGIN }: ClaimInput): string {
  const fields = Object.entries(form.fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { remix_of: remixOf, prompt_day: promptDay } = origin;
  const source = remixOf === null && promptDay === null ? [] : [remixOf, promptDay];
  const request = [form.style, fields, form.level, form.seed ?? null, parentId, ...source];
  // Posts leave the kind out, so that keys from before there were replies still find their post.
  const hashed = JSON.stringify(kind === 'post' ? request : [kind, ...request]);
  return createHash('sha256').update(hashed).digest('base64url');
}

function granted(
  { requester }: Pick<Services, 'requester'>,
  { id, seed, owner_kind: payer }: Pick<GenerationRow, 'id' | 'seed' | 'owner_kind'>,
  isPastFairUse: boolean,
): Claim {
  const grant = { generationId: id, payer, requestId: requester.requestId } as GenerationGrant;
  return { ok: true, kind: 'granted', grant, id, seed, isPastFairUse };
}
