import { POSTED, POSTED_HELD } from '../../domain/community/comment.ts';
import { listComments, writeComment } from '../../domain/community/comments.server.ts';
import { postPath } from '../../domain/posts/post.ts';
import { formText } from '../../platform/http/form-text.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { forMethods, membersOnly } from '../http/guards.server.ts';
import { requestContext } from '../http/request-context.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/comments-route';

export const handle = {
  readers: 'guests',
  methods: ['GET', 'POST'],
  query: ['after'],
  shared: {},
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [forMethods('POST', membersOnly())];

/** GET /post/{id}/comments: a page of the comments, newest first, from `after` on. */
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

/** POST /post/{id}/comments: comments on a shared post, once for each `key`. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    (services, member, form) =>
      writeComment(services, member, {
        postId: args.params.id,
        text: formText(form, 'text'),
        key: readFormKey(form, services.newId),
      }),
    {
      page: postPath(args.params.id),
      form: PLAIN_FORMS.comment,
      done: ({ comment }) => ({
        to: `${postPath(args.params.id)}#comments`,
        words: comment.isHeld ? POSTED_HELD : POSTED,
      }),
    },
  );
