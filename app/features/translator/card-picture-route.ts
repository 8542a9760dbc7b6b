import { drawSignedPreview } from '../../domain/cards/post-pictures.server.ts';
import { readCardToken } from '../../domain/translator/translation-card.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/card-picture-route';

export const handle = { readers: 'guests', query: ['t', 'size', 'download'] } satisfies RouteHandle;

/** GET /translate/card.png?t=&size=link|square|preview: the card as a PNG, or the preview of its link. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, address } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const card = readCardToken(services.secret, params.get('t') ?? '');
  if (!card) return problemResponse({ reason: 'forged-link' }, requestId);
  const taken = await services.rateLimits.take('translation-card', address);
  if (!taken.ok) return problemResponse(taken, requestId);
  const size = params.get('size');
  const picture = await (size === 'preview'
    ? drawSignedPreview(services, card)
    : services.pictures.signed(
        { card, size: size === 'square' ? 'square' : 'link' },
        services.requester,
      ));
  return pictureResponse(picture, {
    name: 'said' in card ? 'they-said-they-meant.png' : 'verdict.png',
    cacheControl: 'private, max-age=3600',
    requestId,
    isDownload: params.has('download'),
  });
}
