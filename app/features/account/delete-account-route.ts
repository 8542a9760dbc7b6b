import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { leave } from '../../domain/sign-in/change-account.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly, redirectTo } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/delete-account-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /account/delete: deletes the account, and leads to the landing page. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member, form) => {
      const left = await leave(services, member, formText(form, 'confirmation'));
      if (left.ok) throw redirectTo('/');
      return left;
    },
    { page: SETTINGS_PATH },
  );
