import { MINUTE_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { listIdentities } from './identity-store.server.ts';
import { loadForm } from '../members/session-store.server.ts';
import { signInOptions } from '../members/sign-in-options.server.ts';
import type { Member, SignInOption } from '../../platform/http/viewer.ts';

/**
 * A sign-in this young needs no second one before what could lock a member out: ending sessions, connecting and
 * disconnecting sign-ins, making tokens, exporting and deleting the account (ASVS 5.0, 7.5.1 and 7.5.2). Milliseconds.
 */
export const RECENT: number = 10 * MINUTE_MS;

/** Whether so many milliseconds ago is recent. What lies ahead was noted by a clock that was set back. */
export function isRecent(at: number, now: number): boolean {
  return Math.abs(now - at) <= RECENT;
}

/** Whether this session of the viewer's began a moment ago, earlier, or has ended meanwhile. */
export async function sessionAge(
  { db, now }: Services,
  viewer: Member,
): Promise<'recent' | 'old' | 'ended'> {
  const begun = await loadForm(db, { id: viewer.sessionId, userId: viewer.id });
  if (begun === undefined) return 'ended';
  return isRecent(begun.created_at, now()) ? 'recent' : 'old';
}

/** Whether this session of the viewer's began a moment ago. */
export async function hasJustSignedIn(services: Services, viewer: Member): Promise<boolean> {
  return (await sessionAge(services, viewer)) === 'recent';
}

/** A way to prove that it is still the same person: one that is connected, and works on this server. */
export type WayAgain = Pick<SignInOption, 'id' | 'label'>;

/** Those of the viewer. None for a member who came by an owner link, or whose providers are switched off: a new link is one. */
export async function waysAgain(services: Services, viewer: Member): Promise<WayAgain[]> {
  const own = new Set((await listIdentities(services.db, viewer.id)).map((row) => row.provider));
  return signInOptions(services)
    .filter(({ id, disabledReason }) => disabledReason === null && own.has(id))
    .map(({ id, label }) => ({ id, label: label.replace(/^Continue/, 'Sign in again') }));
}
