import { voteForRequest } from '../../domain/feature-requests/requests.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/request-votes-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /requests/{id}/votes: votes for a request with `vote=yes`, takes the vote back with another one. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    (services, member, form) =>
      voteForRequest(services, member, {
        requestId: args.params.id,
        isFor: formText(form, 'vote') === 'yes',
      }),
    { page: '/requests' },
  );
