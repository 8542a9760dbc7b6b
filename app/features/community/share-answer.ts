import { rejectionResponse } from '../../platform/http/errors.ts';
import type { ShareOutcome } from '../../domain/posts/sharing.server.ts';

/** What asking for a share is answered. */
export function shareAnswer(outcome: ShareOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { postId, isHeld } = outcome;
    return Response.json({ postId, isHeld }, { status: 201 });
  }
  return rejectionResponse(outcome, requestId);
}
