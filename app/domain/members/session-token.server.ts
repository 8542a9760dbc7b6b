import { createHash } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Services } from '../../platform/services.ts';

const TOKEN_BYTES = 32;

/** A new session token: 256 random bits. Only its hash is stored. */
export function newSessionToken(services: Services): string {
  return Buffer.from(services.randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The session token of a Cookie header, or null. */
export function readSessionToken(services: Services, header: string | null): string | null {
  if (!header) return null;
  const name = sessionCookieName(services);
  return parse(header, name)[name] ?? null;
}

/** The name of the session's cookie. The prefix keeps sibling subdomains and plain http from planting one. */
export function sessionCookieName(services: Services): string {
  return services.secureCookies ? '__Host-broetry-session' : 'broetry-session';
}
