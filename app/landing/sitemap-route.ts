import { countAddresses, listAddresses } from '../community/list-addresses.server.ts';
import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Services } from '../services.server.ts';
import type { Route } from './+types/sitemap-route';
import {
  parsePage,
  POSTS_IN_A_FILE,
  PUBLIC_PAGES,
  sitemapIndexXml,
  sitemapXml,
} from './sitemap.ts';

/**
 * GET /sitemap.xml: every address that everybody may read. Where one file cannot hold them it names others,
 * `?page=1` and on; the first of those has the pages, and all of them the posts.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const page = parsePage(new URL(request.url).searchParams.get('page'));
  const files = Math.max(1, Math.ceil((await countAddresses(services)) / POSTS_IN_A_FILE));
  if (page === undefined || (page ?? 1) > files) return problemResponse('not-found', { requestId });
  const { publicOrigin } = services;
  if (page === null && files > 1) return xmlResponse(sitemapIndexXml(files, publicOrigin));
  return xmlResponse(await fileOf(services, page ?? 1));
}

async function fileOf(services: Services, page: number): Promise<string> {
  const from = (page - 1) * POSTS_IN_A_FILE;
  const posts = await listAddresses(services, { from, most: POSTS_IN_A_FILE });
  const pages = page === 1 ? PUBLIC_PAGES.map((path) => ({ path })) : [];
  return sitemapXml([...pages, ...posts], services.publicOrigin);
}

function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
