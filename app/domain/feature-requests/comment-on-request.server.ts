import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import { cleanComment, commentError } from '../community/comment.ts';
import type { Database, RequestCommentRow } from '../../platform/db/tables.ts';
import { addHourlyNotification } from '../notifications/notifications.server.ts';
import type { Services } from '../../platform/services.ts';
import { findRequestRow, lockRequest } from './request-store.server.ts';
import { findCommentByKey, insertComment } from './request-comment-store.server.ts';
import { commentNotice } from './request-words.ts';
import { screenForBoard } from './screen-request.server.ts';
import type { TextRefusal } from './submit-request.server.ts';

/** What a member says to a request; `key` is the same for the same click. */
export type RequestCommentAsk = { requestId: string; text: string; key: string };
export type RequestCommentOutcome = { ok: true; isNew: boolean } | TextRefusal;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Comments on a request, once for each key. */
export async function commentOnRequest(
  services: Services,
  viewer: Member,
  ask: RequestCommentAsk,
): Promise<RequestCommentOutcome> {
  const text = cleanComment(ask.text);
  const message = commentError(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  if (!isId(ask.requestId)) return NOT_FOUND;
  const before = await findCommentByKey(services.db, viewer.id, ask.key);
  if (before) return sentBefore(before, { ...ask, text });
  const taken = await services.rateLimits.take('request-comment', viewer);
  if (!taken.ok) return taken;
  const refusal = await screenForBoard(services, text);
  if (refusal) return refusal;
  const row: RequestCommentRow = {
    id: services.newId(),
    request_id: ask.requestId,
    user_id: viewer.id,
    text,
    idem_key: ask.key,
    created_at: services.now(),
  };
  const kept = await services.db.transaction().execute((trx) => keep(trx, services, viewer, row));
  if (kept === 'kept') return { ok: true, isNew: true };
  if (kept === 'missing') return NOT_FOUND;
  const faster = await findCommentByKey(services.db, viewer.id, ask.key);
  return faster ? sentBefore(faster, { ...ask, text }) : NOT_FOUND;
}

async function keep(
  trx: Kysely<Database>,
  services: Services,
  viewer: Member,
  row: RequestCommentRow,
): Promise<'kept' | 'missing' | 'sent-before'> {
  const seen = await findRequestRow(trx, row.request_id, viewer.id);
  if (!seen || !(await holdBoth(trx, viewer.id, seen.user_id))) return 'missing';
  if (!(await lockRequest(trx, row.request_id))) return 'missing';
  if (!(await insertComment(trx, row))) return 'sent-before';
  if (seen.user_id !== viewer.id) {
    const notice = {
      userId: seen.user_id,
      kind: 'requests',
      text: commentNotice(viewer.name),
      link: `/requests/${row.request_id}#comments`,
      actorId: viewer.id,
    } as const;
    await addHourlyNotification(services, notice, trx);
  }
  return 'kept';
}

// Both before the request, as whoever deletes an account does.
async function holdBoth(trx: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const [first, second] = one < other ? [one, other] : [other, one];
  return (await holdMember(trx, first)) && (await holdMember(trx, second));
}

function sentBefore(
  before: RequestCommentRow,
  { requestId, text }: RequestCommentAsk,
): RequestCommentOutcome {
  if (before.request_id === requestId && before.text === text) return { ok: true, isNew: false };
  return { ok: false, reason: 'key-reused' };
}
