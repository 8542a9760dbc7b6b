import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import type { Viewer } from './viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { findGuest } from './guest-store.server.ts';

const SHAPE = /^guest_\d{13,14}_[0-9a-z]{26}$/;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Creates a guest id (docs/product.md §3). `now` in epoch milliseconds; `random` returns that many random bytes. */
export function newGuestId(now: number, random: (bytes: number) => Uint8Array): string {
  let suffix = '';
  for (const byte of random(26)) suffix += ALPHABET.charAt(byte % ALPHABET.length);
  return `guest_${now}_${suffix}`;
}

export function isGuestId(text: string): boolean {
  return SHAPE.test(text);
}

/** Reads the signed guest id of a Cookie header, or null. */
export async function readGuestCookie(
  services: Pick<Services, 'secureCookies' | 'secret'>,
  header: string | null,
): Promise<string | null> {
  const name = cookieName(services);
  // Reading a signed cookie prepares a key, whether there is one or not.
  if (!header?.includes(name)) return null;
  const cookies = await parseSigned(header, services.secret, name);
  const id = cookies[name];
  return typeof id === 'string' && isGuestId(id) ? id : null;
}

/** Builds the Set-Cookie value for a guest id. */
export function guestCookie(
  services: Pick<Services, 'secureCookies' | 'secret'>,
  id: string,
): Promise<string> {
  return serializeSigned(cookieName(services), id, services.secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.secureCookies,
    maxAge: RETENTION.guestCookie / 1000,
  });
}

function cookieName({ secureCookies }: Pick<Services, 'secureCookies'>): string {
  return pageCookieName('broetry-guest', secureCookies);
}

/** Guest usage (docs/product.md §3). `lastUsed` in epoch milliseconds, 0 for never. */
type GuestUsage = { postsGenerated: number; lastUsed: number };

export async function findGuestUsage(
  services: Pick<Services, 'db'>,
  viewer: Pick<Viewer, 'guestId'>,
): Promise<GuestUsage> {
  const guest = viewer.guestId ? await findGuest(services.db, viewer.guestId) : undefined;
  return { postsGenerated: guest?.posts_generated ?? 0, lastUsed: guest?.last_used ?? 0 };
}
