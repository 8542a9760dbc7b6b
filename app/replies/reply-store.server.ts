import type { Kysely } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Database, GenerationRow, ReplyRow } from '../db/tables.ts';

/** Where a page of rounds begins: after this one, newest first. */
export type RoundCursor = { createdAt: number; id: string };

/** Adds replies to a member's history. */
export async function insertReplies(trx: Kysely<Database>, rows: ReplyRow[]): Promise<void> {
  await trx.insertInto('replies').values(rows).execute();
}

/** The replies of a member's latest `limit` rounds after `after`, the newest round first. */
export async function listRoundReplies(
  db: Kysely<Database>,
  userId: string,
  after: RoundCursor | null,
  limit: number,
): Promise<ReplyRow[]> {
  const rounds = await db
    .selectFrom('replies')
    .select(['generation_id', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== null, (qb) =>
      qb.where((eb) => {
        const { createdAt, id } = after as RoundCursor;
        return eb.or([
          eb('created_at', '<', createdAt),
          eb.and([eb('created_at', '=', createdAt), eb('generation_id', '<', id)]),
        ]);
      }),
    )
    .groupBy(['generation_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('generation_id', 'desc')
    .limit(limit)
    .execute();
  if (rounds.length === 0) return [];
  return db
    .selectFrom('replies')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'generation_id',
      'in',
      rounds.map((round) => round.generation_id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('generation_id', 'desc')
    .orderBy('id')
    .execute();
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
      .where('id', 'not in', (eb) => eb.selectFrom('replies').select('replies.generation_id'))
      .executeTakeFirst();
  }
  return found
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('replies')
        .select('replies.generation_id')
        .where('replies.user_id', '=', ownerId),
    )
    .executeTakeFirst();
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
    .where('id', 'not in', (eb) => eb.selectFrom('replies').select('replies.generation_id'))
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
    .where('user_id', '=', userId)
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
