import { ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { parseLiveCard } from '../../domain/writing/generation-request.ts';
import { writeLiveCard } from '../../domain/writing/live-cards.server.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/live-card-route';

export const middleware = [allowMethods('POST'), requireWriting];

/** POST /api/live-cards with the form of a new post: its first lines. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseLiveCard);
  if (!parsed.ok) return parsed.response;
  const client = { owner: ownerOf(viewer, ensureGuestId), address };
  const written = await writeLiveCard(services, client, parsed);
  if (!written.ok) return rejectionResponse(written, requestId);
  return Response.json(written.card, { headers: { 'cache-control': 'no-store' } });
}
