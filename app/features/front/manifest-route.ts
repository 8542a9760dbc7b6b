import { readSwitches } from '../../domain/instance/instance.server.ts';
import icon192 from '../../ui/icons/icon-192.png?no-inline';
import icon512 from '../../ui/icons/icon-512.png?no-inline';
import iconMaskable from '../../ui/icons/icon-maskable.png?no-inline';

import type { InstanceLook } from '../../platform/text/instance-look.ts';
import { closedPaths } from '../http/closed-paths.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/manifest-route';

export const handle = { readers: 'guests' } satisfies RouteHandle;

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest of an instance. */
function manifestOf({ name, tagline }: InstanceLook, closed: readonly string[]) {
  return {
    id: '/',
    name,
    short_name: name,
    description: `${tagline ?? 'Nothing happened, so post about it.'} A parody.`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    categories: ['entertainment', 'humor', 'social'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(icon192, 192, 'any'),
      png(icon512, 512, 'any'),
      png(iconMaskable, 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Write a post', url: '/generator' },
      { name: 'React to a post', url: '/reply-generator' },
      { name: 'Community', url: '/community' },
    ].filter(({ url }) => !closed.includes(url)),
  };
}

/** GET /manifest.webmanifest: makes the site installable. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, routes, viewer, look } = context.get(requestContext);
  const closed = closedPaths(routes, await readSwitches(services.db), viewer);
  return new Response(JSON.stringify(manifestOf(look, closed)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
