import type { Db } from '../../platform/db/tables.ts';
import type { ReportTarget } from './report.ts';

/** A post, comment or picture that can be reported, with its visibility. */
export type Target = ReportTarget & {
  /** The id of the post, or of the comment's post. Null for a picture. */
  postId: string | null;
  ownerId: string;
  /** The style of the post. '' for a picture. */
  style: string;
  text: string;
  hiddenAt: number | null;
  hiddenReason: string | null;
  /** Whether everybody can see the target. A comment also needs a visible post. */
  isShown: boolean;
};

/** Returns the target of a report or a case. Undefined when it no longer exists. */
export async function findTarget(db: Db, { kind, id }: ReportTarget): Promise<Target | undefined> {
  if (kind === 'resource') {
    const row = await resourceTarget(db, id);
    return row && { kind, id, ...row, postId: null, style: '', isShown: row.hiddenAt === null };
  }
  const row = await (kind === 'post' ? postTarget(db, id) : commentTarget(db, id));
  if (!row) return undefined;
  const { type, postHiddenAt, ...target } = row;
  const isShown = type === 'community' && postHiddenAt === null && target.hiddenAt === null;
  return { kind, id, ...target, isShown };
}

function postTarget(db: Db, id: string) {
  return db
    .selectFrom('posts')
    .select([
      'id as postId',
      'user_id as ownerId',
      'style',
      'post as text',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
      'hidden_at as postHiddenAt',
      'type',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

function commentTarget(db: Db, id: string) {
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'posts.id as postId',
      'comments.user_id as ownerId',
      'posts.style as style',
      'comments.text as text',
      'comments.hidden_at as hiddenAt',
      'comments.hidden_reason as hiddenReason',
      'posts.hidden_at as postHiddenAt',
      'posts.type',
    ])
    .where('comments.id', '=', id)
    .executeTakeFirst();
}

function resourceTarget(db: Db, id: string) {
  return db
    .selectFrom('resources')
    .select([
      'user_id as ownerId',
      'description as text',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
