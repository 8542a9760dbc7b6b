import { listBest } from '../../domain/community/hall-of-fame.server.ts';
import { type FeedPost, listFeed } from '../../domain/community/feed.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { postLines } from '../../domain/posts/post.ts';
import { ANONYMOUS } from '../../platform/http/viewer.ts';
import { xmlText } from '../../platform/text/display-text.ts';
import { requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/feed-xml-route';
import { FEED_TYPES, type FeedKind, feedPath, FEEDS } from '../community/feeds.ts';

const NEWEST = 20;

export const middleware = [requireCommunity];

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
  const write = format === 'atom' ? atomFeed : rssFeed;
  return new Response(
    write({ of, format }, posts, { origin: services.publicOrigin, name: look.name }),
    {
      headers: {
        'content-type': `${FEED_TYPES[format]}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
      },
    },
  );
}

const ABOUT = 'What people have shared: posts about nothing, at length.';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** The site of a feed: its addresses are absolute, of `origin`. */
export type FeedSite = { origin: string; name: string };

/** Posts as RSS 2.0. Text stays text. */
export function rssFeed(
  kind: FeedKind,
  posts: readonly FeedPost[],
  { origin, name }: FeedSite,
): string {
  const { page, title } = FEEDS[kind.of];
  const lines = [
    XML,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${title} · ${name}`),
    element('link', origin + page),
    element('description', ABOUT),
    element('language', 'en'),
    `<atom:link href="${xmlText(origin + feedPath(kind))}" rel="self" type="${FEED_TYPES.xml}"/>`,
    ...posts.map((post) => itemOf(post, origin)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Posts as Atom. Text stays text. */
export function atomFeed(
  kind: FeedKind,
  posts: readonly FeedPost[],
  { origin, name }: FeedSite,
): string {
  const { page, title } = FEEDS[kind.of];
  const newest = Math.max(0, ...posts.map(({ createdAt }) => createdAt));
  const lines = [
    XML,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', origin + feedPath(kind)),
    element('title', `${title} · ${name}`),
    element('subtitle', ABOUT),
    element('updated', new Date(newest).toISOString()),
    `<link href="${xmlText(origin + page)}"/>`,
    `<link href="${xmlText(origin + feedPath(kind))}" rel="self" type="${FEED_TYPES.atom}"/>`,
    ...posts.map((post) => entryOf(post, origin)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryOf(post: FeedPost, origin: string): string {
  const url = `${origin}/post/${post.id}`;
  return [
    '<entry>',
    element('id', url),
    element('title', postLines(post.text)[0] ?? post.authorName),
    `<link href="${xmlText(url)}"/>`,
    element('updated', new Date(post.createdAt).toISOString()),
    `<author>${element('name', post.authorName)}</author>`,
    `<content type="html">${xmlText(paragraphsOf(post))}</content>`,
    '</entry>',
  ].join('\n');
}

// HTML, so what the post says is escaped here and once more in the feed.
function paragraphsOf({ text }: FeedPost): string {
  return postLines(text)
    .map((line) => `<p>${xmlText(line)}</p>`)
    .join('');
}

function itemOf(post: FeedPost, origin: string): string {
  const url = `${origin}/post/${post.id}`;
  return [
    '<item>',
    element('title', postLines(post.text)[0] ?? post.authorName),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('dc:creator', post.authorName),
    element('pubDate', new Date(post.createdAt).toUTCString()),
    element('description', paragraphsOf(post)),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
