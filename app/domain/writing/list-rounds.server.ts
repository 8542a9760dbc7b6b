import type { Member } from '../../platform/http/viewer.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import type { Round } from './reply-round.ts';
import { listRoundReplies } from './reply-store.server.ts';
import { roundsOf } from './round-row.server.ts';

/** A page of rounds, newest first, and where the next one begins. */
export type RoundsPage = { rounds: Round[]; next: string | null };

/** So many rounds make a page. */
const PAGE_OF_ROUNDS = 5;

/** The viewer's own rounds of replies. A cursor that is none begins at the newest. */
export async function listOwnRounds(
  services: Services,
  viewer: Member,
  cursor: string | null,
): Promise<RoundsPage> {
  const after = decodeCursor(cursor);
  const rows = await listRoundReplies(services.db, viewer.id, after, PAGE_OF_ROUNDS + 1);
  const rounds = roundsOf(rows);
  const last = rounds.length > PAGE_OF_ROUNDS ? rounds[PAGE_OF_ROUNDS - 1] : undefined;
  return {
    rounds: rounds.slice(0, PAGE_OF_ROUNDS),
    next: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
