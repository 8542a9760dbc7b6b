import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { decideRequest, removeRequest, withdrawRequest } from './request-decisions.server.ts';
import { commentOnRequest, deleteRequestComment } from './request-comments.server.ts';
import { submitRequest } from './request-submission.server.ts';
import { REQUEST_GONE } from './request-words.ts';
import { voteForRequest } from './requests.server.ts';
import type { FeatureRequest } from './requests.ts';

type BoardOutcome =
  | { ok: true; request?: FeatureRequest; isKnown?: boolean; votes?: number; hasVoted?: boolean }
  | Rejection;

/**
 * Handles the board's forms, with and without JavaScript. The `intent` field selects the change. `key` makes a request
 * or a comment count once.
 */
export async function changeBoard(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<BoardOutcome> {
  const intent = formText(form, 'intent');
  const requestId = formText(form, 'request');
  const text = formText(form, 'text');
  const key = readFormKey(form, services.newId);
  switch (intent) {
    case 'vote':
    case 'unvote': {
      const vote = { requestId, isFor: intent === 'vote' };
      return withGone(await voteForRequest(services, viewer, vote));
    }
    case 'submit':
      return submitRequest(services, viewer, { text, key });
    case 'comment':
      return withGone(await commentOnRequest(services, viewer, { requestId, text, key }));
    case 'delete-comment': {
      const isGone = await deleteRequestComment(services, viewer, formText(form, 'comment'));
      return isGone ? { ok: true } : NOT_FOUND;
    }
    case 'withdraw':
      return withdrawRequest(services, viewer, requestId);
    case 'remove':
      return removeRequest(services, viewer, requestId);
    case 'approve':
      return decideRequest(services, viewer, { requestId, status: 'approved', reason: '' });
    case 'reject':
      return decideRequest(services, viewer, { requestId, status: 'rejected', reason: text });
    default:
      return { ok: false, reason: 'unknown-form' };
  }
}

// Says what is missing to a member who saw the request a moment ago.
function withGone(outcome: BoardOutcome): BoardOutcome {
  if (outcome.ok || outcome.reason !== 'not-found') return outcome;
  return { ...outcome, message: REQUEST_GONE };
}
