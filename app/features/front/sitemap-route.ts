import { listPostPaths } from '../../domain/community/feed.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/sitemap-route';
import { MAX_ADDRESSES, PUBLIC_PAGES, sitemapXml } from './sitemap.ts';

/** GET /sitemap.xml: the public pages and the newest shared posts, as many as the format allows in a file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const pages = PUBLIC_PAGES.map((path) => ({ path }));
  const posts = await listPostPaths(services, MAX_ADDRESSES - pages.length);
  return new Response(sitemapXml([...pages, ...posts], services.publicOrigin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
