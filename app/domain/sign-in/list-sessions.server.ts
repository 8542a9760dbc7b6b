import type { Services } from '../../platform/services.ts';
import { SESSION_IDLE } from '../members/session.server.ts';
import { listLiveSessions } from '../members/session-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';

/** One place where a member is signed in. Times in epoch milliseconds. */
export type OwnSession = {
  id: string;
  /** The family of its browser. */
  device: string;
  startedAt: number;
  /** To the minute. */
  lastUsedAt: number;
  isThisOne: boolean;
};

/** Where the viewer is signed in, the place used last first. */
export async function listSessions(services: Services, viewer: Member): Promise<OwnSession[]> {
  const now = services.now();
  const limits = { now, idleSince: now - SESSION_IDLE };
  const rows = await listLiveSessions(services.db, viewer.id, limits);
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? 'Other',
    // Not later than now, whatever the clock said then.
    startedAt: Math.min(row.created_at, now),
    lastUsedAt: Math.min(row.last_seen, now),
    isThisOne: row.id === viewer.sessionId,
  }));
}
