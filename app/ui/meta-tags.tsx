import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useHydrated } from './hydration.ts';
import linkPreview from './icons/link-preview.png?no-inline';

/** What the browser's tab says: the page, then the name. */
export function pageTitle(page: string): string {
  return `${page} · Broetry`;
}

/** What a machine is told about a page. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string };

type Picture = { path: string; alt: string };

type Page = {
  title: string;
  description: string;
  /** The page's one address, without what only filters or leads on. */
  path: string;
  /** Of the site, never what a request claims. Absent when the site could not be asked: then nothing is promised. */
  origin: string | undefined;
  /** What a link to it shows; the site's own picture without it. 1200 by 627 pixels, a PNG. */
  picture?: Picture;
  /** What the tab says where that is not the title and the name. */
  tab?: string;
  type?: 'website' | 'article';
};

const PICTURE_SIZE = { width: '1200', height: '627' };
const SITE_PICTURE: Picture = {
  path: linkPreview,
  alt: '“I made a sandwich.” Beside it the long post that it became.',
};

/** The tags of a public page: title, description, canonical address, Open Graph and Twitter card. */
export function pageMeta(page: Page): MetaTag[] {
  const { title, description, path, origin, tab = pageTitle(title), type = 'website' } = page;
  const tags: MetaTag[] = [{ title: tab }, { name: 'description', content: description }];
  if (origin === undefined) return tags;
  const url = origin + path;
  const picture = page.picture ?? SITE_PICTURE;
  const image = origin + picture.path;
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Broetry' },
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

type Match = { id: string; loaderData?: unknown } | undefined;

/** The origin of the site, as the root of a page knows it: for `meta` functions. */
export function originOf(matches: readonly Match[]): string | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const origin = typeof data === 'object' && data !== null && 'origin' in data && data.origin;
  return typeof origin === 'string' ? origin : undefined;
}

/**
 * A page for machines, as schema.org has it. Only in what the server sends: machines read nothing else, and the
 * policy forbids to make scripts in the browser, also those that never run.
 */
export function StructuredData({ of }: { of: object }) {
  const isAwake = useHydrated();
  const nonce = useRouteLoaderData<{ nonce?: string }>('root')?.nonce;
  // No sign is left with which the text could end the script or begin a comment. It stays what it was: in the
  // browser even a change of it is forbidden.
  const [json] = useState(() =>
    isAwake ? null : JSON.stringify(of).replaceAll('<', String.raw`\u003c`),
  );
  if (json === null) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- as a child React would escape the quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
