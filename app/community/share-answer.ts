import { problemResponse } from '../errors.ts';
import { TOO_MANY_SHARES } from '../moderation/moderation-words.ts';
import type { ShareOutcome } from './share-post.server.ts';

/** What asking for a share is answered. */
export function shareAnswer(outcome: ShareOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { postId, isHeld } = outcome;
    return Response.json({ postId, isHeld }, { status: 201 });
  }
  if (outcome.reason === 'too-many-requests') {
    const headers = { 'retry-after': String(outcome.retryAfter) };
    return problemResponse(outcome.reason, { requestId, headers, title: TOO_MANY_SHARES });
  }
  const title = outcome.reason === 'share-refused' ? outcome.message : undefined;
  return problemResponse(outcome.reason, { requestId, title });
}
