import type { Kysely } from 'kysely';
import { hideComment, showComment } from '../comments/comment-store.server.ts';
import { lockPost } from '../community/post-counts-store.server.ts';
import type { Database } from '../db/tables.ts';
import {
  hideResource,
  lockResource,
  showResource,
} from '../resources/hidden-resource-store.server.ts';
import type { ReportTarget } from './report.ts';

/** What somebody wrote or uploaded, and whether everybody sees it. */
export type Target = ReportTarget & {
  /** The post itself, or the one that the comment stands under; a picture has none. */
  postId: string | null;
  ownerId: string;
  /** The style of the post; a picture has none. */
  style: string;
  text: string;
  hiddenAt: number | null;
  hiddenReason: string | null;
  /** In the community or the library at all, hidden or not. */
  isShared: boolean;
};

/** What a report or a case is about, or undefined when there is no such thing any more. */
export async function findTarget(
  db: Kysely<Database>,
  { kind, id }: ReportTarget,
): Promise<Target | undefined> {
  if (kind === 'resource') {
    const row = await resourceTarget(db, id);
    return row && { kind, id, ...row, postId: null, style: '', isShared: true };
  }
  const row = await (kind === 'post' ? postTarget(db, id) : commentTarget(db, id));
  return row && { kind, id, ...row, isShared: row.isShared === 'community' };
}

/** Whether everybody can see it: a comment also needs its post. */
export async function isShown(db: Kysely<Database>, target: Target): Promise<boolean> {
  if (!target.isShared || target.hiddenAt !== null) return false;
  if (target.kind !== 'comment') return true;
  const post = await postTarget(db, target.postId ?? '');
  return post?.hiddenAt === null;
}

/** Nobody else changes it until the end of the transaction. Its owner is held before. */
export async function lockTarget(
  trx: Kysely<Database>,
  { id, postId }: Pick<Target, 'id' | 'postId'>,
): Promise<void> {
  await (postId === null ? lockResource(trx, id) : lockPost(trx, postId));
}

/** Hides it from everybody, in a transaction; hidden already, it gets another reason. */
export async function hideTarget(
  trx: Kysely<Database>,
  { kind, id, hiddenAt }: Target,
  reason: string,
  now: number,
): Promise<void> {
  if (kind === 'resource') return hideResource(trx, id, { reason, now });
  if (hiddenAt !== null) return changeReason(trx, { kind, id }, reason);
  if (kind === 'comment') {
    await hideComment(trx, id, { reason, now });
    return;
  }
  await trx
    .updateTable('posts')
    .set({ hidden_at: now, hidden_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Shows it to everybody again, in a transaction. */
export async function showTarget(trx: Kysely<Database>, { kind, id }: ReportTarget): Promise<void> {
  if (kind === 'resource') return showResource(trx, id);
  if (kind === 'comment') {
    await showComment(trx, id);
    return;
  }
  await trx
    .updateTable('posts')
    .set({ hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .execute();
}

async function changeReason(
  trx: Kysely<Database>,
  { kind, id }: ReportTarget,
  reason: string,
): Promise<void> {
  const table = kind === 'post' ? 'posts' : 'comments';
  await trx.updateTable(table).set({ hidden_reason: reason }).where('id', '=', id).execute();
}

function postTarget(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('posts')
    .select([
      'id as postId',
      'user_id as ownerId',
      'style',
      'post as text',
      'hidden_at as hiddenAt',
      'hidden_reason as hiddenReason',
      'type as isShared',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

function commentTarget(db: Kysely<Database>, id: string) {
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
      'posts.type as isShared',
    ])
    .where('comments.id', '=', id)
    .executeTakeFirst();
}

function resourceTarget(db: Kysely<Database>, id: string) {
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
