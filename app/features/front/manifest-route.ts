import icon192 from '../../ui/icons/icon-192.png?no-inline';
import icon512 from '../../ui/icons/icon-512.png?no-inline';
import iconMaskable from '../../ui/icons/icon-maskable.png?no-inline';

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const MANIFEST = {
  id: '/',
  name: 'Broetry',
  short_name: 'Broetry',
  description: 'Nothing happened, so post about it. A parody.',
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
  ],
} as const;

/** GET /manifest.webmanifest: makes the site installable. */
export function loader(): Response {
  return new Response(JSON.stringify(MANIFEST), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
