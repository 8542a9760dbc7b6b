import type { Member } from '../auth/viewer.ts';
import { findBeginning } from '../auth/session-store.server.ts';
import type { ApiTokenRow } from '../db/api-token-row.ts';
import type { Services } from '../services.server.ts';
import { LIFETIMES, MOST_TOKENS, type OwnToken, ownToken } from './api-token.ts';
import type { TokenAsk } from './parse-token.ts';
import { newTokenSecret } from './token-secret.server.ts';
import { insertToken } from './token-store.server.ts';

export type MadeToken =
  | { ok: true; secret: string; token: OwnToken }
  | { ok: false; reason: 'signed-out' | 'too-many' };

/**
 * Makes a token for the viewer. Nobody sees its secret again. Not ok: the
 * session is over by now, or there are as many tokens as one may have.
 */
export async function makeToken(
  services: Services,
  viewer: Member,
  { name, scopes, lifetime }: TokenAsk,
): Promise<MadeToken> {
  const session = { id: viewer.sessionId, userId: viewer.id };
  const begun = await findBeginning(services.db, session);
  if (begun === undefined) return { ok: false, reason: 'signed-out' };
  const { provider } = begun;
  const { secret, hash } = newTokenSecret(services);
  const now = services.now();
  const { length } = LIFETIMES[lifetime];
  const row: ApiTokenRow = {
    id: services.newId(),
    user_id: viewer.id,
    name,
    token_hash: hash,
    scopes: scopes.join(' '),
    provider,
    created_at: now,
    last_used: null,
    expires_at: length === null ? null : now + length,
  };
  if (!(await insertToken(services.db, row, MOST_TOKENS))) {
    return { ok: false, reason: 'too-many' };
  }
  services.log.info(
    { event: 'api_token_made', user: viewer.id, token: row.id },
    'a token was made',
  );
  return { ok: true, secret, token: ownToken(row, now) };
}
