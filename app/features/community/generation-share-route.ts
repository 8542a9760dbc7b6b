import { shareGeneration, shareStateOf } from '../../domain/posts/sharing.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/generation-share-route';
import { shareResponse } from './share-response.ts';

export const middleware = [allowMethods('GET, POST')];

/** GET /api/generations/{id}/share: whether this very version has been shared, and is held. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const state = viewer.kind === 'member' ? await shareStateOf(services, viewer, params.id) : null;
  if (!state) return problemResponse('not-found', { requestId });
  return Response.json(state, { headers: { 'cache-control': 'private, no-store' } });
}

/** POST shares it: 201, 409 when the text is shared already. */
export const action = memberAction(
  async ({ services, member, requestId }, { params }: Route.ActionArgs) =>
    shareResponse(await shareGeneration(services, member, params.id), requestId),
  { guestError: 'not-found' },
);
