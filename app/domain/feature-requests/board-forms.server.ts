import { type ErrorCode, ERRORS } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { commentOnRequest, deleteRequestComment } from './request-comments.server.ts';
import { withdrawRequest } from './request-removal.server.ts';
import { submitRequest } from './request-submission.server.ts';
import { REQUEST_GONE } from './request-words.ts';
import { voteForRequest } from './requests.server.ts';

/** The result of a form submission. A failure has an HTTP status, a message and the submitted text. */
export type RequestForm =
  | { ok: true; did: string; requestId?: string }
  | { ok: false; status: number; message: string; text: string };

/** Handles the board's forms for clients without JavaScript. The `intent` field selects the action. */
export async function requestByForm(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<RequestForm> {
  const intent = formText(form, 'intent');
  const requestId = formText(form, 'request');
  const typed = { text: formText(form, 'text'), key: keyOf(services, form) };
  switch (intent) {
    case 'vote':
    case 'unvote': {
      const vote = { requestId, isFor: intent === 'vote' };
      const outcome = await voteForRequest(services, viewer, vote);
      return outcome.ok ? { ok: true, did: intent } : refused(outcome, '');
    }
    case 'submit': {
      const outcome = await submitRequest(services, viewer, typed);
      if (outcome.ok && outcome.isKnown) {
        return { ok: true, did: 'asked-before', requestId: outcome.request.id };
      }
      if (outcome.ok) return { ok: true, did: intent };
      return refused(outcome, typed.text);
    }
    case 'comment': {
      const outcome = await commentOnRequest(services, viewer, { requestId, ...typed });
      if (outcome.ok) return { ok: true, did: intent };
      if (outcome.reason === 'not-found') {
        return failed({ status: 404, message: REQUEST_GONE }, typed.text);
      }
      return refused(outcome, typed.text);
    }
    case 'withdraw': {
      const outcome = await withdrawRequest(services, viewer, requestId);
      return outcome.ok ? { ok: true, did: intent } : refused(outcome, '');
    }
    case 'delete-comment': {
      const isGone = await deleteRequestComment(services, viewer, formText(form, 'comment'));
      return isGone ? { ok: true, did: intent } : failed(ERRORS['not-found'], '');
    }
    default:
      return failed(
        { status: 422, message: 'This form is not known here. Reload the page and try again.' },
        typed.text,
      );
  }
}

// The message of a refusal overrides the default message of its error code.
function refused(refusal: { reason: ErrorCode; message?: string }, text: string): RequestForm {
  return failed({ ...ERRORS[refusal.reason], ...refusal }, text);
}

function failed({ status, message }: { status: number; message: string }, text: string) {
  return { ok: false, status, message, text } as const;
}

function keyOf(services: Services, form: FormData): string {
  const sent = formText(form, 'key');
  return isIdempotencyKey(sent) ? sent : services.newId();
}
