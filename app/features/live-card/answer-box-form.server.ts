import type { LiveCardSource } from '../../domain/writing/generation-request.ts';
import { answerLiveCardForm, type GivenCard } from '../../domain/writing/live-cards.server.ts';
import { previewPath } from '../generator/post-history.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Answers the form of a box on a page without script: with its card and the status of the response, or with the path of the
 * result screen when the whole post was written.
 */
export async function answerBoxForm(
  { services, viewer, address, ensureGuestId }: RequestContext,
  request: Request,
  form: FormData,
  via: LiveCardSource['via'],
): Promise<{ ok: true; path: string } | { ok: false; given: GivenCard; status: number }> {
  const userAgent = request.headers.get('user-agent') ?? '';
  const client = { via, viewer, address, ensureGuestId, userAgent };
  const answer = await answerLiveCardForm(services, client, form, request.signal);
  return 'postId' in answer
    ? { ok: true, path: previewPath(answer.postId) }
    : { ok: false, ...answer };
}
