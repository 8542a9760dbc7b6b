import { saveProfile } from '../../domain/sign-in/change-account.server.ts';
import { PROFILE_SAVED, SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/profile-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/profile: saves name and bio. */
export const action = (args: Route.ActionArgs) =>
  answerMember(args, saveProfile, {
    page: SETTINGS_PATH,
    form: PLAIN_FORMS.profile,
    done: () => ({ words: PROFILE_SAVED }),
  });
