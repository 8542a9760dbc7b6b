import { addToCount, lockPost } from '../posts/post-store.server.ts';
import type { CommentRow, Db } from '../../platform/db/tables.ts';
import { lockResource, setRemoved } from '../media-library/resource-store.server.ts';
import type { Target } from '../screening/target-store.server.ts';

/** Locks the post or picture of a target against changes until the transaction ends. Lock the owner first. */
export async function lockTarget(
  trx: Db,
  { id, postId }: Pick<Target, 'id' | 'postId'>,
): Promise<void> {
  await (postId === null ? lockResource(trx, id) : lockPost(trx, postId));
}

/** Hides a locked target, inside a transaction. A target that is already hidden gets the new reason. */
export async function hideTarget(
  trx: Db,
  target: Target,
  reason: string,
  now: number,
): Promise<void> {
  const { kind, id, hiddenAt } = target;
  if (kind === 'resource') await setRemoved(trx, id, reason === 'removed' ? now : null);
  // A removed post can be restored, but not what its author had told about it.
  if (kind === 'post' && reason === 'removed') {
    await trx.updateTable('posts').set({ shown_premise: null }).where('id', '=', id).execute();
  }
  await setHidden(trx, target, { hidden_at: hiddenAt ?? now, hidden_reason: reason });
}

/** Makes a locked target visible again, inside a transaction. */
export async function showTarget(trx: Db, target: Target): Promise<void> {
  if (target.kind === 'resource') await setRemoved(trx, target.id, null);
  await setHidden(trx, target, { hidden_at: null, hidden_reason: null });
}

const TABLES = { post: 'posts', comment: 'comments', resource: 'resources' } as const;

async function setHidden(
  trx: Db,
  { kind, id, hiddenAt, postId }: Target,
  hidden: Pick<CommentRow, 'hidden_at' | 'hidden_reason'>,
): Promise<void> {
  await trx.updateTable(TABLES[kind]).set(hidden).where('id', '=', id).execute();
  const isHiding = hidden.hidden_at !== null;
  const isChanged = isHiding !== (hiddenAt !== null);
  // Hidden comments are not counted.
  if (kind === 'comment' && postId !== null && isChanged) {
    await addToCount(trx, postId, 'real_comments', isHiding ? -1 : 1);
  }
}
