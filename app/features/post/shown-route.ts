import { showVersion } from '../../domain/posts/versions.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/shown-route';

export const middleware = [allowMethods('PUT')];

/** PUT /api/generations/{id}/shown: selects the version that the saved post shows. 204. */
export const action = memberAction(
  ({ services, member }, { params }: Route.ActionArgs) => showVersion(services, member, params.id),
  { guestError: 'not-found' },
);
