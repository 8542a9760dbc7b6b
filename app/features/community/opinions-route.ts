import { changeOpinion } from '../../domain/community/change-opinion.server.ts';
import { listComments } from '../../domain/community/comments.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireCommunityOrAuthor } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/opinions-route';

export const middleware = [allowMethods('GET, POST'), requireCommunityOrAuthor];

/** GET /api/posts/{id}/opinions: a page of the comments, newest first, from `after` on. */
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

/** POST a form below a shared post. Responds with the outcome: the comment, or the reaction and the new count. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const form = (await readForm(request)) ?? new FormData();
  const outcome = await changeOpinion(services, viewer, params.id, form);
  return outcome.ok ? Response.json(outcome) : rejectionResponse(outcome, requestId);
}
