import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { parse } from 'hono/utils/cookie';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/time-units.ts';
import { readGuestCookie } from './guests.server.ts';
import {
  findSession,
  type SessionOwner,
  touchMember,
  touchSession,
} from './session-store.server.ts';
import { demoAdmins, isAdminEmail, isDemoOn } from './sign-in-policy.server.ts';

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

/** Milliseconds. */
const MAX_WAIT_MS = 100;
/** A session nobody used for this long is over. Milliseconds. */
export const SESSION_IDLE: number = RETENTION.sessionIdle;
/** A session this old is over, used or not. Milliseconds. */
export const SESSION_LIFE: number = RETENTION.sessionLife;

/** The viewer of a request, from its Cookie header. A forged or foreign cookie is no cookie. */
export async function readViewer(services: Services, header: string | null): Promise<Viewer> {
  const guestId = await readGuestCookie(services, header);
  const token = readSessionToken(services, header);
  const now = services.now();
  const limits = { now, idleSince: now - SESSION_IDLE };
  const owner = token ? await findSession(services.db, hashToken(token), limits) : undefined;
  // What anybody could claim at the demo account ends with it.
  const isOver = owner?.session.provider === 'demo' && !isDemoOn(services.settings);
  if (!owner || isOver) return { kind: 'guest', id: guestId, guestId };
  if (isDue(owner, now)) await noteVisit(services, owner, now);
  return memberOf(services, owner, guestId);
}

function memberOf(
  { settings }: Services,
  { user, session }: SessionOwner,
  guestId: string | null,
): Viewer {
  const isDemo = session.provider === 'demo';
  const admins = isDemo ? demoAdmins(settings) : settings.adminEmails;
  return {
    kind: 'member',
    id: user.id,
    guestId,
    sessionId: session.id,
    name: user.display_name,
    email: user.email,
    photoUrl: user.photo_url,
    bio: user.bio,
    isAdmin: (isDemo || user.email_verified === 1) && isAdminEmail(user.email, admins),
    isDisabled: user.disabled_at !== null,
  };
}

// Once a minute, and of the member once a day, so that reading stays reading.
async function noteVisit(services: Services, owner: SessionOwner, now: number): Promise<void> {
  const noted = touch(services, owner, now).catch((error: unknown) => {
    services.log.warn({ err: error }, 'a visit was not noted');
  });
  // Whoever reads does not wait until another process gives the database's lock back.
  await Promise.race([noted, rest(MAX_WAIT_MS, undefined, { ref: false })]);
}

function isDue({ session, user }: SessionOwner, now: number): boolean {
  return isSeenAgo(session, now) || isNewDay(user, now);
}

// Also what was noted before the clock was set back: it would make a session outlive its idle time.
function isSeenAgo({ last_seen }: SessionOwner['session'], now: number): boolean {
  return Math.abs(now - last_seen) >= MINUTE_MS;
}

function isNewDay(user: SessionOwner['user'], now: number): boolean {
  return Math.floor(user.last_login / DAY_MS) < Math.floor(now / DAY_MS);
}

async function touch(
  { db }: Services,
  { session, user }: SessionOwner,
  now: number,
): Promise<void> {
  if (isSeenAgo(session, now)) {
    await touchSession(db, session.id, { now, unlessWithin: MINUTE_MS });
  }
  if (isNewDay(user, now)) await touchMember(db, user.id, now);
}
