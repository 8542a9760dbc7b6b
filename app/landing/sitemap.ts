import { dateOf, parseDate } from '../utc-days.ts';
import { xmlText } from '../xml-text.ts';

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

/** So many posts stand in one file with the pages. Where there are more, each day has a file of its own. */
export const POSTS_IN_ONE_FILE = 10_000;
/** So many addresses the format allows in a file: what a day has beyond them is not listed. */
export const MOST_IN_A_FILE = 50_000;

type Address = { path: string; changedAt?: number };

/** One file of addresses, absolute, of `origin`. */
export function sitemapXml(addresses: readonly Address[], origin: string): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${xmlText(origin + path)}</loc>${changed}</url>`;
  });
  return wrapped('urlset', urls);
}

/** The file that names others: one of the pages, and one of each of these UTC days, by `?part=`. */
export function sitemapIndexXml(days: readonly number[], origin: string): string {
  const parts = [PAGES, ...days.map(dateOf)];
  const entries = parts.map(
    (part) => `<sitemap><loc>${xmlText(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`,
  );
  return wrapped('sitemapindex', entries);
}

function wrapped(name: string, lines: readonly string[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const open = `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${[head, open, ...lines, `</${name}>`].join('\n')}\n`;
}

const PAGES = 'pages';

/** What a file holds: all there is, the pages alone, or the posts of one UTC day (in days since 1970). */
export type SitemapPart = 'all' | 'pages' | { day: number };

/** What `?part=` asks for, or null when it is no part. */
export function parsePart(asked: string | null): SitemapPart | null {
  if (asked === null) return 'all';
  if (asked === PAGES) return 'pages';
  const day = parseDate(asked);
  return day === null ? null : { day };
}
