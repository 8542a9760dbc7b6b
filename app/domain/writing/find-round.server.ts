import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Round } from './reply-round.ts';
import { findOwnRound } from './reply-store.server.ts';
import { roundOf } from './round-row.server.ts';

/** The viewer's own finished round of replies, or null: a stranger's is none. */
export async function findRound(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Round | null> {
  const row = await findOwnRound(services.db, viewer, id);
  return row ? roundOf(row) : null;
}
