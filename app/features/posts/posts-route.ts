import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/posts-route';

export const handle = {
  readers: 'members',
  query: ['after'],
} satisfies RouteHandle;

export const middleware = [membersOnly()];

const PAGE_SIZE = 10;

/** GET /api/posts?after=: one page of the viewer's own posts, newest first. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get('after');
  const query = { type: 'all', search: '', cursor, limit: PAGE_SIZE } as const;
  const page = await listOwnPosts(services, context.get(memberContext), query);
  return Response.json(page, { headers: { 'cache-control': 'private, no-store' } });
}
