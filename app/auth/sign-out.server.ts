import type { Services } from '../services.server.ts';
import { deleteSessionByToken } from './session-store.server.ts';
import { hashToken } from './session-token.server.ts';

/** Ends the session of this token, if it has one. */
export async function signOut(services: Services, token: string): Promise<void> {
  await deleteSessionByToken(services.db, hashToken(token));
}
