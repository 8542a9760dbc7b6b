import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/picture-route';
import { drawGeneration } from './draw-generation.server.ts';
import { parsePictureSize } from './picture-sizes.ts';

/** GET /api/generations/{id}/picture?size=&stamp: an own post as a PNG, with its score on it if wanted. Guests sign up first (docs/product.md §5). */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const size = parsePictureSize(asked.get('size'));
  const picture =
    viewer.kind === 'member'
      ? await drawGeneration(services, viewer, params.id, size, asked.has('stamp'))
      : null;
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="linkedin-post.png"',
      'cache-control': 'private, max-age=300',
    },
  });
}
