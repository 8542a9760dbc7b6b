import type { Services } from '../../platform/services.ts';
import { deleteSessionByToken } from '../members/session-store.server.ts';
import { hashToken } from '../members/session-token.server.ts';

/** Ends the session of this token, if it has one. */
export async function signOut(services: Services, token: string): Promise<void> {
  await deleteSessionByToken(services.db, hashToken(token));
}
