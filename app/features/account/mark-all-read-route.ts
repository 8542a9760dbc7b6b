import { markAllRead } from '../../domain/notifications/notifications.server.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/mark-all-read-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /notifications/read: marks all notifications as read. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, markAllRead, { page: '/notifications' });
