import { sharePost, unsharePost } from '../../domain/posts/sharing.server.ts';
import { allowMethods, requireCommunity } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/share-route';
import { shareResponse } from './share-response.ts';

const requireCommunityToShare = (
  args: Parameters<typeof requireCommunity>[0] & { request: Request },
) => (args.request.method === 'POST' ? requireCommunity(args) : undefined);

export const middleware = [allowMethods('POST, DELETE'), requireCommunityToShare];

/** POST /api/posts/{id}/share: 201, 409 when the text is shared already. DELETE takes it back: 204. */
export const action = memberAction(
  async ({ services, member, requestId }, { request, params }: Route.ActionArgs) =>
    request.method === 'POST'
      ? shareResponse(await sharePost(services, member, params.id), requestId)
      : unsharePost(services, member, params.id),
  { guestError: 'not-found' },
);
