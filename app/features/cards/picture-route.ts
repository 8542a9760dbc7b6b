import { readCardLook, readPictureDress } from '../../domain/cards/card-look.ts';
import { parsePictureSize } from '../../domain/cards/picture-sizes.ts';
import { drawPostCarousel, drawGeneration } from '../../domain/cards/post-pictures.server.ts';
import { undrawnHeader } from '../../domain/card-fonts/undrawn-characters.ts';
import { FIRST_CHOICE, parseChoice } from '../../domain/posts/section-choice.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { invalidField, NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/picture-route';

export const handle = {
  readers: 'members',
  query: [
    'size',
    'stamp',
    'comments',
    'width',
    'theme',
    'fold',
    'headline',
    'age',
    'degree',
    'reactionCount',
    'ring',
    'marks',
    'background',
    'premise',
    'below',
  ],
} satisfies RouteHandle;

/**
 * GET /api/generations/{id}/picture?size=&stamp&comments=: the viewer's own post as a PNG, with the card studio's look
 * (`readCardLook`), its dress (`readPictureDress`), and optionally its score and the house comments. An invalid look, dress
 * or choice is a 422 with its field. A header names the characters that no font draws. `size=carousel` answers with a PDF of one line a page. Guests get a 404; they sign up first (docs/product.md §5).
 * Both have limits of their own (§9).
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, address, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse(NOT_FOUND, requestId);
  const query = new URL(request.url).searchParams;
  const isCarousel = query.get('size') === 'carousel';
  const kind = isCarousel ? 'carousel' : 'picture';
  const taken = await takeDrawing(services, kind, viewer, address);
  if (!taken.ok) return problemResponse(taken, requestId);
  if (isCarousel) {
    const pdf = await drawPostCarousel(services, viewer, params.id);
    if (!pdf) return problemResponse(NOT_FOUND, requestId);
    return ownFile(pdf, 'application/pdf', 'linkedin-post.pdf');
  }
  const read = readCardLook(query);
  if (!read.ok) return problemResponse(read, requestId);
  const worn = readPictureDress(query);
  if (!worn.ok) return problemResponse(worn, requestId);
  const size = parsePictureSize(query.get('size'));
  const chosen = query.get('comments');
  const comments = chosen === null ? FIRST_CHOICE : parseChoice(chosen);
  if (comments === null) {
    const message = 'There are no such comments. Take other ones and try again.';
    return problemResponse(invalidField('comments', message), requestId);
  }
  const options = { size, isStamped: query.has('stamp'), comments, dress: worn.dress };
  const drawn = await drawGeneration(services, viewer, params.id, { ...options, look: read.look });
  if ('ok' in drawn) return problemResponse(drawn, requestId);
  const more = undrawnHeader(drawn.undrawn);
  return ownFile(drawn.picture, 'image/png', 'linkedin-post.png', more);
}

function ownFile(
  bytes: Buffer,
  type: string,
  name: string,
  more: Record<string, string> = {},
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...more,
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      // The next user of this browser may be another person.
      'cache-control': 'private, no-store',
    },
  });
}
