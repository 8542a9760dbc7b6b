import { listPostPaths } from '../../domain/community/feed.server.ts';
import { readSwitches } from '../../domain/instance/instance.server.ts';
import { xmlText } from '../../platform/text/display-text.ts';
import { closedPaths } from '../http/closed-paths.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/sitemap-route';

export const handle = { readers: 'guests', shared: {} } satisfies RouteHandle;

/** GET /sitemap.xml: the public pages and the newest shared posts, up to the limit of one sitemap file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, routes, viewer } = context.get(requestContext);
  const switches = await readSwitches(services.db);
  const closed = closedPaths(routes, switches, viewer);
  const pages = routes
    .filter(({ handle, pattern }) => handle.sitemap && !closed.includes(pattern))
    .map(({ pattern }) => ({ path: pattern }));
  const posts = switches.hasCommunity
    ? await listPostPaths(services, MAX_ADDRESSES - pages.length)
    : [];
  return new Response(sitemapXml([...pages, ...posts], services.publicOrigin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

/** The sitemap protocol's limit of URLs per file. */
const MAX_ADDRESSES = 50_000;

type Address = { path: string; changedAt?: number };

/** Returns the sitemap XML for URLs of `origin`. */
export function sitemapXml(addresses: readonly Address[], origin: string): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${[head, open, ...urls, '</urlset>'].join('\n')}\n`;
}
