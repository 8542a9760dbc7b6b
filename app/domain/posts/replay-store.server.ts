import type { Kysely } from 'kysely';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';

/** A finished post by its id, whoever wrote it. For a caller who has checked that it may be shown. */
export function findWritten(db: Kysely<Database>, id: string): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'post')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

/** Whether the post that a generation is a version of, or one that shows this very version, is out of sight. */
export async function isTakenDown(
  db: Kysely<Database>,
  { id, post_id: postId }: Pick<GenerationRow, 'id' | 'post_id'>,
): Promise<boolean> {
  if (postId === null) return false;
  const home = await db
    .selectFrom('posts')
    .select(['user_id', 'hidden_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!home || home.hidden_at !== null) return true;
  const hidden = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', home.user_id)
    .where('generation_id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return hidden !== undefined;
}
