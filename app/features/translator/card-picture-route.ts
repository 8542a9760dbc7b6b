import { drawSignedPreview } from '../../domain/cards/post-pictures.server.ts';
import { readCardToken } from '../../domain/writing/translation-card.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { pictureResponse } from '../request/picture-response.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/card-picture-route';

/** GET /translate/card.png?t=&size=link|square|preview: the card as a PNG, or the preview of its link. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, address } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const card = readCardToken(services.secret, params.get('t') ?? '');
  if (!card) return problemResponse('forged-link', { requestId });
  const taken = await services.rateLimits.take('translation-card', address);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const size = params.get('size');
  const picture = await (size === 'preview'
    ? drawSignedPreview(services, card)
    : services.pictures.signed(card, size === 'square' ? 'square' : 'link'));
  return pictureResponse(picture, {
    name: 'said' in card ? 'they-said-they-meant.png' : 'verdict.png',
    cacheControl: 'private, max-age=3600',
    requestId,
    isDownload: params.has('download'),
  });
}
