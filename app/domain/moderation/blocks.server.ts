import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import {
  deleteBlock,
  findBlockedIds,
  insertBlock,
  listBlockRows,
} from '../screening/block-store.server.ts';
import type { ReportTarget } from '../screening/report.ts';
import { findTarget, isShown } from '../screening/target-store.server.ts';

/** More than this is no grudge but a policy. */
const MAX_BLOCKED = 500;

/** Somebody whom the viewer has blocked. `id` names the block and not the member. */
export type Blocked = { id: string; name: string; at: number };

/**
 * Blocks whoever wrote a post or a comment, or uploaded a picture: it is gone from the viewer's feed, and cannot react to the viewer's
 * posts. Returns the id of the block; null when there is no such thing to be seen, it is the viewer's own, or the
 * list is full.
 */
export function blockWriter(
  services: Services,
  viewer: Member,
  asked: ReportTarget,
): Promise<string | null> {
  return services.db.transaction().execute(async (trx) => {
    const target = isId(asked.id) ? await findTarget(trx, asked) : undefined;
    if (!target || target.ownerId === viewer.id || !(await isShown(trx, target))) return null;
    const areThere = (await lockMember(trx, viewer.id)) && (await lockMember(trx, target.ownerId));
    if (!areThere || (await findBlockedIds(trx, viewer.id)).size >= MAX_BLOCKED) return null;
    return insertBlock(trx, {
      id: services.newId(),
      user_id: viewer.id,
      blocked_id: target.ownerId,
      created_at: services.now(),
    });
  });
}

/** Takes an own block away. False when there is none. */
export function unblock({ db }: Services, viewer: Member, id: string): Promise<boolean> {
  return deleteBlock(db, viewer.id, id);
}

/** Everybody whom the viewer has blocked, newest first. */
export async function listBlocked({ db }: Services, viewer: Member): Promise<Blocked[]> {
  const rows = await listBlockRows(db, viewer.id);
  return rows.map(({ id, display_name: name, created_at: at }) => ({
    id,
    name: printableText(name),
    at,
  }));
}
