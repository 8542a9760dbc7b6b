import type { Db, RequestCommentRow } from '../../platform/db/tables.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';
import { cleanComment, commentError } from '../community/comment.ts';
import { memberFace } from '../faces/face.ts';
import { lockMember } from '../members/member-store.server.ts';
import { mergeNotification } from '../notifications/notifications.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import {
  deleteRequestCommentRow,
  findComment,
  insertRequestComment,
  listRequestCommentRows,
} from './request-comment-store.server.ts';
import { GONE } from './requests.server.ts';
import { findRequestRow, lockRequest } from './request-store.server.ts';
import { screenForBoard } from './request-submission.server.ts';
import { commentNotification } from './request-words.ts';
import type { RequestCommentsPage } from './requests.ts';

type RequestCommentInput = { requestId: string; text: string; key: string };
type RequestCommentOutcome = { ok: true } | Rejection;

const SHOWN = { hidden_at: null, hidden_reason: null };

/**
 * Posts a comment, once per idempotency key. Applies the `request-comment` rate limit and screens the text. Notifies
 * the author of the request.
 */
export async function commentOnRequest(
  services: Services,
  viewer: Member,
  { requestId, text: typed, key }: RequestCommentInput,
): Promise<RequestCommentOutcome> {
  const earlier = await findComment(services.db, { user_id: viewer.id, idem_key: key });
  const taken = earlier ? null : await services.rateLimits.take('request-comment', viewer);
  if (taken?.ok === false) return taken;
  if (!isId(requestId)) return GONE;
  const text = cleanComment(typed);
  const message = commentError(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const comment = { request_id: requestId, user_id: viewer.id, text, idem_key: key };
  if (earlier) return sentOutcome(earlier, comment);
  const refusal = await screenForBoard(services, text);
  if (refusal) return refusal;
  const row = { ...comment, id: services.newId(), created_at: services.now(), ...SHOWN };
  return services.db.transaction().execute((trx) => keep(trx, services, viewer, row));
}

async function keep(
  trx: Db,
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  row: RequestCommentRow,
): Promise<RequestCommentOutcome> {
  const seen = await findRequestRow(trx, row.request_id, viewer.id);
  if (!seen || !(await holdBoth(trx, viewer.id, seen.user_id))) return GONE;
  if (!(await lockRequest(trx, row.request_id))) return GONE;
  // A concurrent request has inserted a comment with the same key.
  if (!(await insertRequestComment(trx, row))) {
    const sent = await findComment(trx, { user_id: row.user_id, idem_key: row.idem_key });
    return sent ? sentOutcome(sent, row) : GONE;
  }
  if (seen.user_id !== viewer.id) {
    const notification = {
      userId: seen.user_id,
      kind: 'requests',
      text: commentNotification(viewer.name, seen.text),
      link: `/requests/${row.request_id}#comments`,
      actorId: viewer.id,
      quietMs: HOUR_MS,
    } as const;
    await mergeNotification(services, notification, trx);
  }
  return { ok: true };
}

// Locks both members in id order and before the request, because account deletion locks the member first.
async function holdBoth(trx: Db, one: string, other: string): Promise<boolean> {
  const [first, second] = one < other ? [one, other] : [other, one];
  return (await lockMember(trx, first)) && (await lockMember(trx, second));
}

/** The outcome of the comment that was sent under a key, for the same comment or another one. */
function sentOutcome(
  row: RequestCommentRow,
  { request_id, text }: Pick<RequestCommentRow, 'request_id' | 'text'>,
): RequestCommentOutcome {
  const isSame = row.request_id === request_id && row.text === text;
  return isSame ? { ok: true } : { ok: false, reason: 'key-reused' };
}

const PAGE = 30;

/** Returns a page of 30 comments, oldest first. An invalid cursor returns the first page. */
export async function listRequestComments(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  requestId: string,
  cursor: string | null,
): Promise<RequestCommentsPage> {
  const rows = await listRequestCommentRows(db, {
    requestId,
    after: decodeCursor(cursor),
    limit: PAGE + 1,
  });
  const { shown, next } = cutPage(rows, PAGE);
  return {
    comments: shown.map((row) => ({
      id: row.id,
      text: printableText(row.text),
      authorName: printableText(row.display_name),
      authorFace: memberFace(row.user_id, row.display_name),
      createdAt: row.created_at,
      isOwn: row.user_id === viewer.id,
      mayDelete: row.user_id === viewer.id || viewer.isAdmin,
    })),
    next,
  };
}

/**
 * Deletes the viewer's own comment; admins can delete any comment. The audit log records deletions of other members'
 * comments. Returns false when the comment does not exist or the viewer may not delete it.
 */
export async function deleteRequestComment(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  return services.db.transaction().execute(async (trx) => {
    const comment = await findComment(trx, { id });
    if (!comment || !(await lockMember(trx, viewer.id))) return false;
    const isOwn = comment.user_id === viewer.id;
    if (!isOwn && !viewer.isAdmin) return false;
    await lockRequest(trx, comment.request_id);
    if (!(await deleteRequestCommentRow(trx, comment))) return false;
    if (!isOwn) {
      const target = { target_kind: 'feature_request', target_id: comment.request_id };
      await logAudit(trx, services, { actor_id: viewer.id, action: 'remove-comment', ...target });
    }
    return true;
  });
}
