import { PRODUCT_NAME } from '../platform/text/instance-look.ts';
import linkPreview from './icons/link-preview.png?no-inline';

/**
 * The site in titles and tags. The `meta` of the root sets it: the router calls that first, in one synchronous pass with
 * that of the page. The origin is the configured one, never the request's Host; empty when the root loader failed.
 */
export const metaSite: { name: string; origin: string } = { name: PRODUCT_NAME, origin: '' };

/** Returns the document title: the page's title, then the site's name. Only for `meta` functions. */
export function pageTitle(page: string): string {
  return `${page} · ${metaSite.name}`;
}

/** A meta tag of a route. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }
  | { 'script:ld+json': object };

/** Keeps a page out of search engines. */
export const NOINDEX = { name: 'robots', content: 'noindex' };

type Picture = { path: string; alt: string };

type Page = {
  title: string;
  description: string;
  /** Canonical path, without filter and cursor parameters. */
  path: string;
  /** Link preview image: PNG, 1200 × 627 pixels. Default: the site's image. */
  picture?: Picture;
  /** Document title, when it differs from `pageTitle(title)`. */
  tab?: string;
  type?: 'website' | 'article';
};

const PICTURE_SIZE = { width: '1200', height: '627' };
const SITE_PICTURE: Picture = {
  path: linkPreview,
  alt: '“I made a sandwich.” Beside it the long post that it became.',
};

/**
 * Returns the tags of a public page: title, description, canonical URL, Open Graph and Twitter card. Without the site's
 * origin there are no link tags.
 */
export function pageMeta(page: Page): MetaTag[] {
  const { title, description, path, tab = pageTitle(title), type = 'website' } = page;
  const tags: MetaTag[] = [{ title: tab }, { name: 'description', content: description }];
  if (metaSite.origin === '') return tags;
  const url = metaSite.origin + path;
  const picture = page.picture ?? SITE_PICTURE;
  const image = metaSite.origin + picture.path;
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: metaSite.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: PICTURE_SIZE.width },
    { property: 'og:image:height', content: PICTURE_SIZE.height },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: picture.alt },
  ];
}

/**
 * Returns schema.org data as JSON-LD. On the server only: crawlers read nothing else, and the Content-Security-Policy
 * forbids scripts created in the browser.
 */
export function structuredData(of: object): MetaTag[] {
  return typeof document === 'undefined' ? [{ 'script:ld+json': of }] : [];
}
