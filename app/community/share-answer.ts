import { problemResponse, tooManyRequests } from '../errors.ts';
import { TOO_MANY_SHARES } from '../moderation/moderation-words.ts';
import type { ShareOutcome } from './share-post.server.ts';

/** What asking for a share is answered. */
export function shareAnswer(outcome: ShareOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { postId, isHeld } = outcome;
    return Response.json({ postId, isHeld }, { status: 201 });
  }
  if (outcome.reason === 'too-many-requests') {
    return tooManyRequests(outcome.retryAfter, requestId, TOO_MANY_SHARES);
  }
  const title = outcome.reason === 'share-refused' ? outcome.message : undefined;
  return problemResponse(outcome.reason, { requestId, title });
}
