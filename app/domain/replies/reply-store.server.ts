import type { ExpressionBuilder } from 'kysely';
import type { Viewer } from '../members/viewer.ts';
import type { Database, Db, GenerationRow, ReplyRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

export async function insertReplies(trx: Db, rows: ReplyRow[]): Promise<void> {
  await trx.insertInto('replies').values(rows).execute();
}

/** Finds a reply in the history of a member. */
export function findOwnReply(db: Db, userId: string, id: string): Promise<ReplyRow | undefined> {
  return db
    .selectFrom('replies')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Lists the member's latest `limit` rounds after a cursor, newest first. `listed_at`: since when each is in the history. */
export function listRoundRows(db: Db, userId: string, after: Cursor | null, limit: number) {
  const rounds = db
    .selectFrom('replies')
    .select(['generation_id', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== null, (qb) =>
      qb.where((eb) => {
        const { at, id } = after as Cursor;
        return eb(eb.refTuple('created_at', 'generation_id'), '<', eb.tuple(at, id));
      }),
    )
    // In the order of the index, so that SQLite does not sort.
    .groupBy(['created_at', 'generation_id'])
    .orderBy('created_at', 'desc')
    .orderBy('generation_id', 'desc')
    .limit(limit)
    .as('rounds');
  return db
    .selectFrom(rounds)
    .innerJoin('generations', 'generations.id', 'rounds.generation_id')
    .selectAll('generations')
    .select('rounds.created_at as listed_at')
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.generation_id', 'desc')
    .execute();
}

const FINISHED = { kind: 'replies', state: 'succeeded' } as const;

/** Finds a finished round of the viewer. A guest's round belongs to the member after sign-up. */
export async function findOwnRound(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<GenerationRow | undefined> {
  if (viewer.id === null) return undefined;
  const isGuest = viewer.kind === 'guest';
  const owner = isGuest ? { owner_kind: viewer.kind, owner_id: viewer.id } : {};
  return db
    .selectFrom('generations')
    .selectAll()
    .where((eb) => eb.and({ ...FINISHED, id, ...owner }))
    .where(claimedBy(isGuest ? null : viewer.id))
    .executeTakeFirst();
}

/** Whether a round is in the history of this member; with null, in none. */
function claimedBy(userId: string | null) {
  // One lookup per round: a list of all claimed rounds would be as long as the table.
  return ({ exists, not, selectFrom }: ExpressionBuilder<Database, 'generations'>) => {
    const claimed = selectFrom('replies')
      .select('replies.id')
      .whereRef('replies.generation_id', '=', 'generations.id');
    if (userId === null) return not(exists(claimed));
    return exists(claimed.where('replies.user_id', '=', userId));
  };
}

/** Lists a guest's rounds that no member has claimed, oldest first. */
export function listUnclaimedRounds(db: Db, guestId: string): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where((eb) => eb.and({ ...FINISHED, owner_kind: 'guest', owner_id: guestId }))
    .where(claimedBy(null))
    .orderBy('id')
    .execute();
}

/**
 * Deletes a round from its member's history and clears its texts. The generation's row stays, because statistics
 * count it. False when the member has no such round.
 */
export async function clearRound(trx: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('replies')
    // Hides the column, so that SQLite reads the replies of the round and not all of the member.
    .where((eb) => eb.fn.coalesce('user_id', eb.val('')), '=', userId)
    .where('generation_id', '=', id)
    .returning('id')
    .execute();
  if (deleted.length === 0) return false;
  await trx
    .updateTable('generations')
    .set({ text: '', fields: '{}', template_ids: null })
    .where('id', '=', id)
    .where('kind', '=', 'replies')
    .execute();
  return true;
}
