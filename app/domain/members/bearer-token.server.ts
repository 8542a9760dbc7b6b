import type { Member } from './viewer.ts';
import type { Services } from '../../platform/services.ts';
import { ownToken, type OwnToken, TOKEN_PREFIX } from './api-token.ts';
import { hashToken, isUseDue, memberOfSession, waitForNote } from './session.server.ts';
import { isDemoOn } from './sign-in-policy.server.ts';
import { findToken, touchToken } from './token-store.server.ts';

const TOKEN_BYTES = 32;
const BEARER = /^Bearer +(broetry_[0-9a-f]{64}) *$/i;

/** Creates a token of 256 random bits and its hash. Only the hash is stored. */
export function newTokenSecret({ randomBytes }: Pick<Services, 'randomBytes'>) {
  const secret = TOKEN_PREFIX + Buffer.from(randomBytes(TOKEN_BYTES)).toString('hex');
  return { secret, hash: hashToken(secret) };
}

/** The bearer of an Authorization header. `unknown` covers invalid, revoked and expired tokens alike. */
export type Bearer =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'known'; member: Member; token: OwnToken };

/** Reads an Authorization header. A token never gives admin rights. */
export async function readBearer(services: Services, header: string | null): Promise<Bearer> {
  if (header === null) return { kind: 'none' };
  const secret = BEARER.exec(header)?.[1];
  const now = services.now();
  const found = secret && (await findToken(services.db, hashToken(secret), now));
  // Demo sign-ins prove no identity, so their tokens end with the demo account.
  const isOver = found && found.token.provider === 'demo' && !isDemoOn(services.settings);
  if (!found || isOver) return { kind: 'unknown' };
  const { token, user } = found;
  if (isUseDue(token.last_used, now)) {
    const write = touchToken(services.db, token.id, now);
    await waitForNote(services, write, 'the use of a token was not noted');
  }
  const member = memberOfSession(user, { guestId: null, sessionId: '', isAdmin: false });
  return { kind: 'known', member, token: ownToken(token, now) };
}
