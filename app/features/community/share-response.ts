import type { ShareOutcome } from '../../domain/posts/sharing.server.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';

/** What asking for a share is answered. */
export function shareResponse(outcome: ShareOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { postId, isHeld } = outcome;
    return Response.json({ postId, isHeld }, { status: 201 });
  }
  return rejectionResponse(outcome, requestId);
}
