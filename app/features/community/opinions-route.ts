import { changeOpinion } from '../../domain/community/change-opinion.server.ts';
import { listComments } from '../../domain/community/comments.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { forMethods, membersOnly, requireCommunityOrAuthor } from '../http/guards.server.ts';
import { formBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/opinions-route';

export const handle = {
  readers: 'guests',
  methods: ['GET', 'POST'],
  query: ['after'],
  shared: {},
} satisfies RouteHandle;

const form = formBody();

export const middleware = [
  requireCommunityOrAuthor,
  forMethods('POST', membersOnly()),
  forMethods('POST', form),
];

/** GET /api/posts/{id}/opinions: a page of the comments, newest first, from `after` on. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const text = new URL(request.url).searchParams.get('after');
  const after = decodeCursor(text);
  if (text !== null && after === null) {
    const values = { field: 'after' };
    return problemResponse({ reason: 'invalid-field', field: 'after', values }, requestId);
  }
  const page = await listComments(services, viewer, params.id, after);
  return page ? Response.json(page) : problemResponse(NOT_FOUND, requestId);
}

/** POST a form below a shared post. Responds with the outcome: the comment, or the reaction and the new count. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const outcome = await changeOpinion(services, member, params.id, form.of(context));
  return outcome.ok ? Response.json(outcome) : problemResponse(outcome, requestId);
}
