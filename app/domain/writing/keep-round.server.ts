import type { Kysely } from 'kysely';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import { insertReplies, listUnclaimedRounds } from './reply-store.server.ts';
import { replyRows, roundOf } from './round-row.server.ts';

/** Puts a finished round into a member's history, in the caller's transaction. Posts are not counted by it. */
export async function keepRound(
  trx: Kysely<Database>,
  userId: string,
  row: GenerationRow,
): Promise<void> {
  const round = roundOf(row);
  if (round) await insertReplies(trx, replyRows(round, userId));
}

/** Puts the replies that this browser's guest had written into the history of the member it turned into, once. */
export async function claimGuestReplies(
  trx: Kysely<Database>,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<void> {
  for (const row of await listUnclaimedRounds(trx, guestId)) await keepRound(trx, userId, row);
}
