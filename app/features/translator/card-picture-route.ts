import { drawTranslation, drawVerdict } from '../../domain/cards/post-pictures.server.ts';
import { readCardToken, type SignedCard } from '../../domain/writing/translation-card.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
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
  const picture = await draw(services, card, params.get('size'));
  if (!picture) return problemResponse('not-found', { requestId });
  const disposition = params.has('download') ? 'attachment' : 'inline';
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `${disposition}; filename="${'said' in card ? 'they-said-they-meant' : 'verdict'}.png"`,
      'cache-control': 'private, max-age=3600',
    },
  });
}

function draw(services: Services, card: SignedCard, size: string | null): Promise<Buffer | null> {
  const side = size === 'square' ? 'square' : 'link';
  if ('said' in card) {
    return size === 'preview'
      ? drawTranslation(services, card)
      : services.pictures.meaning(card, side);
  }
  return size === 'preview' ? drawVerdict(services, card) : services.pictures.verdict(card, side);
}
