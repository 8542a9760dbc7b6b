import { hideComment, showComment } from '../community/comment-store.server.ts';
import { lockPost } from '../posts/post-store.server.ts';
import type { Db } from '../../platform/db/tables.ts';
import {
  hideResource,
  lockResource,
  showResource,
} from '../media-library/resource-store.server.ts';
import type { ReportTarget } from '../screening/report.ts';
import type { Target } from '../screening/target-store.server.ts';

/** Locks the post or picture of a target against changes until the transaction ends. Lock the owner first. */
export async function lockTarget(
  trx: Db,
  { id, postId }: Pick<Target, 'id' | 'postId'>,
): Promise<void> {
  await (postId === null ? lockResource(trx, id) : lockPost(trx, postId));
}

/** Hides a target, inside a transaction. A target that is already hidden gets the new reason. */
export async function hideTarget(
  trx: Db,
  { kind, id, hiddenAt }: Target,
  reason: string,
  now: number,
): Promise<void> {
  if (kind === 'resource') return hideResource(trx, id, { reason, now });
  // A removed post can be restored, but not what its author had told about it.
  if (kind === 'post' && reason === 'removed') {
    await trx.updateTable('posts').set({ shown_premise: null }).where('id', '=', id).execute();
  }
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

/** Makes a target visible again, inside a transaction. */
export async function showTarget(trx: Db, { kind, id }: ReportTarget): Promise<void> {
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

async function changeReason(trx: Db, { kind, id }: ReportTarget, reason: string): Promise<void> {
  const table = kind === 'post' ? 'posts' : 'comments';
  await trx.updateTable(table).set({ hidden_reason: reason }).where('id', '=', id).execute();
}
