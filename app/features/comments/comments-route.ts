import {
  type CommentOutcome,
  listComments,
  writeComment,
} from '../../domain/community/comments.server.ts';
import { readTextRequest } from '../../domain/community/read-text-request.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { allowMethods, requireCommunityOrAuthor } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/comments-route';

export const middleware = [allowMethods('GET, POST'), requireCommunityOrAuthor];

/** GET /api/posts/{id}/comments: a page of them, newest first, from `after` on. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const text = new URL(request.url).searchParams.get('after');
  const after = decodeCursor(text);
  if (text !== null && after === null) {
    const values = { field: 'after' };
    return problemResponse('invalid-field', { requestId, field: 'after', values });
  }
  const page = await listComments(services, viewer, params.id, after);
  return page ? Response.json(page) : problemResponse('not-found', { requestId });
}

/** POST {text} comments on a shared post: 201, or 200 when the same click came before. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const input = await readTextRequest(request, viewer, requestId);
  if (!input.ok) return input.response;
  const comment = { postId: params.id, text: input.text, key: input.key };
  return commentResponse(await writeComment(services, input.viewer, comment), requestId);
}

function commentResponse(outcome: CommentOutcome, requestId: string): Response {
  if (outcome.ok) {
    return Response.json({ comment: outcome.comment }, { status: outcome.isNew ? 201 : 200 });
  }
  const field = outcome.reason === 'invalid-field' ? 'text' : undefined;
  return rejectionResponse({ ...outcome, field }, requestId);
}
