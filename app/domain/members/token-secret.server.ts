import { hashToken } from './session-token.server.ts';
import type { Services } from '../../platform/services.ts';
import { TOKEN_PREFIX } from './api-token.ts';

const BYTES = 32;
const TOKEN = /^broetry_[0-9a-f]{64}$/;

/** A new token: 256 random bits after a prefix, and the hash of it, which is all that is kept. */
export function newTokenSecret({ randomBytes }: Pick<Services, 'randomBytes'>) {
  const secret = TOKEN_PREFIX + Buffer.from(randomBytes(BYTES)).toString('hex');
  return { secret, hash: hashToken(secret) };
}

/** The hash of what somebody sends as a token; null when it cannot be one. */
export function hashTokenSecret(secret: string): string | null {
  return TOKEN.test(secret) ? hashToken(secret) : null;
}
