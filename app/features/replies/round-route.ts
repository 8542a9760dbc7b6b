import { deleteOwnRound } from '../../domain/writing/reply-rounds.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { handleDelete } from '../request/handle-delete.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/round-route';

/** DELETE /api/replies/{id}: an own round of replies. 204. */
export function action({ params, ...args }: Route.ActionArgs): Promise<Response> {
  return handleDelete(
    args,
    (services, member) => deleteOwnRound(services, member, params.id),
    'not-found',
  );
}

/** A round is read on the page of the reply generator. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
