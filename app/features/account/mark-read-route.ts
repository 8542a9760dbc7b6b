import { markRead } from '../../domain/notifications/notifications.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/mark-read-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /notifications/{id}/read: marks a notification as read. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, (services, member) => markRead(services, member, args.params.id), {
    page: '/notifications',
  });
