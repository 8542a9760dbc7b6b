import { setTimeout as rest } from 'node:timers/promises';
import type { ApiTokenRow } from '../../platform/db/api-token-row.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { ownToken, type OwnToken, TOKEN_PREFIX } from './api-token.ts';
import { hashToken } from './session.server.ts';
import { isDemoOn } from './sign-in-policy.server.ts';
import { findToken, touchToken } from './token-store.server.ts';

const BYTES = 32;
const TOKEN = /^broetry_[0-9a-f]{64}$/;

/** A new token: 256 random bits after a prefix, and the hash of it, which is all that is kept. */
export function newTokenSecret({ randomBytes }: Pick<Services, 'randomBytes'>) {
  const secret = TOKEN_PREFIX + Buffer.from(randomBytes(BYTES)).toString('hex');
  return { secret, hash: hashToken(secret) };
}

/** The hash of what somebody sends as a token; null when it cannot be one. */
function hashTokenSecret(secret: string): string | null {
  return TOKEN.test(secret) ? hashToken(secret) : null;
}

/** Milliseconds. */
const MAX_WAIT_MS = 100;
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
      rest(MAX_WAIT_MS, undefined, { ref: false }),
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
