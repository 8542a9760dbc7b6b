import { removeResource } from '../../domain/moderation/removals.server.ts';
import { readHideReason } from '../../domain/screening/report.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-resource-route';
import { PICTURE_DELETED, PICTURE_REMOVED } from './resources-words.ts';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/**
 * POST /resources/{id}/delete: deletes the viewer's own picture. Admins give a `reason` and get an `undoId`: POST
 * /admin/decisions/{undoId}/undo undoes that removal.
 */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    (services, member, form) =>
      removeResource(services, member, args.params.id, readHideReason(form.get('reason'))),
    {
      page: '/resources',
      done: ({ undoId }) => ({
        to: '/resources',
        words: undoId === null ? PICTURE_DELETED : PICTURE_REMOVED,
      }),
    },
  );
