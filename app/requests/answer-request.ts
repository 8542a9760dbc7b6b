import { problemResponse, refusalResponse } from '../errors.ts';
import type { TextRefusal } from './submit-request.server.ts';

/** The answer to a text of a member's that was not taken. */
export function refuseText(refusal: TextRefusal, requestId: string): Response {
  const { reason } = refusal;
  if (reason === 'invalid-field' || reason === 'request-refused') {
    return problemResponse(reason, { requestId, field: 'text', title: refusal.message });
  }
  return refusalResponse(refusal, requestId);
}
