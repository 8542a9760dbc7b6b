import { countAddresses, listAddresses, listDays } from '../community/list-addresses.server.ts';
import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Services } from '../services.server.ts';
import type { Route } from './+types/sitemap-route';
import {
  MOST_IN_A_FILE,
  parsePart,
  POSTS_IN_ONE_FILE,
  PUBLIC_PAGES,
  sitemapIndexXml,
  type SitemapPart,
  sitemapXml,
} from './sitemap.ts';

/**
 * GET /sitemap.xml: every address that everybody may read. Where one file cannot hold them it names others, which
 * `?part=` asks for: one of the pages, and one of each day that has posts.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const part = parsePart(new URL(request.url).searchParams.get('part'));
  const xml = part && (await makeFile(services, part));
  if (xml === null) return problemResponse('not-found', { requestId });
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

async function makeFile(services: Services, part: SitemapPart): Promise<string | null> {
  const { publicOrigin } = services;
  const pages = PUBLIC_PAGES.map((path) => ({ path }));
  if (part === 'pages') return sitemapXml(pages, publicOrigin);
  if (part !== 'all') {
    const posts = await listAddresses(services, { day: part.day, most: MOST_IN_A_FILE });
    // A file without an address is none.
    return posts.length === 0 ? null : sitemapXml(posts, publicOrigin);
  }
  if ((await countAddresses(services)) > POSTS_IN_ONE_FILE) {
    return sitemapIndexXml(await listDays(services), publicOrigin);
  }
  const posts = await listAddresses(services, { day: null, most: POSTS_IN_ONE_FILE });
  return sitemapXml([...pages, ...posts], publicOrigin);
}
