import type { ShareOutcome } from '../../domain/posts/sharing.server.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';

/** The response to a share request: 201 with the post id, or the rejection. */
export function shareResponse(outcome: ShareOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { postId, isHeld } = outcome;
    return Response.json({ postId, isHeld }, { status: 201 });
  }
  return rejectionResponse(outcome, requestId);
}
