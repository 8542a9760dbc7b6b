import { listBest } from '../../domain/community/hall-of-fame.server.ts';
import { type FeedPost, listFeed } from '../../domain/community/feed.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { postLines } from '../../domain/posts/post.ts';
import { ANONYMOUS } from '../../domain/members/viewer.ts';
import { xmlText } from '../../platform/text/display-text.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/feed-xml-route';
import { FEED_TYPES, type FeedKind, feedPath, FEEDS } from '../community/feeds.ts';

export const handle = {
  readers: 'guests',
  isSigned: true,
  shared: {},
  needs: 'hasCommunity',
} satisfies RouteHandle;

const NEWEST = 20;

/** GET /community.xml, /community.atom, /best.xml, /best.atom: for feed readers, the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, look } = context.get(requestContext);
  const { pathname } = new URL(request.url);
  const of = pathname.startsWith('/best') ? 'best' : 'community';
  const format = pathname.endsWith('.atom') ? 'atom' : 'xml';
  const { params } = parseFeedParams(new URLSearchParams());
  const posts =
    of === 'best'
      ? await listBest(services, ANONYMOUS)
      : (await listFeed(services, ANONYMOUS, { ...params, limit: NEWEST })).posts;
  const site = { origin: services.publicOrigin, name: look.name };
  const write = format === 'atom' ? atomFeed : rssFeed;
  return new Response(write({ of, format }, posts, site), {
    headers: {
      'content-type': `${FEED_TYPES[format]}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
    },
  });
}

/** The site of a feed: its addresses are absolute, of `origin`. */
export type FeedSite = { origin: string; name: string };

const ABOUT = 'What people have shared: posts about nothing, at length.';

/** Posts as RSS 2.0. Text stays text. */
export function rssFeed(kind: FeedKind, posts: readonly FeedPost[], site: FeedSite): string {
  const { title, page, self } = headOf(kind, site);
  const items = posts.map((post) => {
    const { url, firstLine, author, html } = entryOf(post, site);
    return `<item>
<title>${firstLine}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<dc:creator>${author}</dc:creator>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
<description>${html}</description>
</item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${page}</link>
<description>${ABOUT}</description>
<language>en</language>
<atom:link href="${self}" rel="self" type="${FEED_TYPES.xml}"/>
${items.join('')}</channel>
</rss>
`;
}

/** Posts as Atom. Text stays text. */
export function atomFeed(kind: FeedKind, posts: readonly FeedPost[], site: FeedSite): string {
  const { title, page, self } = headOf(kind, site);
  const newest = Math.max(0, ...posts.map(({ createdAt }) => createdAt));
  const entries = posts.map((post) => {
    const { url, firstLine, author, html } = entryOf(post, site);
    return `<entry>
<id>${url}</id>
<title>${firstLine}</title>
<link href="${url}"/>
<updated>${new Date(post.createdAt).toISOString()}</updated>
<author><name>${author}</name></author>
<content type="html">${html}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${self}</id>
<title>${title}</title>
<subtitle>${ABOUT}</subtitle>
<updated>${new Date(newest).toISOString()}</updated>
<link href="${page}"/>
<link href="${self}" rel="self" type="${FEED_TYPES.atom}"/>
${entries.join('')}</feed>
`;
}

/** The title and the addresses of a feed, escaped. */
function headOf(kind: FeedKind, { origin, name }: FeedSite) {
  const { page, title } = FEEDS[kind.of];
  return {
    title: xmlText(`${title} · ${name}`),
    page: xmlText(origin + page),
    self: xmlText(origin + feedPath(kind)),
  };
}

/** A post in a feed, escaped. Its HTML is escaped twice: as what the post says, and in the feed. */
function entryOf({ id, text, authorName }: FeedPost, { origin }: FeedSite) {
  const lines = postLines(text);
  return {
    url: xmlText(`${origin}/post/${id}`),
    firstLine: xmlText(lines[0] ?? authorName),
    author: xmlText(authorName),
    html: xmlText(lines.map((line) => `<p>${xmlText(line)}</p>`).join('')),
  };
}
