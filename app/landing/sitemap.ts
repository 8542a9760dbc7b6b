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

/** So many posts stand in one file. The format allows 50,000 addresses; this many are read in one go. */
export const POSTS_IN_A_FILE = 10_000;

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

/** The file that names `files` others: they are asked for by `?page=`, from 1 on. */
export function sitemapIndexXml(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) =>
      `<sitemap><loc>${xmlText(`${origin}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`,
  );
  return wrapped('sitemapindex', entries);
}

function wrapped(name: string, lines: readonly string[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const open = `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${[head, open, ...lines, `</${name}>`].join('\n')}\n`;
}

/** The page that `?page=` asks for: null without one, `undefined` when it is none. */
export function parsePage(asked: string | null): number | null | undefined {
  if (asked === null) return null;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
