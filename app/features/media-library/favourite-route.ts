import { setFavourite } from '../../domain/media-library/resources.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/favourite-route';

export const middleware = [allowMethods('PUT, DELETE')];

/** PUT /api/resources/{id}/favourite marks a picture as a favourite, DELETE removes the mark: 204. */
export const action = memberAction(({ services, member }, { request, params }: Route.ActionArgs) =>
  setFavourite(services, member, params.id, request.method === 'PUT'),
);
