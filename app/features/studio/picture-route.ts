import { readCardLook } from '../../domain/cards/card-look.ts';
import { parsePictureSize } from '../../domain/cards/picture-sizes.ts';
import { drawCarousel, drawGeneration } from '../../domain/cards/post-pictures.server.ts';
import { parseChoice } from '../../domain/posts/section-choice.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/picture-route';

/**
 * GET /api/generations/{id}/picture?size=&stamp&comments=: the viewer's own post as a PNG, with the card studio's look
 * (`readCardLook`), and optionally its score and the house comments. An invalid look or choice is a 422 with its
 * field. `size=carousel` answers with a PDF of one line a page. Guests get a 404; they sign up first (docs/product.md §5).
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const query = new URL(request.url).searchParams;
  if (query.get('size') === 'carousel') {
    const pdf = await drawCarousel(services, viewer, params.id);
    if (!pdf) return problemResponse('not-found', { requestId });
    return ownFile(pdf, 'application/pdf', 'linkedin-post.pdf');
  }
  const read = readCardLook(query);
  if (!read.ok) {
    const { field, message: title } = read.error;
    return problemResponse('invalid-field', { requestId, title, field });
  }
  const size = parsePictureSize(query.get('size'));
  const chosen = query.get('comments');
  const comments = chosen === null ? null : parseChoice(chosen);
  if (chosen !== null && comments === null) {
    const title = 'There are no such comments. Take other ones and try again.';
    return problemResponse('invalid-field', { requestId, title, field: 'comments' });
  }
  const options = { size, isStamped: query.has('stamp'), comments, look: read.look };
  const drawn = await drawGeneration(services, viewer, params.id, options);
  if (!drawn) return problemResponse('not-found', { requestId });
  if ('refused' in drawn) {
    const title = drawn.refused;
    return problemResponse('invalid-field', { requestId, title, field: 'headline' });
  }
  return ownFile(drawn.picture, 'image/png', 'linkedin-post.png');
}

function ownFile(bytes: Buffer, type: string, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      // The next user of this browser may be another person.
      'cache-control': 'private, no-store',
    },
  });
}
