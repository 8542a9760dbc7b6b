import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Database, GenerationRow, ReplyRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

/** Adds replies to a member's history. */
export async function insertReplies(trx: Kysely<Database>, rows: ReplyRow[]): Promise<void> {
  await trx.insertInto('replies').values(rows).execute();
}

/** The replies of a member's latest `limit` rounds after `after`, the newest round first. */
export async function listRoundReplies(
  db: Kysely<Database>,
  userId: string,
  after: Cursor | null,
  limit: number,
): Promise<ReplyRow[]> {
  const rounds = await db
    .selectFrom('replies')
    .select(['generation_id', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== null, (qb) =>
      qb.where((eb) => {
        const { at, id } = after as Cursor;
        return eb.or([
          eb('created_at', '<', at),
          eb.and([eb('created_at', '=', at), eb('generation_id', '<', id)]),
        ]);
      }),
    )
    // In the order of the index: SQLite walks along it then, and sorts nothing.
    .groupBy(['created_at', 'generation_id'])
    .orderBy('created_at', 'desc')
    .orderBy('generation_id', 'desc')
    .limit(limit)
    .execute();
  if (rounds.length === 0) return [];
  return (
    db
      .selectFrom('replies')
      .selectAll()
      // So written, SQLite does not take the index of all that the member has.
      .where(sql<boolean>`user_id || '' = ${userId}`)
      .where(
        'generation_id',
        'in',
        rounds.map((round) => round.generation_id),
      )
      .orderBy('created_at', 'desc')
      .orderBy('generation_id', 'desc')
      .orderBy('id')
      .execute()
  );
}

/**
 * The viewer's own finished round of replies. A stranger's is a missing one; what a guest had written before
 * signing up is the member's, and no longer the guest's.
 */
export async function findOwnRound(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<GenerationRow | undefined> {
  if (viewer.id === null) return undefined;
  const ownerId = viewer.id;
  const found = db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'replies')
    .where('state', '=', 'succeeded');
  if (viewer.kind === 'guest') {
    return found
      .where('owner_kind', '=', 'guest')
      .where('owner_id', '=', ownerId)
      .where(isUnclaimed)
      .executeTakeFirst();
  }
  return found
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('replies')
          .select('replies.id')
          .whereRef('replies.generation_id', '=', 'generations.id')
          .where('replies.user_id', '=', ownerId),
      ),
    )
    .executeTakeFirst();
}

// One look for each round: a list of all that were claimed would be as long as the table.
function isUnclaimed({ exists, not, selectFrom }: ExpressionBuilder<Database, 'generations'>) {
  const claimed = selectFrom('replies')
    .select('replies.id')
    .whereRef('replies.generation_id', '=', 'generations.id');
  return not(exists(claimed));
}

/** The rounds a guest has had written and nobody has claimed, oldest first. */
export function listUnclaimedRounds(
  db: Kysely<Database>,
  guestId: string,
): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('owner_kind', '=', 'guest')
    .where('owner_id', '=', guestId)
    .where('kind', '=', 'replies')
    .where('state', '=', 'succeeded')
    .where(isUnclaimed)
    .orderBy('id')
    .execute();
}

/**
 * Takes a round out of its member's history and forgets its words. The row of the generation stays: that
 * something was written is counted. False when the member has no such round.
 */
export async function forgetRound(
  trx: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('replies')
    // Hidden from SQLite, which would rather look through all replies of the member than those of the round.
    .where((eb) => eb.fn.coalesce('user_id', eb.val('')), '=', userId)
    .where('generation_id', '=', id)
    .returning('id')
    .execute();
  if (gone.length === 0) return false;
  await trx
    .updateTable('generations')
    .set({ text: '', fields: '{}', template_ids: null })
    .where('id', '=', id)
    .where('kind', '=', 'replies')
    .execute();
  return true;
}
