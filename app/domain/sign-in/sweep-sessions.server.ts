import type { Services } from '../../platform/services.ts';
import { deleteExpired } from './attempt-store.server.ts';
import { SESSION_IDLE } from '../members/session.server.ts';

/** Deletes the sessions and the begun sign-ins whose time is over. They open nothing before that either. */
export function sweepSessions(services: Services): Promise<{ sessions: number; attempts: number }> {
  const now = services.now();
  return deleteExpired(services.db, { now, idleSince: now - SESSION_IDLE });
}
