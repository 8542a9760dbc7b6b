import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import { type OwnToken, ownToken } from './api-token.ts';
import { listTokens } from './token-store.server.ts';

/** The viewer's tokens, the newest first, without their secrets. */
export async function listOwnTokens(services: Services, viewer: Member): Promise<OwnToken[]> {
  const now = services.now();
  const rows = await listTokens(services.db, viewer.id);
  return rows.map((row) => ownToken(row, now));
}
