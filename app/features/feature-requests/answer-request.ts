import { rejectionResponse } from '../../platform/http/errors.ts';
import type { TextRejection } from '../../domain/feature-requests/request-submission.server.ts';

/** The answer to a text of a member's that was not taken. */
export function refuseText(refusal: TextRejection, requestId: string): Response {
  const isText = refusal.reason === 'invalid-field' || refusal.reason === 'request-refused';
  return rejectionResponse({ ...refusal, field: isText ? 'text' : undefined }, requestId);
}
