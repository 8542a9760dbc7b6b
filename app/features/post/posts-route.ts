import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/posts-route';

export const middleware = [allowMethods('GET')];

const PAGE_SIZE = 10;

/** GET /api/posts?after=: one page of the viewer's own posts, newest first. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const cursor = new URL(request.url).searchParams.get('after');
  const query = { type: 'all', search: '', cursor, limit: PAGE_SIZE } as const;
  const page = await listOwnPosts(services, viewer, query);
  return Response.json(page, { headers: { 'cache-control': 'private, no-store' } });
}
