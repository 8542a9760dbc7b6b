import { formText } from '../../platform/http/form-text.ts';
import {
  invalidField,
  NOT_FOUND,
  type Rejection,
  UNKNOWN_FORM,
} from '../../platform/http/rejection.ts';
import type { Admin } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { openingOf, printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { undoDecision } from '../moderation/decisions.server.ts';
import { removeTarget } from '../moderation/removals.server.ts';
import { findAttachedResource } from '../posts/attachment-store.server.ts';
import { CHOOSE_REASON, UNDO_TOO_LATE } from '../screening/moderation-words.ts';
import { readHideReason, TARGET_KINDS, type TargetRef } from '../screening/report.ts';
import { findTarget } from '../screening/target-store.server.ts';

const MAX_OPENING_LENGTH = 300;

/** The target in an address such as `?post={id}`. `?attached={post}` is the picture under a post. */
async function targetIn({ db }: Services, params: URLSearchParams): Promise<TargetRef | null> {
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
export async function describeHideable(services: Services, params: URLSearchParams) {
  const asked = await targetIn(services, params);
  const target = asked && (await findTarget(services.db, asked));
  if (!target?.isShared) return null;
  const { kind, postId, requestId, ownerId } = target;
  return {
    kind,
    text: openingOf(printableText(target.text), MAX_OPENING_LENGTH),
    isHidden: target.hiddenReason === 'removed',
    ownerId,
    place: placeOf({ kind, postId, requestId }),
  };
}

type Place = { kind: TargetRef['kind']; postId: string | null; requestId: string | null };

// The page that shows the target to its readers, and that is still there when the target is hidden.
function placeOf({ kind, postId, requestId }: Place): string {
  if (kind === 'comment') return `/post/${postId}#comments`;
  if (kind === 'request_comment') return `/requests/${requestId}#comments`;
  if (kind === 'feature_request') return '/requests';
  return kind === 'resource' ? '/resources' : '/community';
}

/** `undoId` is set after a target was hidden. */
type HideChange = { ok: true; undoId: string | null } | Rejection;

/** Hides the target in the address, or undoes that, by the `intent` of a form. */
export async function changeHidden(
  services: Services,
  admin: Admin,
  params: URLSearchParams,
  form: FormData,
): Promise<HideChange> {
  const intent = formText(form, 'intent');
  if (intent === 'undo') {
    const undone = await undoDecision(services, admin, formText(form, 'undo'));
    return undone.ok ? { ok: true, undoId: null } : { ...NOT_FOUND, message: UNDO_TOO_LATE };
  }
  if (intent !== 'hide') return UNKNOWN_FORM;
  const reason = readHideReason(form.get('reason'));
  if (!reason) return invalidField('reason', CHOOSE_REASON);
  const target = await targetIn(services, params);
  const how = { action: 'hide', reason } as const;
  const done = target && (await removeTarget(services, admin, { target, how }));
  if (done?.ok) return { ok: true, undoId: done.undoId };
  return done?.reason === 'case-decided'
    ? { ...done, message: 'Another admin has just decided about it. Reload the page.' }
    : { ...NOT_FOUND, message: 'This is gone, or hidden already.' };
}
