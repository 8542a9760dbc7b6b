import type { Meaning } from '../../domain/cards/meaning-card.ts';
import { drawTranslation } from '../../domain/cards/post-pictures.server.ts';
import { readCardToken } from '../../domain/writing/translation-card.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/card-picture-route';

/** GET /translate/card.png?t=&size=link|square|preview: the card as a PNG, or the preview of its link. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, address } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const words = readCardToken(services.secret, params.get('t') ?? '');
  if (!words) return problemResponse('not-found', { requestId });
  const taken = await services.rateLimits.take('translation-card', address);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const picture = await draw(services, words, params.get('size'));
  if (!picture) return problemResponse('not-found', { requestId });
  const disposition = params.has('download') ? 'attachment' : 'inline';
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `${disposition}; filename="they-said-they-meant.png"`,
      'cache-control': 'private, max-age=3600',
    },
  });
}

function draw(services: Services, words: Meaning, size: string | null): Promise<Buffer | null> {
  if (size === 'preview') return drawTranslation(services, words);
  return services.pictures.meaning(words, size === 'square' ? 'square' : 'link');
}
