import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

/** The lifetime of an owner link. */
const OWNER_LINK_LIFETIME_MS = 15 * MINUTE_MS;

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

function sign(secret: string, body: string, member: string): string {
  const text = member === '' ? body : `${body} ${member.toLowerCase()}`;
  return signatureOf(secret, `owner-link ${text}`);
}
