import type { TextRejection } from '../../domain/feature-requests/request-submission.server.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';

/** Returns the error response for a rejected text of a member. */
export function rejectedTextResponse(refusal: TextRejection, requestId: string): Response {
  const isText = refusal.reason === 'invalid-field' || refusal.reason === 'request-refused';
  return rejectionResponse({ ...refusal, field: isText ? 'text' : undefined }, requestId);
}
