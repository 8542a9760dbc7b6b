import { problemResponse, tooManyRequests } from '../errors.ts';
import type { TextRefusal } from './submit-request.server.ts';

/** The answer to a text of a member's that was not taken. */
export function refuseText(
  refusal: TextRefusal,
  { requestId, tooMany }: { requestId: string; tooMany: string },
): Response {
  const { reason } = refusal;
  if (reason === 'invalid-field' || reason === 'request-refused') {
    return problemResponse(reason, { requestId, field: 'text', title: refusal.message });
  }
  if (reason !== 'too-many-requests') return problemResponse(reason, { requestId });
  return tooManyRequests(refusal.retryAfter, requestId, tooMany);
}
