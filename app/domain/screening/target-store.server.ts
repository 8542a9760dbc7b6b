import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { TargetKind, TargetRef } from './report.ts';

/** Whether a row of a kind's table was ever shown to others: posts are private until they are shared. */
export const isSharedRow = (kind: TargetKind) =>
  kind === 'post' ? sql`type = 'community'` : sql`true`;

/** Something that admins can hide, with its visibility. */
export type Target = TargetRef & {
  /** The id of the post, or of the comment's post. Null for other kinds. */
  postId: string | null;
  /** The id of the feature request, or of the comment's feature request. Null for other kinds. */
  requestId: string | null;
  ownerId: string;
  /** The style of the post. '' for other kinds. */
  style: string;
  text: string;
  createdAt: number;
  hiddenAt: number | null;
  hiddenReason: string | null;
  /** Whether its author has shown it to others. False for a private post. */
  isShared: boolean;
  /** Whether its page is there: that of the post or feature request, or the opened picture. */
  hasPage: boolean;
  /** Whether everybody can see the target. A comment also needs a visible post. */
  isShown: boolean;
};

/** Returns the target of a report or a case. Undefined when it no longer exists. */
export async function findTarget(db: Db, { kind, id }: TargetRef): Promise<Target | undefined> {
  const row = await ROWS[kind](db, id);
  if (!row) return undefined;
  const { type, outerHiddenAt, ...target } = row;
  const isShared = type === 'community';
  const hasPage = isShared && outerHiddenAt === null;
  return { kind, id, ...target, isShared, hasPage, isShown: hasPage && target.hiddenAt === null };
}

/** The columns of a target. `outerHiddenAt` is that of what its page shows, such as the post of a comment. */
type Row = Omit<Target, 'kind' | 'id' | 'isShared' | 'hasPage' | 'isShown'> & {
  outerHiddenAt: number | null;
  type: string;
};
type FindRow = (db: Db, id: string) => Promise<Row | undefined>;

const postTarget: FindRow = async (db, id) => {
  const row = await db
    .selectFrom('posts')
    .select([
      'id as postId',
      'user_id as ownerId',
      'style',
      'post as text',
      'created_at as createdAt',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
      'hidden_at as outerHiddenAt',
      'type',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, requestId: null };
};

const commentTarget: FindRow = async (db, id) => {
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'posts.id as postId',
      'comments.user_id as ownerId',
      'posts.style as style',
      'comments.text as text',
      'comments.created_at as createdAt',
      'comments.hidden_at as hiddenAt',
      'comments.hidden_reason as hiddenReason',
      'posts.hidden_at as outerHiddenAt',
      'posts.type',
    ])
    .where('comments.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, requestId: null };
};

const PUBLIC = { postId: null, requestId: null, style: '', type: 'community' };

const resourceTarget: FindRow = async (db, id) => {
  const row = await db
    .selectFrom('resources')
    .select([
      'user_id as ownerId',
      'description as text',
      'created_at as createdAt',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
      'hidden_at as outerHiddenAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...PUBLIC, ...row };
};

const requestTarget: FindRow = async (db, id) => {
  const row = await db
    .selectFrom('feature_requests')
    .select([
      'id as requestId',
      'user_id as ownerId',
      'text',
      'created_at as createdAt',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
      'hidden_at as outerHiddenAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...PUBLIC, ...row };
};

const requestCommentTarget: FindRow = async (db, id) => {
  const row = await db
    .selectFrom('request_comments')
    .innerJoin('feature_requests', 'feature_requests.id', 'request_comments.request_id')
    .select([
      'request_id as requestId',
      'request_comments.user_id as ownerId',
      'request_comments.text as text',
      'request_comments.created_at as createdAt',
      'request_comments.hidden_at as hiddenAt',
      'request_comments.hidden_reason as hiddenReason',
      'feature_requests.hidden_at as outerHiddenAt',
    ])
    .where('request_comments.id', '=', id)
    .executeTakeFirst();
  return row && { ...PUBLIC, ...row };
};

const ROWS: Readonly<Record<TargetRef['kind'], FindRow>> = {
  post: postTarget,
  comment: commentTarget,
  resource: resourceTarget,
  feature_request: requestTarget,
  request_comment: requestCommentTarget,
};
