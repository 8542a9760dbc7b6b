import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { findGuest } from './guest-store.server.ts';

const SHAPE = /^guest_\d{13,14}_[0-9a-z]{26}$/;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A guest session id as docs/product.md §3 has it: the prefix 'guest', a timestamp and a random suffix.
 * `now` in epoch milliseconds; `random` returns that many random bytes.
 */
export function newGuestId(now: number, random: (bytes: number) => Uint8Array): string {
  let suffix = '';
  for (const byte of random(26)) suffix += ALPHABET.charAt(byte % ALPHABET.length);
  return `guest_${now}_${suffix}`;
}

/** True for a string of that shape. */
export function isGuestId(text: string): boolean {
  return SHAPE.test(text);
}

/** The signed guest id of a Cookie header, or null. The mirror in browser storage is never read. */
export async function readGuestCookie(
  services: Services,
  header: string | null,
): Promise<string | null> {
  if (!header) return null;
  const name = cookieName(services);
  const cookies = await parseSigned(header, services.secret, name);
  const id = cookies[name];
  return typeof id === 'string' && isGuestId(id) ? id : null;
}

/** The Set-Cookie value that gives this browser the guest id. */
export function guestCookie(services: Services, id: string): Promise<string> {
  return serializeSigned(cookieName(services), id, services.secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: RETENTION.guestCookie / 1000,
  });
}

// The prefix makes browsers refuse a cookie that a sibling subdomain or plain http tries to plant.
function cookieName(services: Services): string {
  return services.secureCookies ? '__Host-broetry-guest' : 'broetry-guest';
}

/** What the browser mirrors of docs/product.md §3, Guest usage: a count and epoch milliseconds (0: never). */
type GuestUsage = { postsGenerated: number; lastUsed: number };

/** How much of the free allowance this viewer has used, as the server counts it. */
export async function findGuestUsage(services: Services, viewer: Viewer): Promise<GuestUsage> {
  const guest = viewer.guestId ? await findGuest(services.db, viewer.guestId) : undefined;
  return { postsGenerated: guest?.posts_generated ?? 0, lastUsed: guest?.last_used ?? 0 };
}
