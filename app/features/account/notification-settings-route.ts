import { saveTickedKinds } from '../../domain/notifications/notifications.server.ts';
import { PREFERENCES_SAVED } from '../../domain/notifications/notifications.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/notification-settings-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /notifications/settings: saves which kinds of notifications the member wants. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, saveTickedKinds, {
    page: '/notifications',
    done: () => ({ words: PREFERENCES_SAVED }),
  });
