import { shareGeneration, shareStateOf } from '../../domain/posts/sharing.server.ts';
import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/generation-share-route';
import { shareResponse } from './share-response.ts';

/** GET /api/generations/{id}/share: whether this very version has been shared, and is held. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const state = viewer.kind === 'member' ? await shareStateOf(services, viewer, params.id) : null;
  if (!state) return problemResponse('not-found', { requestId });
  return Response.json(state, { headers: { 'cache-control': 'private, no-store' } });
}

/** POST shares it: 201, 409 when the text is shared already. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'POST') return onlyMethods('GET, POST', requestId);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const rejection = await rejectBody(request, requestId);
  return rejection ?? shareResponse(await shareGeneration(services, viewer, params.id), requestId);
}
