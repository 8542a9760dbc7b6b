import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

/** How long an owner link works. Milliseconds. */
const OWNER_LINK_LIFE = 15 * MINUTE_MS;

const SHAPE = /^(\d{13,14})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * A token that signs the owner in, for a quarter of an hour from `now`. `random` is 32 random bytes. With a member's
 * e-mail or id it signs nobody in: it takes the place of another sign-in of that member.
 */
export function newOwnerToken(
  secret: string,
  now: number,
  random: Uint8Array,
  member = '',
): string {
  const body = `${now + OWNER_LINK_LIFE}.${Buffer.from(random).toString('base64url')}`;
  return `${body}.${sign(secret, body, member)}`;
}

/** When a token of ours runs out (epoch milliseconds), or null for one that is forged, over or somebody else's. */
export function ownerTokenEnd(
  secret: string,
  token: string,
  now: number,
  member = '',
): number | null {
  const [, end = '', random = '', signature = ''] = SHAPE.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, `${end}.${random}`, member));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(end) > now ? Number(end) : null;
}

function sign(secret: string, body: string, member: string): string {
  const text = member === '' ? body : `${body} ${member.toLowerCase()}`;
  return createHmac('sha256', secret).update(`owner-link ${text}`).digest('base64url');
}
