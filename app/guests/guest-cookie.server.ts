import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Services } from '../services.server.ts';
import { isGuestId } from './guest-id.ts';

const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

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
    maxAge: FOUR_HUNDRED_DAYS,
  });
}

// The prefix makes browsers refuse a cookie that a sibling subdomain or plain http tries to plant.
function cookieName(services: Services): string {
  return services.secureCookies ? '__Host-broetry-guest' : 'broetry-guest';
}
