import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/robots-route';

export const handle = { readers: 'guests' } satisfies RouteHandle;

// Pages with `noindex` exclude themselves. These paths should not even be crawled.
const RULES = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /auth/',
  'Disallow: /preview',
  'Disallow: /studio',
];

/** GET /robots.txt: the rules for robots, and the sitemap. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicOrigin } = context.get(requestContext).services;
  const lines = [...RULES, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
