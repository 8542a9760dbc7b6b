import { ANONYMOUS } from '../../platform/http/viewer.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/feed-xml-route';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { feedXml } from './feed-xml.ts';
import { listFeed } from '../../domain/community/feed.server.ts';

const NEWEST = 20;

/** GET /community/feed.xml: the newest posts for feed readers, the same for everybody. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const { ask } = parseFeedParams(new URLSearchParams());
  const { posts } = await listFeed(services, ANONYMOUS, { ...ask, limit: NEWEST });
  return new Response(feedXml(posts, services.publicOrigin), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
