import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { isGuestId } from './guest-id.ts';

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
