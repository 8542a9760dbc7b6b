import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/robots-route';

// Pages that are asked not to be listed say so themselves; here is what nobody should even fetch.
const RULES = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /auth/',
  'Disallow: /preview',
  'Disallow: /studio',
];

/** GET /robots.txt: where robots may go, and the list of what is there. */
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
