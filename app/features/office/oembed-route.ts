import { PICTURE_SIZES } from '../../domain/cards/picture-sizes.ts';
import { type FeedPost, findSharedPost } from '../../domain/community/feed.server.ts';
import { readSwitches } from '../../domain/instance/instance.server.ts';
import { postLines } from '../../domain/posts/post.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { ANONYMOUS } from '../../domain/members/viewer.ts';
import { xmlText } from '../../platform/text/display-text.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/oembed-route';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';

export const handle = {
  readers: 'guests',
  isSigned: true,
  query: ['url', 'format', 'maxwidth', 'maxheight'],
  shared: {},
  needs: 'hasCommunity',
} satisfies RouteHandle;

const WIDTH = 550;
/** What a letter takes of a line and a paragraph of the page, in pixels, in the usual styles of a quotation. */
const LETTER = 8;
const LINE = 24;

/** GET /oembed?url=&maxwidth=&maxheight=&format=: a shared post for other sites (oembed.com). 404 for other addresses, 501 for XML. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, look } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  if ((query.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 });
  const id = postIdOf(query.get('url'), services.publicOrigin);
  const post = id === null ? null : await findSharedPost(services, ANONYMOUS, id);
  if (!post) return problemResponse(NOT_FOUND, requestId);
  const headers = { 'cache-control': 'public, max-age=300' };
  const site = { origin: services.publicOrigin, name: look.name };
  const most = { width: limitOf(query.get('maxwidth')), height: limitOf(query.get('maxheight')) };
  // A signed address opens this description, and no picture.
  const hasPicture = !(await readSwitches(services.db)).isPrivate;
  return Response.json(oembedOf(post, site, { ...most, hasPicture }), { headers });
}

/** The id in the address of a post, as people copy it: http or https, with a slash at the end, a query or a fragment. */
function postIdOf(address: string | null, origin: string): string | null {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(origin).host) return null;
  return /^\/post\/([0-9a-z]{1,60})\/*$/i.exec(url.pathname)?.[1] ?? null;
}

function limitOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Infinity;
}

/** The oEmbed response of a post: type rich. Its HTML is a quotation without script; a picture that is too large is left out. */
function oembedOf(
  post: FeedPost,
  { origin, name }: { origin: string; name: string },
  most: { width: number; height: number; hasPicture: boolean },
) {
  const url = `${origin}/post/${post.id}`;
  const lines = postLines(post.text);
  const paragraphs = lines.map((line) => `<p>${xmlText(line)}</p>`).join('');
  const width = Math.min(WIDTH, most.width);
  const rows = lines.reduce((sum, { length }) => sum + 1 + Math.ceil((length * LETTER) / width), 2);
  const picture = PICTURE_SIZES.link;
  const fits = most.hasPicture && picture.width <= most.width && picture.height <= most.height;
  const source = `<p>${xmlText(post.authorName)}, <a href="${xmlText(url)}">${SATIRE_MARK}</a></p>`;
  return {
    version: '1.0',
    type: 'rich',
    title: lines[0] ?? post.authorName,
    author_name: post.authorName,
    provider_name: name,
    provider_url: origin,
    cache_age: 300,
    ...(fits && {
      thumbnail_url: `${url}/picture.png?size=link`,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: `<blockquote>${paragraphs}${source}</blockquote>`,
    width,
    height: Math.min(rows * LINE, most.height),
  };
}
