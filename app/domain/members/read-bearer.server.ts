import { setTimeout as rest } from 'node:timers/promises';
import { isDemoOn } from './demo-sign-in.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { ApiTokenRow } from '../../platform/db/api-token-row.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { type OwnToken, ownToken } from './api-token.ts';
import { hashTokenSecret } from './token-secret.server.ts';
import { findToken, touchToken } from './token-store.server.ts';

/** Milliseconds. */
const LONGEST_WAIT = 100;
const BEARER = /^Bearer +(\S+) *$/i;

/** Who comes with an Authorization header: nobody, a token that opens nothing, or a member's token. */
export type Bearer =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'known'; member: Member; token: OwnToken };

/**
 * Reads an Authorization header. A token that was revoked, has ended or was never made is unknown, and nobody
 * is told which. Whoever comes by a token is no admin, whatever its owner is.
 */
export async function readBearer(services: Services, header: string | null): Promise<Bearer> {
  if (header === null) return { kind: 'none' };
  const hash = hashTokenSecret(BEARER.exec(header)?.[1] ?? '');
  const now = services.now();
  const found = hash === null ? undefined : await findToken(services.db, hash, now);
  // What anybody could claim at the demo account ends with it.
  const isOver = found?.token.provider === 'demo' && !isDemoOn(services.settings);
  if (!found || isOver) return { kind: 'unknown' };
  const { token, user } = found;
  // Nobody waits for it when the database is slow.
  if (isDue(token, now)) {
    await Promise.race([
      noteUse(services, token, now),
      rest(LONGEST_WAIT, undefined, { ref: false }),
    ]);
  }
  const member: Member = {
    kind: 'member',
    id: user.id,
    guestId: null,
    sessionId: '',
    name: user.display_name,
    email: user.email,
    photoUrl: user.photo_url,
    bio: user.bio,
    isAdmin: false,
    isDisabled: user.disabled_at !== null,
  };
  return { kind: 'known', member, token: ownToken(token, now) };
}

// Once a minute, so that reading stays reading; also after the clock was set back.
function isDue({ last_used }: ApiTokenRow, now: number): boolean {
  return last_used === null || Math.abs(now - last_used) >= MINUTE_MS;
}

async function noteUse(services: Services, { id }: ApiTokenRow, now: number): Promise<void> {
  try {
    await touchToken(services.db, id, now);
  } catch (error) {
    services.log.warn({ err: error }, 'the use of a token was not noted');
  }
}
