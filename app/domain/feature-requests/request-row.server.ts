import { printableText } from '../../platform/text/display-text.ts';
import type { FeatureRequest } from './request.ts';
import type { SeenRequest } from './request-store.server.ts';

/** The side of a row that members see. */
export function requestOf(row: SeenRequest, viewerId: string): FeatureRequest {
  return {
    id: row.id,
    text: printableText(row.text),
    status: row.status,
    reason: row.reason === null ? null : printableText(row.reason),
    votes: row.votes,
    comments: row.comments,
    createdAt: row.created_at,
    hasVoted: row.voter_id !== null,
    isOwn: row.user_id === viewerId,
  };
}
