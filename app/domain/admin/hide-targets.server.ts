import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { findMember } from '../members/member-store.server.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { beginningOf, printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { memberFace } from '../faces/face.ts';
import { findSmallPictures } from '../media-library/small-picture.server.ts';
import { UNDO_DECISION_MS } from '../moderation/decisions.server.ts';
import { removeTarget } from '../moderation/removals.server.ts';
import { findAttachedResource } from '../posts/attachment-store.server.ts';
import { listUndoable } from '../screening/audit-store.server.ts';
import { findCaseOf } from '../screening/case-store.server.ts';
import { CHOOSE_REASON } from '../screening/moderation-words.ts';
import { targetName } from '../moderation/target-name.ts';
import { readHideReason, TARGET_KINDS, type TargetRef } from '../screening/report.ts';
import { findTarget, type Target } from '../screening/target-store.server.ts';

const MAX_OPENING_LENGTH = 300;

/** The target in an address such as `?post={id}`. `?attached={post}` is the picture under a post. */
async function targetIn(
  { db }: Pick<Services, 'db'>,
  params: URLSearchParams,
): Promise<TargetRef | null> {
  const attached = params.get('attached');
  if (attached !== null) {
    const id = isId(attached) ? await findAttachedResource(db, attached) : undefined;
    return id === undefined ? null : { kind: 'resource', id };
  }
  const kind = TARGET_KINDS.find((one) => params.get(one));
  const id = params.get(kind ?? '') ?? '';
  return kind && isId(id) ? { kind, id } : null;
}

/** What an admin is about to hide. Null for an unknown target and for a private post. */
export async function describeHideable(
  services: Pick<Services, 'db' | 'now' | 'storage'>,
  params: URLSearchParams,
) {
  const asked = await targetIn(services, params);
  const target = asked && (await findTarget(services.db, asked));
  if (!target?.isShared) return null;
  const owner = await findMember(services.db, target.ownerId);
  const name = printableText(owner?.display_name ?? '');
  return {
    kind: target.kind,
    id: target.id,
    // With its lines, so that it is read as everybody else reads it.
    text: beginningOf(target.text, MAX_OPENING_LENGTH),
    isHidden: target.hiddenReason === 'removed',
    ownerId: target.ownerId,
    owner: { name, face: memberFace(target.ownerId, owner?.display_name ?? '') },
    what: targetName(target.kind, findStyle(target.style)?.label ?? target.style),
    at: target.createdAt,
    picture: await pictureOf(services, target),
    caseId: (await findCaseOf(services.db, target))?.id ?? null,
    undoId: await undoOf(services, target),
    place: await placeIn(services, params, target),
  };
}

async function pictureOf(services: Pick<Services, 'db' | 'storage'>, { kind, id }: TargetRef) {
  if (kind !== 'resource') return null;
  return (await findSmallPictures(services, [id])).get(id) ?? null;
}

// Any admin who opens the page can undo what is hidden since a minute.
async function undoOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, id }: TargetRef,
): Promise<string | null> {
  const target = { target_kind: kind, target_id: id };
  const since = now() - UNDO_DECISION_MS;
  const [done] = await listUndoable(db, target, { action: 'hide', since });
  return done?.id ?? null;
}

async function placeIn(
  { db }: Pick<Services, 'db'>,
  params: URLSearchParams,
  target: Target,
): Promise<string> {
  const id = params.get('attached');
  const post = id === null ? undefined : await findTarget(db, { kind: 'post', id });
  return placeOf(post ?? target);
}

/** The page of the target, or the list that it was in once that page is gone. */
function placeOf({ kind, id, postId, requestId, hiddenAt, hasPage }: Target): string {
  if (kind === 'resource') return hasPage ? `/resources?open=${id}` : '/resources';
  if (!hasPage) return postId === null ? '/requests' : '/community';
  const page = postId === null ? `/requests/${requestId}` : `/post/${postId}`;
  if (kind === 'post' || kind === 'feature_request') return page;
  return hiddenAt === null ? `${page}#comment-${id}` : `${page}#comments`;
}

/** The result of hiding a piece. */
export type HideChange = { ok: true; did: 'hide' } | Rejection;

/** Hides what a path names, for the `reason` of a form. */
export async function hideNamed(
  services: Services,
  admin: Admin,
  { kind, id }: { kind: string; id: string },
  form: FormData,
): Promise<HideChange> {
  const reason = readHideReason(form.get('reason'));
  if (!reason) return invalidField('reason', CHOOSE_REASON);
  const target = await targetIn(services, new URLSearchParams({ [kind]: id }));
  const how = { action: 'hide', reason } as const;
  const done = target && (await removeTarget(services, admin, { target, how }));
  if (done?.ok) return { ok: true, did: 'hide' };
  return done?.reason === 'case-decided'
    ? { ...done, message: 'Another admin has just decided about it. Reload the page.' }
    : { ...NOT_FOUND, message: 'This is gone, or hidden already.' };
}
