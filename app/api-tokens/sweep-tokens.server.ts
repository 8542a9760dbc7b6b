import { RETENTION } from '../retention.ts';
import type { Services } from '../services.server.ts';
import { deleteEndedTokens } from './token-store.server.ts';

/** Forgets tokens some time after they have ended; they open nothing from their end on. */
export async function sweepTokens(services: Services): Promise<{ tokens: number }> {
  const before = services.now() - RETENTION.endedTokens;
  return { tokens: await deleteEndedTokens(services.db, before) };
}
