import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/tables.ts';
import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import { dateAt, MINUTE_MS } from '../../platform/time/time-units.ts';
import { usedPoints } from '../rate-limits/quota-store.server.ts';

/** The lifetime of an owner link. */
export const OWNER_LINK_LIFETIME_MS: number = 15 * MINUTE_MS;

const SHAPE = /^(\d{13,14})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Creates a token that signs the owner in within 15 minutes of `now`. `random` is 32 random bytes. With a member's
 * e-mail or id, the token only renews that member's sign-in.
 */
export function newOwnerToken(
  secret: string,
  now: number,
  random: Uint8Array,
  member = '',
): string {
  const body = `${now + OWNER_LINK_LIFETIME_MS}.${Buffer.from(random).toString('base64url')}`;
  return `${body}.${sign(secret, body, member)}`;
}

/** Returns when a token expires (epoch milliseconds). Null for a forged, expired or foreign token. */
export function ownerTokenEnd(
  secret: string,
  token: string,
  now: number,
  member = '',
): number | null {
  const [, end = '', random = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (!isSameSignature(signature, sign(secret, `${end}.${random}`, member))) return null;
  return Number(end) > now ? Number(end) : null;
}

/** The code in what the owner has pasted: the whole link, or the code alone. */
export function ownerCodeOf(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).trim();
}

/** The counter of a token, which works once. */
export function ownerLinkUse(token: string, end: number | null) {
  return {
    scope: 'owner-link',
    subject: createHash('sha256').update(token).digest('base64url'),
    period: dateAt(end ?? 0),
  } as const;
}

/** Whether a token of the owner is valid and was not used. */
export async function isOwnerLinkFresh(
  db: Db,
  { secret, now }: { secret: string; now: () => number },
  token: string | null,
): Promise<boolean> {
  const end = token === null ? null : ownerTokenEnd(secret, token, now());
  if (token === null || end === null) return false;
  return (await usedPoints(db, ownerLinkUse(token, end))) === 0;
}

function sign(secret: string, body: string, member: string): string {
  const text = member === '' ? body : `${body} ${member.toLowerCase()}`;
  return signatureOf(secret, `owner-link ${text}`);
}
