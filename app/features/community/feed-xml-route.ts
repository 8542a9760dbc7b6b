import { type FeedPost, listFeed } from '../../domain/community/feed.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { postLines } from '../../domain/posts/post.ts';
import { ANONYMOUS } from '../../platform/http/viewer.ts';
import { xmlText } from '../../platform/text/display-text.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/feed-xml-route';

const NEWEST = 20;

/** GET /community/feed.xml: the newest posts for feed readers, the same for everybody. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const { params } = parseFeedParams(new URLSearchParams());
  const { posts } = await listFeed(services, ANONYMOUS, { ...params, limit: NEWEST });
  return new Response(feedXml(posts, services.publicOrigin), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}

/** The newest posts as RSS 2.0. All addresses are absolute, of `origin`; text stays text. */
export function feedXml(posts: readonly FeedPost[], origin: string): string {
  const head = [
    element('title', 'Broetry: Community Posts'),
    element('link', `${origin}/community`),
    element('description', 'What people have shared: posts about nothing, at length.'),
    element('language', 'en'),
    `<atom:link href="${xmlText(`${origin}/community/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    ...head,
    ...posts.map((post) => itemOf(post, origin)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemOf(post: FeedPost, origin: string): string {
  const url = `${origin}/post/${post.id}`;
  const paragraphs = postLines(post.text).map((line) => `<p>${xmlText(line)}</p>`);
  return [
    '<item>',
    element('title', postLines(post.text)[0] ?? post.authorName),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('dc:creator', post.authorName),
    element('pubDate', new Date(post.createdAt).toUTCString()),
    // The description is HTML as text, so what the post says is escaped twice.
    element('description', paragraphs.join('')),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
