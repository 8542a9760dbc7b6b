import { createHash } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Member, Viewer } from './viewer.ts';
import { pageCookieName } from '../../platform/http/page-cookies.ts';
import type { Services } from '../../platform/services.ts';
import { dayAt, MINUTE_MS } from '../../platform/time/time-units.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { readGuestCookie } from './guests.server.ts';
import { updateUser } from './member-store.server.ts';
import { findSession, type SessionOwner, touchSession } from './session-store.server.ts';
import { demoAdmins, isAdminEmail, isDemoOn } from './sign-in-policy.server.ts';

const TOKEN_BYTES = 32;
const MAX_NOTE_WAIT_MS = 100;

/** Creates a session token of 256 random bits. Only its hash is stored. */
export function newSessionToken(services: Pick<Services, 'randomBytes'>): string {
  return Buffer.from(services.randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** Hashes a token for the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Reads the session token of a Cookie header, or null. */
export function readSessionToken(
  services: Pick<Services, 'secureCookies'>,
  header: string | null,
): string | null {
  const name = sessionCookieName(services);
  return parse(header ?? '', name)[name] ?? null;
}

/** The name of the session cookie over plain http. */
export const SESSION_COOKIE = 'broetry-session';

/** The name of the session cookie. */
export function sessionCookieName({ secureCookies }: Pick<Services, 'secureCookies'>): string {
  return pageCookieName(SESSION_COOKIE, secureCookies);
}

/** Reads the viewer of a request from its Cookie header. Ignores invalid cookies. */
export async function readViewer(services: Services, header: string | null): Promise<Viewer> {
  const { db, settings } = services;
  const guestId = await readGuestCookie(services, header);
  const token = readSessionToken(services, header);
  const now = services.now();
  const owner = token ? await findSession(db, hashToken(token), now) : undefined;
  const isDemo = owner?.session.provider === 'demo';
  // Demo sign-ins prove no identity, so they end with the demo account.
  if (!owner || (isDemo && !isDemoOn(settings))) return { kind: 'guest', id: guestId, guestId };
  await noteVisit(services, owner, now);
  const { user, session } = owner;
  const admins = isDemo ? demoAdmins(settings) : settings.adminEmails;
  const isAdmin =
    // Anybody can have a demo session of any account.
    (!isDemo && user.admin_since !== null) ||
    ((isDemo || user.email_verified === 1) && isAdminEmail(user.email, admins));
  return memberOfSession(user, { guestId, sessionId: session.id, isAdmin });
}

/** Builds the viewer of a member's row. */
export function memberOfSession(
  user: UserRow,
  visit: Pick<Member, 'guestId' | 'sessionId' | 'isAdmin'>,
): Member {
  return {
    kind: 'member',
    id: user.id,
    name: user.display_name,
    email: user.email,
    photoUrl: user.photo_url,
    bio: user.bio,
    settings: user.settings,
    isDisabled: user.disabled_at !== null,
    ...visit,
  };
}

/** Checks whether the last use is a minute ago, or lies ahead because the clock was set back. */
export function isUseDue(lastUse: number | null, now: number): boolean {
  return lastUse === null || Math.abs(now - lastUse) >= MINUTE_MS;
}

/** Waits for the write that notes a use, at most 100 ms: a database lock must not delay the request. */
export async function waitForNote(
  { log }: Pick<Services, 'log'>,
  write: Promise<void>,
  failureMessage: string,
): Promise<void> {
  const noted = write.catch((error: unknown) => log.warn({ err: error }, failureMessage));
  await withTimeout(MAX_NOTE_WAIT_MS, () => noted);
}

// Notes a session once a minute and its member once a day, so that most requests only read.
async function noteVisit(
  services: Pick<Services, 'db' | 'log'>,
  { session, user }: SessionOwner,
  now: number,
): Promise<void> {
  const isSessionDue = isUseDue(session.last_seen, now);
  const isMemberDue = dayAt(user.last_login) < dayAt(now);
  if (!isSessionDue && !isMemberDue) return;
  const write = async () => {
    if (isSessionDue) await touchSession(services.db, session.id, now);
    if (isMemberDue) await updateUser(services.db, user.id, { last_login: now });
  };
  await waitForNote(services, write(), 'a visit was not noted');
}
