import { xmlText } from '../../platform/text/display-text.ts';

/** What everybody may read, besides the posts. */
export const PUBLIC_PAGES = [
  '/',
  '/community',
  '/hall-of-fame',
  '/prompt',
  '/generator',
  '/reply-generator',
  '/translate',
  '/signup',
  '/login',
  '/developers',
  '/bookmarklet',
  '/terms',
  '/privacy',
  '/community/removals',
] as const;

/** The most addresses that the format allows in a file. */
export const MAX_ADDRESSES = 50_000;

type Address = { path: string; changedAt?: number };

/** A sitemap of addresses of `origin`. */
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
