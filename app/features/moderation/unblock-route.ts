import { handleDelete } from '../request/handle-delete.server.ts';
import { onlyMethods } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/unblock-route';
import { unblock } from '../../domain/moderation/blocks.server.ts';

/** DELETE /api/blocks/{id} takes an own block away: 204. */
export function action({ params, ...asked }: Route.ActionArgs): Promise<Response> {
  return handleDelete(asked, (services, member) => unblock(services, member, params.id));
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods('DELETE', context.get(requestContext).requestId);
}
