import { sql } from 'kysely';
import { addToCount, lockPost } from '../posts/post-store.server.ts';
import type { CommentRow, Db, ModerationCaseRow } from '../../platform/db/tables.ts';
import { addToRequestCount, lockRequest } from '../feature-requests/request-store.server.ts';
import { lockResource, setRemoved } from '../media-library/resource-store.server.ts';
import type { TargetKind, TargetRef } from '../screening/report.ts';
import { isSharedRow, type Target } from '../screening/target-store.server.ts';
import { TARGET_TABLES } from '../screening/target-tables.ts';

/**
 * Locks the post, picture or feature request of a target against changes until the transaction ends. Lock the owner
 * first.
 */
export async function lockTarget(
  trx: Db,
  { id, postId, requestId }: Pick<Target, 'id' | 'postId' | 'requestId'>,
): Promise<void> {
  if (postId !== null) await lockPost(trx, postId);
  else if (requestId !== null) await lockRequest(trx, requestId);
  else await lockResource(trx, id);
}

/** Locks the target of a case. See `lockTarget`. */
export function lockTargetOf(trx: Db, known: ModerationCaseRow): Promise<void> {
  const { target_id: id, post_id: postId, request_id: requestId } = known;
  return lockTarget(trx, { id, postId, requestId });
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

async function setHidden(
  trx: Db,
  { kind, id, hiddenAt, postId, requestId }: Target,
  hidden: Pick<CommentRow, 'hidden_at' | 'hidden_reason'>,
): Promise<void> {
  await trx.updateTable(TARGET_TABLES[kind].table).set(hidden).where('id', '=', id).execute();
  const isHiding = hidden.hidden_at !== null;
  if (isHiding === (hiddenAt !== null)) return;
  // Hidden comments are not counted.
  const change = isHiding ? -1 : 1;
  if (kind === 'comment' && postId !== null) {
    await addToCount(trx, postId, 'real_comments', change);
  }
  if (kind === 'request_comment' && requestId !== null) {
    await addToRequestCount(trx, requestId, 'comments', change);
  }
}

/** Returns at most `limit` targets of a member that others see or that wait for a review. Skips private posts. */
export async function listHideable(
  db: Db,
  { kind, userId, limit }: { kind: TargetKind; userId: string; limit: number },
): Promise<TargetRef[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id ${hideable(kind, userId)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => ({ kind, id }));
}

/** Counts what `listHideable` lists, by kind. */
export async function countHideable(db: Db, userId: string): Promise<Record<TargetKind, number>> {
  const count = async (kind: TargetKind) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count ${hideable(kind, userId)}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return {
    post: await count('post'),
    comment: await count('comment'),
    resource: await count('resource'),
    feature_request: await count('feature_request'),
    request_comment: await count('request_comment'),
  };
}

function hideable(kind: TargetKind, userId: string) {
  const isShared = isSharedRow(kind);
  return sql`from ${sql.table(TARGET_TABLES[kind].table)} where user_id = ${userId} and ${isShared}
    and (hidden_reason is null or hidden_reason <> 'removed')`;
}
